# The Bloody Inn in italiano.

game = Locandieri del 1831 corrompono, uccidono e seppelliscono i loro ospiti, e vince il più ricco; attenti alla polizia al mattino.

## Artigiani

guest-cultivator = Coltivatore
    .text = Orto. Quando lo costruisci: { $gain } F per ogni tuo annesso degli artigiani, compreso questo.
guest-mechanic = Meccanico
    .text = Officina. Puoi costruire con { $fewer ->
        [one] un complice
       *[other] { $fewer } complici
    } in meno.
guest-distiller = Distillatore
    .text = Distilleria. Ogni mattina { $free ->
        [one] uno dei tuoi complici non chiede
       *[other] { $free } dei tuoi complici non chiedono
    } salario.
guest-gardener = Giardiniere
    .text = Giardino. Ogni mattina, quando gli ospiti partono: { $gain } F in più.
guest-landscaper = Paesaggista
    .text = Parco. Quando lo costruisci: { $gain } F. Alla fine della partita: { $bonus } F per ogni artigiano nel mazzo Uscita.
guest-butcher = Macellaio
    .text = Macelleria. Puoi uccidere insieme quanti viaggiatori vuoi, per la somma dei loro livelli.

## Commercianti

guest-newsboy = Strillone
    .text = Chiosco. Quando lo costruisci: { $gain } F per ogni tuo annesso dei commercianti, compreso questo.
guest-representative = Rappresentante
    .text = Salottino. Puoi corrompere con { $fewer ->
        [one] un complice
       *[other] { $fewer } complici
    } in meno.
guest-concierge = Concierge
    .text = Servizio in camera. Quando lo costruisci: metti un segnalino a una stanza aperta che non ne ha. Chi vi alloggia ti paga il proprio livello in F.
guest-grocer = Droghiere
    .text = Drogheria. Quando la costruisci: { $gain } F. Alla fine della partita: { $bonus } F per ogni commerciante nel mazzo Uscita.
guest-shopkeeper = Bottegaia
    .text = Bottega. Puoi corrompere insieme quanti viaggiatori vuoi, per la somma dei loro livelli.
guest-brewer = Birraio
    .text = Birreria. Puoi corrompere insieme fino a { $most } paesani.

## Religiosi

guest-novice = Novizio
    .text = Altare. Quando lo costruisci: { $gain } F per ogni tuo annesso dei religiosi, compreso questo.
guest-monk = Monaco
    .text = Camera. Quando la costruisci: metti una tua chiave al posto di una bianca.
guest-abbot = Abate
    .text = Cantina. Puoi seppellire con { $fewer ->
        [one] un complice
       *[other] { $fewer } complici
    } in meno.
guest-priest = Prete
    .text = Cappella. Quando seppellisci, puoi riprendere in mano qualsiasi complice che hai giocato.
guest-archbishop = Arcivescovo
    .text = Cripta. Puoi seppellire insieme quanti tuoi cadaveri vuoi, per la somma dei loro livelli.
guest-bishop = Vescovo
    .text = Diocesi. Quando la costruisci: { $gain } F. Alla fine della partita: { $bonus } F per ogni religioso nel mazzo Uscita.

## Nobili

guest-baron = Barone
    .text = Grande candeliere. Quando lo costruisci: { $gain } F.
guest-viscount = Visconte
    .text = Letto reale. Quando lo costruisci: { $gain } F.
guest-the_count = Conte
    .text = Sala pranzo. Quando la costruisci: { $gain } F.
guest-duke = Duca
    .text = Stalle. Quando le costruisci: { $gain } F. Alla fine della partita: { $bonus } F per ogni nobile nel mazzo Uscita.
guest-prince = Principe
    .text = Serra. Alla fine della partita: { $bonus } F per ogni assegno che hai.
guest-marquis = Marchese
    .text = Padiglione. Quando lo costruisci: { $gain } F.

## Polizia, paesani, il deposito

guest-peacekeeper = Pacificatore
    .text = Nessun annesso.
guest-brigadier = Brigadiere
    .text = Nessun annesso.
guest-brigadier_chief = Brigadiere capo
    .text = Nessun annesso.
guest-major = Maggiore
    .text = Nessun annesso.
guest-peasant = Paesano
    .text = Nessun annesso. Di casa al bistro.
card-barn = Deposito
    .text = L'annesso con cui cominci. C'è posto per { $rank ->
        [one] un cadavere
       *[other] { $rank } cadaveri
    }.

## Annessi, famiglie, azioni

annex-vegetable_garden = Orto
annex-workshop = Officina
annex-distillery = Distilleria
annex-gardens = Giardino
annex-park = Parco
annex-butchers_shop = Macelleria
annex-kiosk = Chiosco
annex-parlor = Salottino
annex-room_service = Servizio in camera
annex-grocery = Drogheria
annex-store = Bottega
annex-brewery = Birreria
annex-altar = Altare
annex-bedroom = Camera
annex-cellar = Cantina
annex-chapel = Cappella
annex-crypt = Cripta
annex-bishopric = Diocesi
annex-large_chandelier = Grande candeliere
annex-king_size_bed = Letto reale
annex-dining_room = Sala pranzo
annex-stables = Stalle
annex-greenhouse = Serra
annex-detached_house = Padiglione
family-artisan = Artigiani
    .short = art.
family-merchant = Commercianti
    .short = com.
family-police = Polizia
    .short = pol.
family-religious = Religiosi
    .short = rel.
family-noble = Nobili
    .short = nob.
family-peasantry = Paesani
    .short = paes.
deed-bribe = Corrompere
deed-build = Costruire
deed-kill = Uccidere
deed-bury = Seppellire

## Tavolo e opzioni

field-rank = Livello
field-family = Famiglia
field-money = Denaro
field-annex = Annesso
field-deed = Per
field-fewer = Complici in meno
field-gain = Guadagno
field-bonus = Alla fine
kind-room = Stanza
state-open = Aperta
state-key = Chiave
    .short = chiave
state-service = Servizio in camera
    .short = servizio
state-host = Primo giocatore
state-season = Stagione
zone-hand = Complici
    .short = complici
zone-annexes = Annessi
zone-corpses = Cadaveri non sepolti
    .short = Cadaveri
zone-graves = Sepolti qui sotto
    .short = sepolti
zone-bed = Ospite
zone-entrance = Mazzo Entrata
    .short = Entrata
zone-exit = Mazzo Uscita
    .short = Uscita
zone-bistro = Bistro
zone-box = Scatola
zone-arriving = Alla porta
counter-cash = Contanti
counter-checks = Assegni
counter-tokens = Segnalini
counter-supply = Riserva di assegni
    .short = Assegni rimasti
panel-stacks = Mazzi
panel-rooms = Stanze
step-evening = Sera
step-night = Notte
step-gravedigger = Il becchino
step-wages = Mattino: paghe
step-annex_bonuses = Premi degli annessi
option-length = Durata della partita
    .text = Nella partita lunga arrivano più viaggiatori.
game_length-short = Breve
game_length-long = Lunga
option-welcome = Come si alloggiano i viaggiatori
    .text = O il primo giocatore accompagna ogni viaggiatore in una stanza, o le stanze si riempiono in ordine.
way_to_lodge-choice = Il primo giocatore sceglie le stanze
way_to_lodge-first_come = Primo arrivato, primo servito
option-wealth = Ricchezza
    .text = Che cosa succede ai contanti oltre i 40 franchi che si possono tenere.
wealth_form-limited = Limitata dal tracciato
wealth_form-unlimited_it = Illimitata: oltre la fine del tracciato i contanti diventano assegni
wealth_form-unlimited_fr = Illimitata: tracciato senza fine, assegni scambiati liberamente
option-season_change = Quando il mazzo Uscita diventa il mazzo Entrata
moment_of_change-next_draw = Quando si deve pescare un viaggiatore e non ce ne sono più
moment_of_change-at_once = Appena si pesca l'ultimo viaggiatore
option-first_player = Primo giocatore
    .text = Se nessuno è indicato, si tira a sorte.

## Azioni

offer-bribe_travelers = Corrompi un viaggiatore
    .text = Gioca tanti complici quanto è il livello del viaggiatore. I commercianti tra loro ritornano. Il viaggiatore si unisce a te.
offer-bribe_peasants = Corrompi { $n ->
        [one] un paesano
       *[other] { $n } paesani
    }
    .text = Prendi dei paesani dal bistro. Non costa nulla.
offer-build_annex = Costruisci un annesso
    .text = Gioca tanti altri complici quanto è il livello di quello che costruisci. Gli artigiani tra loro ritornano.
offer-kill_travelers = Uccidi un viaggiatore
    .text = Gioca tanti complici quanto è il livello del viaggiatore. I poliziotti tra loro ritornano. Il cadavere è tuo, da seppellire.
offer-kill_peasant = Uccidi un paesano
    .text = Uccidi un paesano al bistro. Non costa nulla.
offer-bury_corpses = Seppellisci un cadavere
    .text = Gioca tanti complici quanto è il livello del cadavere. I religiosi tra loro ritornano. Sotto l'annesso di un altro il denaro si divide.
offer-pass = Passa
    .text = Non fai nulla, oppure cambi contanti in assegni, o assegni in contanti.

why-enough_accomplices = Hai troppo pochi complici per questo.
why-free_grave = Non ci sono abbastanza posti per seppellire.
why-peasant_in_bistro = Al bistro non c'è nessun paesano.

## Domande

ask-turns = Che cosa fai nella notte?
ask-room_for = In quale stanza alloggi questo viaggiatore: { $traveler }?
ask-bribe_travelers-targets = Chi corrompi?
ask-bribe_peasants-n = Quanti paesani corrompi?
ask-build_annex-targets = Chi trasformi in un annesso?
ask-kill_travelers-targets = Chi uccidi?
ask-bury_corpses-targets = Chi seppellisci?
ask-pay_cards-played = Quali complici giochi?
ask-pay_cards-unwanted = Quali di questi complici lasci andare?
ask-whose_grave = Sotto un annesso di chi seppellisci questo cadavere: { $corpse }?
ask-which_grave = Sotto quale annesso seppellisci questo cadavere: { $corpse }?
ask-monk-door = Quale chiave bianca sostituisci con la tua?
ask-concierge-door = A quale stanza metti il tuo servizio in camera?
ask-exchange_money-way = Cambi denaro?
exchange-no_exchange = No
exchange-cash_to_checks = Contanti in assegni
exchange-checks_to_cash = Assegni in contanti
ask-checks_to_take = Quanti assegni prendi?
ask-checks_to_cash = Quanti assegni cambi in contanti?
ask-checks_to_pay = Il becchino vuole essere pagato per { $due ->
    [one] un cadavere
   *[other] { $due } cadaveri
}. Con quanti assegni paghi?
ask-pay_wages-leavers = Non puoi pagare tutti i salari. Chi se ne va?

## Il diario: la sera

say-evening = Sera. { $host } accoglie i viaggiatori.
say-lodges = { $you } alloggia un viaggiatore ({ $room }): { $traveler }.
say-new_season = Comincia la seconda stagione: chi aveva lasciato la locanda ritorna.
say-last_round = Il mazzo Entrata è vuoto. È l'ultimo round.

## Il diario: la notte

say-plays = { $you } gioca dei complici: { $played }.
say-leave = { $you } perde dei complici: { $leavers }.
say-bribes = { $you } corrompe: { $targets }.
say-bribes_peasants = { $n ->
    [one] { $you } corrompe un paesano.
   *[other] { $you } corrompe { $n } paesani.
}
say-builds = { $you } costruisce un annesso: { $annex } ({ $opened }).
say-takes_key = { $room }: la chiave è di { $you }.
say-serves = { $room }: il servizio in camera è di { $you }.
say-kills = { $you } uccide: { $targets }.
say-kills_peasant = { $you } uccide un paesano.
say-buries = { $you } seppellisce un cadavere sotto un annesso di { $owner }: { $corpse }.
say-passes = { $you } passa.
say-takes_checks = { $n ->
    [one] { $you } cambia contanti in un assegno.
   *[other] { $you } cambia contanti in { $n } assegni.
}
say-cashes_checks = { $n ->
    [one] { $you } cambia un assegno in contanti.
   *[other] { $you } cambia { $n } assegni in contanti.
}
say-gains = { $lost ->
    [0] { $you } guadagna { $n } F.
   *[other] { $you } guadagna { $n } F e ne perde { $lost } oltre il limite.
}

## Il diario: il mattino e la fine

say-pays_gravedigger = { $you } paga il becchino per { $due ->
    [one] un cadavere
   *[other] { $due } cadaveri
}: { $paid } F e { $checks ->
    [0] nessun assegno
    [one] un assegno
   *[other] { $checks } assegni
}.
say-pays_wages = { $you } paga { $n } F di salari.

end-lost = C'era un cadavere non sepolto. La partita è persa.
title-worrying = Locandiere preoccupante
title-dangerous = Locandiere pericoloso
title-evil = Locandiere maligno
title-demonic = Locandiere demoniaco
