# Gravediggers in italiano.

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
zone-tiles_up = Tessere scoperte
counter-purse = Borsa
counter-fist = Pugno
counter-notes = Note di credito
counter-notes_left = Note di credito rimaste
state-gravedigger_at = Carta Becchino
state-shut = Chiuso
option-first_player = Primo giocatore
option-bare_cemetery = Un cimitero senza carte, quando il mazzo è finito
option-credit_notes = Note di credito nella scatola
bareness-reopens = può ricevere altre carte
bareness-closed = è chiuso per sempre

## Domande

ask-spot = { $tile }: a quale cimitero?
ask-place = Quale carta posizioni al { $spot }?
ask-look = Quale carta del { $spot } guardi?
ask-turn = Quale carta del { $spot } giri?
ask-credit = Hai poche monete. Ne prendi { $n }, con una nota di credito?
ask-loot-coins = Quante monete prendi nel pugno?

## Il diario: le tessere

say-turns_up = { $you } scopre una tessera: { $tile }.
say-lost = Non si può eseguire.
say-places = { $you } mette la carta { $n } al { $spot } ({ $card }).
say-looks = { $you } guarda la carta { $n } del { $spot } ({ $card }).
say-turns = { $you } gira la carta { $n } del { $spot }: { $card }.

## Il diario: un saccheggio

say-looted = Si saccheggia il { $spot }.
say-last_lootings = { $last } ha giocato l'ultima carta della mano. Ogni cimitero con carte è saccheggiato un'ultima volta.
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
say-lie_there = Al { $spot } ci sono: { $cards }.
say-lone_widow = Una Vedova sola: tutte le persone vanno nella scatola.
say-lone_guard = Una Guardia sola: non c'è bottino.
say-bandits = I Banditi hanno la meglio: non c'è bottino.
say-accomplices = I Complici hanno la meglio: si paga per primo il pugno più alto.
say-loot = Il bottino è di { $n ->
    [one] una moneta
   *[other] { $n } monete
}.
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
