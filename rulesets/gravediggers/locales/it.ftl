# Gravediggers in italiano.

game = Riempi cinque cimiteri di carte coperte, poi chiudi il pugno sulle monete in segreto: chi pretende troppo del bottino resta a mani vuote.

## Carte e tessere

card-valuable_2 = Oggetti di valore 2
    .text = Aggiunge { $worth } al bottino.
card-valuable_3 = Oggetti di valore 3
    .text = Aggiunge { $worth } al bottino.
card-valuable_4 = Oggetti di valore 4
    .text = Aggiunge { $worth } al bottino.
card-valuable_5 = Oggetti di valore 5
    .text = Aggiunge { $worth } al bottino.
card-valuable_10 = Oggetti di valore 10
    .text = Aggiunge { $worth } al bottino.
card-valuable_x = Oggetti di valore X
    .text = La prima X raddoppia il bottino del suo cimitero; ognuna in più lo aggiunge ancora una volta.
card-widow = Vedova in lutto
    .text = Una Vedova sola manda via tutte le persone, se stessa compresa. Due o più chiacchierano e non fanno nulla.
card-guard = Guardia
    .text = Una Guardia sola ferma il saccheggio, e chi mostra il pugno vuoto riceve { $reward }. Due o più giocano a carte e non fanno nulla.
card-accomplice = Complice
    .text = Con più Complici che Banditi si paga per primo il pugno più alto.
card-bandit = Bandito
    .text = Con più Banditi che Complici non c'è bottino, e ogni pugno è perso.
tile-tile_place = Posiziona una carta
    .text = Metti una carta della tua mano, coperta, a un cimitero qualsiasi, poi pescane una.
tile-tile_look = Guarda una carta
    .text = Guarda una carta coperta di un cimitero qualsiasi, senza mostrarla a nessuno.
tile-tile_turn = Gira una carta
    .text = Scopri una carta coperta di un cimitero qualsiasi. L'ultima carta coperta di un cimitero resta com'è.
tile-tile_gravedigger = Becchino
    .text = Scegli un cimitero: ora tutti i giocatori lo saccheggiano.
coin-coin_1 = Moneta da 1
coin-coin_5 = Moneta da 5
coin-coin_20 = Moneta da 20

## Tavolo e opzioni

kind-cemetery = Cimitero
zone-graves = Carte
zone-hand = Mano
zone-deck = Mazzo
zone-box = Scatola
zone-tiles_down = Tessere coperte
    .short = Tessere coperte
zone-tiles_up = Tessere scoperte
    .short = scoperte
counter-purse = Borsa
counter-fist = Pugno
counter-notes = Note di credito
    .short = note
counter-notes_left = Note di credito rimaste
    .short = Note rimaste
state-gravedigger_at = Carta Becchino
state-shut = Chiuso
panel-stacks = Mazzi
panel-cemeteries = Cimiteri
step-last_lootings = Ultimi saccheggi
option-first_player = Primo giocatore
option-bare_cemetery = Un cimitero senza carte, quando il mazzo è finito
    .text = Se si chiude per sempre, la partita finisce anche quando lo sono tutti e cinque.
option-credit_notes = Note di credito nella scatola
    .text = Chi ha poco denaro può prendere una nota e delle monete; ogni nota costa punti alla fine.
bareness-reopens = può ricevere altre carte
bareness-closed = è chiuso per sempre

## Domande

ask-spot = { $tile }: quale cimitero?
ask-place = Quale carta metti al { $spot }?
ask-look = Quale carta del { $spot } guardi?
ask-turn = Quale carta del { $spot } scopri?
ask-credit = Si saccheggia il { $spot } e hai poche monete. Ne prendi { $n } con una nota di credito, che alla fine ne costa altrettante?
ask-fist = Si saccheggia il { $spot }: quante monete prendi nel pugno?

## Il diario: le tessere

say-turns_up = { $you } scopre una tessera: { $tile }.
say-lost = Resta senza effetto.
say-mixed = Le tessere sono tutte scoperte: si coprono e si mescolano.
say-places = { $you } mette { $card } al { $spot } (posto { $n }).
say-looks = { $you } guarda { $card } al { $spot } (posto { $n }).
say-turns = { $you } scopre { $card } al { $spot } (posto { $n }).

## Il diario: un saccheggio

say-looted = Si saccheggia il { $spot }.
say-last_lootings = { $last } ha giocato l'ultima carta della mano. Ogni cimitero con carte viene saccheggiato un'ultima volta.
say-credit = { $debtor } solleva lo schermo e mostra { $purse ->
    [0] che non ci sono monete
    [one] una moneta
   *[other] { $purse } monete
}, poi ne prende { $n } con una nota di credito.
say-opens = { $n ->
    [0] { $you } apre un pugno vuoto.
    [one] { $you } apre un pugno con una moneta.
   *[other] { $you } apre un pugno con { $n } monete.
}
say-lie_there = Le carte del { $spot }: { $cards }.
say-lone_widow = Una Vedova sola: tutte le persone vanno nella scatola.
say-lone_guard = Una Guardia sola: non c'è bottino.
say-bandits = I Banditi hanno la meglio: non c'è bottino.
say-accomplices = I Complici hanno la meglio: si paga per primo il pugno più alto.
say-loot = { $n ->
    [0] Non c'è nulla da saccheggiare.
   *[other] Il bottino è di { $n } monete.
}
say-too_little = { $n ->
    [0] Per il pugno successivo non resta nulla.
    [one] L'ultima moneta non basta a pagare per intero il pugno successivo e torna nella scorta.
   *[other] Le { $n } monete rimaste non bastano a pagare per intero il pugno successivo e tornano nella scorta.
}
say-collects = { $n ->
    [one] { $you } riceve una moneta.
   *[other] { $you } riceve { $n } monete.
}
say-loses = { $n ->
    [one] { $you } perde una moneta.
   *[other] { $you } perde { $n } monete.
}
say-shut = Il { $spot } non ha più carte ed è chiuso.
