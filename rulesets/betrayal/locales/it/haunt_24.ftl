# Scenario 24 in italiano.

haunt-fly_away_home = Vola via
say-fly_away_home_survival = { -survival }: i Pipistrelli riempiono la casa (Velocità { $speed }, Forza { $might }, Sanità { $sanity }), e altri ne entrano dopo ogni turno del traditore morto. La loro presenza non vi rallenta. Un Pipistrello aggrappato a voi beve: all'inizio del vostro turno subite un punto di danno fisico per ciascuno, e ciascuno vi costa uno spazio di movimento, ma mai l'ultimo. Chi batte un Pipistrello, anche uno aggrappato a qualcuno, lo uccide. Mettete in funzione l'organo nella Sala dell'Organo con un tiro di Forza di { $started } o più, poi suonatelo con un tiro di Conoscenza di { $played } o più ({ $musical } o più per chi ha la musica come passatempo): tutti i Pipistrelli che non sono aggrappati a nessuno se ne vanno, e non ne entrano altri. Vincete quando è fatto e nessuno di voi ha più un Pipistrello addosso.
say-fly_away_home_tome = { -tome }: il tuo esploratore è morto, e i Pipistrelli ti obbediscono (Velocità { $speed }, Forza { $might }, Sanità { $sanity }). Vinci quando non resta in vita nessun eroe. { $group } Pipistrelli cominciano nella Torre o nella Soffitta, { $group } nel Baratro o nelle Catacombe, dove ci sono queste stanze. Poi, dopo ogni tuo turno, { $dice } dadi dicono quanti altri ne entrano: dalla Sala d'Ingresso, dal Baratro, dalle stanze all'aperto e da quelle con finestre, uno da ciascuna prima che due dalla stessa; entrare costa uno spazio del loro movimento. Non sono mai più di { $swarm }. Un Pipistrello che attacca tira un dado: con un { $grip } si aggrappa alla preda, vi rimane e beve un punto di danno fisico all'inizio di ogni turno di quell'eroe. Un Pipistrello battuto è morto. Gli eroi cercheranno di scacciare i Pipistrelli.
swarmer-bat = Pipistrello
state-organ_runs = L'organo è in funzione
state-host = aggrappato a
say-clings = { $m } si aggrappa a { $prey }.
say-bats_come = { $n ->
    [0] Non entra nessun Pipistrello.
    [one] Entra un Pipistrello.
   *[other] Entrano { $n } Pipistrelli.
}
say-bats_leave = L'organo risuona: i Pipistrelli lasciano la casa.
ask-bats_above = Dove cominciano i Pipistrelli di sopra?
ask-bats_below = Dove cominciano i Pipistrelli del Seminterrato?
ask-swarm-spread = Da dove entrano i Pipistrelli, uno per ciascuna stanza?
ask-bats_crowd = Da dove entra un altro Pipistrello?
offer-start_organ = Metti in funzione l'organo
offer-play_organ = Suona l'organo
end-bats_driven_off = I Pipistrelli sono scacciati: gli eroi hanno vinto.
