# Scenario 41 in italiano.

haunt-invisible_traitor = Il traditore invisibile
say-invisible_traitor_survival = { -survival }: il traditore è diventato invisibile, e solo lui sa dove si trova. Uccidetelo, e avrete vinto. Una volta per turno puoi colpire chiunque sia forse nella tua stanza, o sparare con il Revolver in una stanza che vedi: se il traditore è lì, è un attacco come gli altri, altrimenti è sprecato. La Dinamite funziona come sempre. Il traditore può attaccare senz'arma, e allora { $dice ->
    [one] un dado ti ferisce
   *[other] { $dice } dadi ti feriscono
} senza difesa. Chi sopravvive a un attacco del traditore tira Conoscenza alla fine del suo turno: con { $way } o più sentite se è rimasto o da che parte è andato, con { $room } o più in quale stanza è. Chi ha il Teschio può iniziare il turno con un tiro di Sanità: con { $floor } o più conoscete il piano del traditore. Chi ha la Tavola degli Spiriti può iniziare il turno con un tiro di Conoscenza: con { $symbol } o più conoscete il simbolo della sua stanza. Chi scopre una stanza vi è visto da tutti. Il traditore non vi rallenta.
say-invisible_traitor_tome = { -tome }: sei diventato invisibile. Scegli in segreto dove sei; vinci quando non resta in vita nessun eroe. Ti muovi come prima, ma nessuno lo vede, e gli eroi non ti rallentano; solo quando scopri una nuova stanza tutti ti vedono lì. Una volta per turno, nella stanza di un eroe, puoi tentare un borseggio: con un tiro di Velocità di { $grabbed } o più prendi una cosa, con meno nessuno se ne accorge, con 0 l'eroe sì. Non è un attacco. Se attacchi senz'arma, { $dice ->
    [one] un dado ferisce
   *[other] { $dice } dadi feriscono
} l'eroe, che non può difendersi. L'Anello non ti dà alcun attacco. Chi sopravvive a un tuo attacco tira Conoscenza alla fine del tuo turno: con { $way } o più gli eroi sentono se sei rimasto o da che parte sei andato, con { $room } o più in quale stanza sei. Con il Teschio possono conoscere il tuo piano, e con la Tavola degli Spiriti il simbolo della tua stanza.
say-invisible_room = Sentite il traditore. La stanza è questa: { $room }.
say-invisible_stays = { $you } sente che il traditore non è andato via.
say-invisible_leaves = { $you } sente il traditore andare qui: { $room }.
say-invisible_missed = { $you } attacca, ma non c'è nessuno.
say-invisible_strikes = { $you } colpisce dal nulla { $target }.
say-invisible_floor = Il Teschio conosce il piano del traditore: { $floor }.
say-invisible_symbol = Gli spiriti conoscono il simbolo della stanza del traditore: { $symbol }.
say-invisible_no_symbol = Gli spiriti sanno che la stanza del traditore non ha simbolo.
say-invisible_noticed = { $victim } si accorge che { $you } tenta di rubare.
ask-invisible_place = Dove sei?
ask-pick_pocket_unseen-victim = A chi vuoi rubare?
ask-pick_pocket_unseen-prize = Che cosa prendi?
ask-strike_blindly-weapons = Con un'arma?
ask-shoot_blindly-spot = In quale stanza spari?
offer-ask_skull = Chiedi al Teschio il piano del traditore
offer-ask_board = Chiedi alla Tavola degli Spiriti il simbolo della stanza del traditore
offer-pick_pocket_unseen = Borseggia { $victim }
offer-strike_blindly = Colpisci chiunque sia forse nella tua stanza
offer-shoot_blindly = Spara a chiunque sia forse qui: { $spot }
end-invisible_dead = Il traditore invisibile è morto: gli eroi hanno vinto.
