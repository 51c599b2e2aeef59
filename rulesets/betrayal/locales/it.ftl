# Betrayal at House on the Hill in italiano.

game = Esplora stanza per stanza una casa infestata, finché comincia lo scenario e uno di voi può rivoltarsi contro tutti gli altri.


## Esploratori

explorer-ox_bellows = Ox Bellows
explorer-darrin_flash_williams = Darrin “Flash” Williams
explorer-missy_dubourde = Missy Dubourde
explorer-zoe_ingstrom = Zoe Ingstrom
explorer-peter_akimoto = Peter Akimoto
explorer-brandon_jaspers = Brandon Jaspers
explorer-madame_zostra = Madame Zostra
explorer-vivian_lopez = Vivian Lopez
explorer-professor_longfellow = Professor Longfellow
explorer-father_rhinehardt = Padre Rhinehardt
explorer-heather_granville = Heather Granville
explorer-jenny_leclerc = Jenny LeClerc
field-colour = Colore
field-age = Età
field-month = Mese di nascita
field-day = Giorno di nascita
field-hobbies = Passatempi
field-cells = Caratteristiche
field-start = Inizio
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-white = bianco
colour-purple = viola
hobby-football = football americano
hobby-shiny_objects = oggetti luccicanti
hobby-athletics = atletica
hobby-music = musica
hobby-shakespeare = letteratura shakespeariana
hobby-swimming = nuoto
hobby-medicine = medicina
hobby-dolls = bambole
hobby-bugs = insetti
hobby-basketball = pallacanestro
hobby-computers = computer
hobby-camping = campeggio
hobby-hockey = hockey
hobby-astrology = astrologia
hobby-cooking = cucina
hobby-baseball = baseball
hobby-old_movies = vecchi film
hobby-horses = cavalli
hobby-gaelic_music = musica gaelica
hobby-drama = teatro
hobby-fine_wines = vini pregiati
hobby-fencing = scherma
hobby-gardening = giardinaggio
hobby-television = televisione
hobby-shopping = acquisti
hobby-reading = lettura
hobby-soccer = calcio
zone-sheet = Esploratore
zone-unchosen = Esploratori che nessuno interpreta

## Opzioni

option-explorer_choice = Esploratori
way_to_explorer-picked = ognuno ne sceglie uno
way_to_explorer-dealt = assegnati a caso
option-first_player = Primo giocatore
    .text = Secondo i compleanni degli esploratori, a sorte, o come concordato.
first_turn_rule-birthday = il prossimo compleanno
first_turn_rule-by_lot = estratto a sorte
first_turn_rule-named = concordato
option-month = Mese di oggi
    .text = Serve a sapere di chi è il prossimo compleanno.
option-day = Giorno del mese di oggi
option-starter = Il primo giocatore, se concordato
option-choose_haunt = Salta gli scenari già giocati
    .text = Uno scenario già giocato cede il posto a quello della più vicina altra stanza con presagio.
option-plain_haunt = Sempre lo scenario semplice, qualunque cosa dica la tabella
    .text = Un breve sostituto degli scenari, per imparare il gioco.
option-played_haunts = Scenari già giocati
    .text = Con i loro numeri, separati da virgole.
option-haunt_roll_timing = Il tiro scenario si fa
haunt_roll_moment-end_of_turn = alla fine del turno
haunt_roll_moment-on_draw = appena si pesca un presagio
option-item_handling = In un turno si può dare, lasciare e raccogliere
handling_rule-one_of = una delle tre cose
handling_rule-each_once = ognuna delle tre una volta
option-token_default = Gli oggetti di uno scenario
    .text = Quando lo scenario stesso non ne dice nulla.
token_rule-locked_down = restano a chi li ha
token_rule-open_to_all = passano di mano
option-placement = Le tessere si mettono
placement_rule-fewest_false_doors = con meno porte chiuse possibile
placement_rule-free = in qualsiasi modo
option-bloody_vision_before_haunt = Visione Sanguinosa prima dello scenario
vision_rule-skip = nessun attacco
vision_rule-attack_at_once = un attacco
option-secret_books = Ogni fazione legge solo il proprio libro
    .text = Altrimenti tutti possono leggere ciò che è detto a entrambe le fazioni.

## Turni, movimento, scoperta

ask-explorer = Quale esploratore interpreti?
ask-turn = Che cosa fai?
offer-walk = Vai: { $door }
ask-walk-door = Da che parte vai?
offer-explore = Apri una porta: { $door }
ask-explore-door = Quale porta apri?
why-may_move = In questo turno non ti muovi più.
why-enough_spaces = Non ti restano abbastanza spazi.
ask-undergo = Lasci che { $room } abbia effetto su di te?
ask-place_tile-way = Come metti la tessera?
ask-new_door = A quale porta?
ask-lift_tile = Ogni tessera rimasta isolerebbe questo piano. Quale stanza rimetti altrove?
ask-rearrange-way = Come la metti?
ask-pick_place-half = In quale metà?
say-goes = { $you } va in { $room }.
say-discovers = { $you } scopre { $tile }.
token_policy-as_agreed = come concordato
token_policy-fixed = resta a chi lo ha
token_policy-free_to_move = passa di mano
side-hero = eroe
side-villain = malvagio

## Sul tavolo

area-west = lato ovest
area-east = lato est
area-north = lato nord
area-south = lato sud
area-outside = fuori
area-inside = dentro
state-at = Stanza
    .short = in
state-lies_at = Si trova in
state-alive = In vita
state-side = Fazione
state-stunned = Stordimento
state-stopped = Movimento finito
state-omens_drawn = Presagi pescati
state-haunt_on = Scenario iniziato
state-traitor = Traditore
state-handled = Già usato o mosso in questo turno
    .short = usato
state-worn = Indossata
state-open = Aperto
state-noted = Numero annotato
state-failed = Fallimenti finora
state-other_side = Dietro il muro
panel-house = Casa
panel-stacks = Mazzi

## Stanze

room-entrance_hall = Sala d'Ingresso
room-foyer = Atrio
room-grand_staircase = Scale Principali
    .text = Le scale portano al Pianerottolo Superiore.
room-upper_landing = Pianerottolo Superiore
    .text = Le scale portano alle Scale Principali.
room-basement_landing = Pianerottolo del Seminterrato
room-stairs_from_basement = Scale del Seminterrato
    .text = Una porta segreta porta all'Atrio e ritorno.
room-abandoned_room = Stanza Abbandonata
room-balcony = Balcone
room-ballroom = Sala da Ballo
room-bedroom = Camera da Letto
room-bloody_room = Stanza Insanguinata
room-charred_room = Stanza Carbonizzata
room-conservatory = Serra
room-creaky_hallway = Corridoio Scricchiolante
room-dining_room = Sala da Pranzo
room-dusty_hallway = Corridoio Polveroso
room-game_room = Sala Giochi
room-gardens = Giardini
room-kitchen = Cucina
room-master_bedroom = Camera Padronale
room-operating_laboratory = Laboratorio Operatorio
room-organ_room = Sala dell'Organo
room-patio = Cortile
room-research_laboratory = Laboratorio di Ricerca
room-servants_quarters = Alloggi della Servitù
room-statuary_corridor = Corridoio delle Statue
room-storeroom = Magazzino
room-underground_lake = Lago Sotterraneo
room-wine_cellar = Cantina dei Vini
room-crypt = Cripta
    .text = Se finisci qui il turno, subisci 1 danno mentale.
room-furnace_room = Stanza della Caldaia
    .text = Se finisci qui il turno, subisci 1 danno fisico.
room-attic = Soffitta
    .text = Quando esci, fai un tiro Velocità. Meno di { $needed }: perdi 1 Forza. Esci in ogni caso.
room-graveyard = Cimitero
    .text = Quando esci, fai un tiro Sanità. Meno di { $needed }: perdi 1 Conoscenza. Esci in ogni caso.
room-junk_room = Ripostiglio
    .text = Quando esci, fai un tiro Forza. Meno di { $needed }: perdi 1 Velocità. Esci in ogni caso.
room-pentagram_chamber = Camera del Pentacolo
    .text = Quando esci, fai un tiro Conoscenza. Meno di { $needed }: perdi 1 Sanità. Esci in ogni caso.
room-chapel = Cappella
    .text = Una volta per partita, ogni esploratore che finisce qui un turno può ottenere 1 Sanità.
room-gymnasium = Palestra
    .text = Una volta per partita, ogni esploratore che finisce qui un turno può ottenere 1 Velocità.
room-larder = Dispensa
    .text = Una volta per partita, ogni esploratore che finisce qui un turno può ottenere 1 Forza.
room-library = Biblioteca
    .text = Una volta per partita, ogni esploratore che finisce qui un turno può ottenere 1 Conoscenza.
room-chasm = Baratro
    .text = Usi solo le porte della tua metà. Una volta per turno, finché puoi ancora muoverti, puoi fare un tiro Velocità di { $needed } o più per passare nell'altra metà, senza spendere spazi. Se fallisci, il tuo movimento è finito.
room-tower = Torre
    .text = Usi solo le porte della tua metà. Una volta per turno, finché puoi ancora muoverti, puoi fare un tiro Forza di { $needed } o più per passare nell'altra metà, senza spendere spazi. Se fallisci, il tuo movimento è finito.
room-catacombs = Catacombe
    .text = Usi solo le porte della tua metà. Una volta per turno, finché puoi ancora muoverti, puoi fare un tiro Sanità di { $needed } o più per passare nell'altra metà, senza spendere spazi. Se fallisci, il tuo movimento è finito.
room-vault = Camera Blindata
    .text = Una volta per turno, davanti alla porta, puoi fare un tiro Conoscenza di { $needed } o più per aprirla e pescare { $treasures } oggetti. Poi la Camera Blindata è vuota e tutti passano la porta senza spendere spazi. Se fallisci, il tuo movimento è finito. Chi viene messo qui si trova davanti alla porta.
room-coal_chute = Scivolo del Carbone
    .text = Chi entra scivola subito sul Pianerottolo del Seminterrato, per uno spazio in tutto.
room-gallery = Galleria
    .text = Se la Sala da Ballo è nella casa, puoi lasciarti cadere là, senza spendere spazi. Subisci { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    } di danni fisici.
room-collapsed_room = Stanza Crollata
    .text = Chi la scopre fa un tiro Velocità di { $needed } o più, o cade; chi viene dopo può saltare, senza spendere spazi. Il primo che cade pesca una tessera del seminterrato e vi atterra; gli altri atterrano nello stesso posto. Un eroe che cade subisce { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    } di danni fisici.
room-mystic_elevator = Ascensore Mistico
    .text = Quando entri, o se finisci qui un turno senza muoverti, tira { $dice } dadi e sposta questa tessera a una porta libera del piano indicato, una volta per turno; sul proprio piano può restare dov'è. 4: un piano qualsiasi. 3: piano superiore. 2: piano terra. 1: seminterrato. 0: seminterrato, e chi è qui subisce { $fall ->
        [one] un dado
       *[other] { $fall } dadi
    } di danni fisici.

## Piani, simboli, stanze speciali

floor-basement = Seminterrato
floor-ground = Piano terra
floor-upper = Piano superiore
symbol-spiral = Spirale (evento)
symbol-bull = Testa di toro (oggetto)
symbol-raven = Corvo (presagio)
zone-room_stack = Stanze
    .short = Stanze
zone-room_discards = Stanze scartate
zone-lost_rooms = Stanze perdute
field-floors = Piani
field-doors = Porte
field-symbol = Simbolo
field-outdoor = All'aperto
field-windows = Finestre
field-cross_with = Si attraversa con
field-leave_with = Si lascia con
field-needed = Serve
field-costs = Il fallimento costa
field-raises = Aumenta
field-hurts = Danni
offer-cross = Prova a passare nell'altra metà
ask-cross-half = Dove passi?
offer-cross_freely = Passa nell'altra metà
ask-cross_freely-half = Dove passi?
why-here = Non sei lì.
why-must_roll = Attraversi senza tiro.
why-no_roll = Devi fare un tiro per attraversare.
ask-use_room = Usi il dono di questa stanza?
offer-open_vault = Prova ad aprire la Camera Blindata
why-outside = Non sei davanti alla porta blindata.
why-closed = La Camera Blindata è già aperta.
offer-pass_door = Attraversa la porta blindata
ask-pass_door-half = Dove vai?
why-open = La Camera Blindata è chiusa.
offer-drop_to_ballroom = Lasciati cadere nella Sala da Ballo
why-found = La Sala da Ballo non è ancora stata scoperta.
offer-jump = Salta nel buco
say-falls = { $you } precipita attraverso il pavimento.
say-drops = { $you } si lascia cadere dalla Galleria nella Sala da Ballo.
say-slides = { $you } scivola sul Pianerottolo del Seminterrato.
say-tries_to_cross = { $you } prova a passare nell'altra metà con { $t }: { $room }.
say-crosses = { $you } passa nell'altra metà: { $room }.
say-rolls_to_leave = { $you } fa un tiro { $t } per lasciare { $room }.
say-tries_vault = { $you } prova ad aprire la Camera Blindata.
say-opens_vault = { $you } apre la Camera Blindata.
say-elevator_goes = L'Ascensore Mistico va qui: { $goal }.
ask-land-landing = In quale stanza del seminterrato?
ask-drop = Il mostro si lascia cadere nel buco?
ask-use_elevator = Sposti l'Ascensore Mistico?
ask-elevator_floor = A che piano va l'ascensore?
ask-elevator_door = A quale porta va l'ascensore?



## Oggetti

item-amulet_of_the_ages = Amuleto delle Ere
    .text = Ottieni 1 Forza, 1 Velocità, 1 Sanità e 1 Conoscenza. Se perdi l'Amuleto, perdi 3 di ciascuna.
item-armor = Armatura
    .text = Ogni volta che subisci danni fisici, ne subisci { $less } in meno. L'Armatura non può essere rubata.
item-candle = Candela
    .text = Se peschi un evento, tira { $more ->
        [one] un dado
       *[other] { $more } dadi
    } in più (al massimo 8) in ogni tuo tiro caratteristica di quell'evento. Con Campana, Libro e Candela insieme ottieni { $bonus } di ogni caratteristica, e ne perdi { $bonus } di ognuna appena perdi una delle tre carte.
item-axe = Ascia
    .text = Arma. Tira { $extra ->
        [one] un dado
       *[other] { $extra } dadi
    } in più (al massimo { $most }) in un attacco di Forza con quest'arma. Nessun'altra arma allo stesso tempo.
item-blood_dagger = Daga Insanguinata
    .text = Arma. Tira { $extra } dadi in più (al massimo { $most }) in un attacco di Forza con quest'arma; ogni attacco del genere costa { $cost } Velocità. Nessun'altra arma allo stesso tempo. Non puoi darla né lasciarla cadere. Se ti viene rubata, subisci { $dice } dadi di danni fisici.
item-sacrificial_dagger = Daga Sacrificale
    .text = Arma. Tira { $extra } dadi in più (al massimo { $most }) in un attacco di Forza con quest'arma. Prima fai un tiro Conoscenza: 6 o più, non succede nulla; da 3 a 5, perdi { $loss } Sanità o Conoscenza; da 0 a 2, subisci { $dice } dadi di danni fisici e in questo turno non attacchi. Nessun'altra arma allo stesso tempo.
item-revolver = Revolver
    .text = Arma. Attacca con la Velocità invece che con la Forza, con { $extra ->
        [one] un dado
       *[other] { $extra } dadi
    } in più (al massimo 8); l'avversario si difende con la Velocità e i danni sono fisici. Puoi colpire chi è nella tua stanza o lungo una linea retta di porte aperte. Se perdi contro chi è in un'altra stanza, non subisci danni. Nessun'altra arma allo stesso tempo.
item-dynamite = Dinamite
    .text = Invece di attaccare, lanciala da una porta nella stanza accanto. Chiunque vi si trovi e abbia Forza e Velocità fa un tiro Velocità: con meno di { $needed } subisce { $points } danni fisici. Poi scartala.
item-adrenaline_shot = Fiala di Adrenalina
    .text = Prima di un tiro caratteristica puoi aggiungere { $more } al risultato. Poi scartala.
item-angel_feather = Piuma d'Angelo
    .text = Prima di un tiro qualsiasi puoi dire un numero da 0 a { $most }: quello è il risultato. Poi scartala.
item-idol = Idolo
    .text = Una volta per turno, prima di un tiro caratteristica, di un tiro in combattimento o del tiro di un evento, puoi perdere { $cost } Sanità per tirare { $more } dadi in più (al massimo 8).
item-lucky_stone = Pietra Fortunata
    .text = Dopo un tuo tiro qualsiasi puoi ritirare quanti di quei dadi vuoi, una sola volta. Poi scartala.
item-rabbits_foot = Zampa di Coniglio
    .text = Una volta nel tuo turno puoi ritirare un dado di un tuo tiro. Vale il secondo risultato.
item-healing_salve = Unguento Curativo
    .text = Riporta al valore iniziale la Forza, la Velocità o entrambe, per te o per un altro esploratore nella tua stanza. Poi scartalo.
item-smelling_salts = Sali
    .text = Riporta al valore iniziale la Conoscenza, per te o per un altro esploratore nella tua stanza. Poi scartali.
item-medical_kit = Kit Medico
    .text = Una volta nel tuo turno fai un tiro Conoscenza per curare te o un altro esploratore nella tua stanza: Forza e Velocità salgono di tanti punti in tutto, divisi come vuoi, ma mai oltre il valore iniziale. 8 o più: { $best }. 6 o 7: { $good }. 4 o 5: { $fair }. Da 0 a 3: niente.
item-bell = Campana
    .text = Ottieni 1 Sanità; perdi 1 Sanità se perdi la Campana. Una volta nel tuo turno, a scenario iniziato, fai un tiro Sanità: 5 o più, avvicina a te di uno spazio quanti eroi vuoi tra quelli che possono muoversi; da 0 a 4, il traditore avvicina a te di uno spazio quanti mostri vuole (tutti, se non c'è un traditore; nessuno, se il traditore sei tu).
item-bottle = Bottiglia
    .text = Nel tuo turno, a scenario iniziato, bevi: tira { $dice } dadi, poi scartala. 6: mettiti in una stanza qualsiasi. 5: ottieni { $change } Forza e { $change } Velocità. 4: ottieni { $change } Sanità e { $change } Conoscenza. 3: ottieni { $less } Conoscenza e perdi { $less } Forza. 2: perdi { $change } Sanità e { $change } Conoscenza. 1: perdi { $change } Forza e { $change } Velocità. 0: perdi { $change } di ogni caratteristica.
item-dark_dice = Dadi Oscuri
    .text = Una volta nel tuo turno tira { $dice } dadi. 6: mettiti nella stanza di un esploratore che non sia il traditore svelato. 5: sposta un altro esploratore dalla tua stanza a una accanto. 4: ottieni { $gain } Forza o Velocità. 3: mettiti in una stanza accanto alla tua. 2: ottieni { $gain } Sanità o Conoscenza. 1: pesca un evento. 0: tutte le tue caratteristiche scendono al numero più basso sopra il teschio; scarta i Dadi Oscuri.
item-pickpockets_gloves = Guanti del Borseggiatore
    .text = Scartali per prendere a un altro esploratore nella tua stanza una carta che si può rubare, oggetto o presagio.
item-puzzle_box = Scatola Rompicapo
    .text = Una volta nel tuo turno fai un tiro Conoscenza: 6 o più, pesca { $treasures } oggetti e scarta la Scatola Rompicapo; da 0 a 5, resta chiusa.
item-music_box = Carillon
    .text = Una volta nel tuo turno puoi aprirlo o chiuderlo. Finché è aperto, ogni esploratore, e ogni mostro con Sanità, che entra nella sua stanza nel proprio turno, o ve lo inizia, fa un tiro Sanità: con meno di { $needed } quel turno è finito, e chi porta il Carillon lo lascia cadere, aperto.

zone-items = Oggetti e presagi
    .short = ha
zone-floor_piles = A terra nelle stanze
zone-item_stack = Mazzo degli oggetti
    .short = Oggetti
zone-item_discards = Oggetti scartati

offer-give = Dare un oggetto
offer-drop = Lasciare oggetti
offer-pick_up = Raccogliere oggetti
offer-shoot = Sparare a { $target }
offer-throw_dynamite = Lanciare la Dinamite: { $door }
offer-apply_salve = Unguento Curativo per { $patient }
offer-give_salts = Sali per { $patient }
offer-bandage = Kit Medico per { $patient }
offer-ring_bell = Suonare la Campana
offer-drink = Bere dalla Bottiglia
offer-cast_dice = Tirare i Dadi Oscuri
offer-pick_pocket = Borseggiare
offer-solve_puzzle = Provare ad aprire la Scatola Rompicapo
offer-turn_key = Aprire o chiudere il Carillon
why-free = Ora non puoi fare nulla.
why-not_yet_handled = In questo turno hai già dato, lasciato o raccolto qualcosa.
why-unused = Questa carta non fa più nulla in questo turno.
why-haunt_begun = Non ha potere prima che lo scenario sia iniziato.
ask-give-friend = A chi dai qualcosa?
ask-give-gift = Che cosa dai?
ask-accept = { $you } vuole darti { $gift }. Accetti?
ask-drop-burden = Che cosa lasci cadere?
ask-pick_up-finds = Che cosa raccogli?
ask-lose_mental = Quale caratteristica perdi per la Daga Sacrificale?
ask-shoot-target = A chi spari?
ask-throw_dynamite-door = Da quale porta lanci la Dinamite?
ask-use_shot = Usi la Fiala di Adrenalina per questo tiro { $t }?
ask-use_feather = Usi la Piuma d'Angelo per questo tiro? ({ $why }, dadi: { $dice })
ask-angel_feather-wish = Quale numero dici?
ask-use_idol = Usi l'Idolo per questo tiro? ({ $why }, dadi: { $dice })
ask-use_stone = I tuoi dadi fanno { $n } in tutto. Usi la Pietra Fortunata?
ask-lucky_stone-again = Quali dadi ritiri?
ask-use_foot = I tuoi dadi fanno { $n } in tutto. Usi la Zampa di Coniglio?
ask-rabbits_foot-again = Quale dado ritiri?
ask-apply_salve-patient = Per chi è l'Unguento Curativo?
ask-apply_salve-healed = Quali caratteristiche curi?
ask-give_salts-patient = Per chi sono i Sali?
ask-bandage-patient = Chi curi?
ask-ring_bell-called = Quali eroi si avvicinano di uno spazio?
ask-drink-goal = In quale stanza ti metti?
ask-cast_dice-host = Chi raggiungi?
ask-cast_dice-other = Chi sposti?
ask-cast_dice-goal = In quale stanza?
ask-pick_pocket-victim = A chi prendi qualcosa?
ask-pick_pocket-prize = Che cosa prendi?
ask-raise_trait = Quale caratteristica aumenti?
say-gives = { $you } dà { $gift } a { $friend }.
say-names_number = { $you } dice il risultato: { $n }.
say-uses = { $you } usa { $card }.
say-adds = { $you } usa { $card } e arriva a { $n }.
say-is_put = { $you } si ritrova di colpo qui: { $room }.
say-finds = { $you } trova { $card }.
say-drops_cards = { $you } lascia a terra { $cards }.
say-dog_leaves = Il Cane porta { $card } di { $you } fin qui: { $room }.
say-charmed = { $you } ascolta il Carillon e in questo turno non fa più nulla.
say-runs_down = Il Carillon si è scaricato.


## Presagi

omen-bite = Morso
    .text = Qualcosa ti attacca: { $dice } dadi di Forza, tirati dal giocatore alla tua destra; ti difendi con la Forza. Se fai altrettanto o di più, nessuno si fa male; se no, subisci la differenza in danni fisici. Tieni il Morso: non si può dare, lasciare né rubare.
omen-book = Libro
    .text = Ottieni 2 Conoscenza. Se perdi il Libro, perdi 2 Conoscenza.
omen-crystal_ball = Sfera di Cristallo
    .text = Una volta nel tuo turno, a scenario iniziato, fai un tiro Conoscenza. 4 o più: guarda il mazzo degli oggetti o quello degli eventi, scegli una carta, mescola il mazzo e metti quella carta in cima. Da 1 a 3: perdi 1 Sanità. 0: perdi { $worst } Sanità.
omen-dog = Cane
    .text = Compagno. Ottieni 1 Forza e 1 Sanità; le perdi insieme al Cane. Una volta nel tuo turno il Cane può correre fino a { $reach } spazi, per porte e scale, e tornare. Può portarti un oggetto (non un presagio) o lasciarne uno tuo; vale come raccogliere o lasciare in questo turno. Nessuno lo rallenta, ma non prende passaggi a senso unico né il Passaggio Segreto, non supera barriere e non entra nell'Ascensore Mistico né in una stanza che si lascia con un tiro. Non si può dare, lasciare né rubare.
omen-girl = Ragazza
    .text = Compagno. Ottieni 1 Sanità e 1 Conoscenza; le perdi insieme alla Ragazza. Non si può dare, lasciare né rubare.
omen-holy_symbol = Simbolo Sacro
    .text = Ottieni 2 Sanità. Se perdi il Simbolo, perdi 2 Sanità.
omen-madman = Pazzo
    .text = Compagno. Ottieni 2 Forza e perdi un punto di Sanità; il contrario quando perdi il Pazzo. Non si può dare, lasciare né rubare.
omen-mask = Maschera
    .text = Una volta nel tuo turno fai un tiro Sanità. { $needed } o più: puoi indossare la Maschera o toglierla. Indossata: ottieni { $shift } Conoscenza e perdi { $shift } Sanità. Tolta: ottieni { $shift } Sanità e perdi { $shift } Conoscenza. Se perdi la Maschera, te la togli.
omen-medallion = Medaglione
    .text = La Camera del Pentacolo, la Cripta e il Cimitero non hanno effetto su di te.
omen-ring = Anello
    .text = Se il tuo avversario ha Sanità, puoi attaccare con la Sanità invece che con la Forza; l'avversario si difende con la Sanità e i danni sono mentali.
omen-skull = Teschio
    .text = Se subisci danni mentali, puoi subirli tutti come danni fisici.
omen-spear = Lancia
    .text = Arma. Tira { $extra } dadi in più (al massimo { $most }) in un attacco di Forza con quest'arma. Nessun'altra arma allo stesso tempo.
omen-spirit_board = Tavola degli Spiriti
    .text = Una volta nel tuo turno, prima di muoverti, puoi guardare la prima tessera della pila delle stanze. A scenario iniziato, il traditore può poi avvicinare a te di uno spazio quanti mostri vuole (tutti, se non c'è un traditore; nessuno, se il traditore sei tu).
offer-gaze = Guardare nella Sfera di Cristallo
offer-send_dog = Mandare il Cane
offer-try_mask = Provare la Maschera
offer-ask_spirits = Interrogare la Tavola degli Spiriti
offer-mind_attack = Attaccare { $target } con l'Anello
why-before_moving = Ti sei già mosso.
ask-mind_attack-target = Chi attacchi con l'Anello?
ask-search_which = Quale mazzo guardi?
ask-searched_card = Quale carta metti in cima?
ask-dog_carries = Che cosa porta il Cane? Quello che hai lo porta via, quello che è in giro lo porta a te.
ask-dog_leaves_it = Dove lo lascia il Cane?
ask-put_mask_on = Indossi la Maschera?
ask-take_mask_off = Ti togli la Maschera?
ask-take_as_physical = Subisci i danni mentali come danni fisici?
handling-giving = dare
handling-dropping = lasciare
handling-picking_up = raccogliere

## Come comincia uno scenario

say-haunt_begins = { $you } rivela lo scenario { $n }: { $haunt }. Traditore: { $rule }.
say-turns_traitor = { $you } diventa il traditore.
-survival = Segreti di Sopravvivenza
-tome = Tomo del Traditore
say-looks_up_instead = { $you } cerca invece nella tabella questo presagio: { $substitute }.
ask-nearest_room = Quale delle stanze più vicine vale per la tabella?
traitor_rule-revealer_self = chi ha rivelato lo scenario
traitor_rule-left_of_revealer = chi siede a sinistra di chi ha rivelato lo scenario
traitor_rule-highest_might = Forza più alta
traitor_rule-lowest_might = Forza più bassa
traitor_rule-highest_sanity = Sanità più alta
traitor_rule-lowest_sanity = Sanità più bassa
traitor_rule-highest_knowledge = Conoscenza più alta
traitor_rule-highest_might_of_others = Forza più alta tra gli altri
traitor_rule-highest_speed_of_others = Velocità più alta tra gli altri
traitor_rule-lowest_speed_of_others = Velocità più bassa tra gli altri
traitor_rule-lowest_sanity_of_others = Sanità più bassa tra gli altri
traitor_rule-highest_knowledge_of_others = Conoscenza più alta tra gli altri
traitor_rule-lowest_knowledge_of_others = Conoscenza più bassa tra gli altri
traitor_rule-oldest_of_others = il più vecchio degli altri
traitor_rule-youngest_of_others = il più giovane degli altri
traitor_rule-rhinehardt = Padre Rhinehardt, altrimenti Sanità più alta
traitor_rule-vivian = Vivian Lopez, altrimenti chi siede a sinistra di chi ha rivelato lo scenario
traitor_rule-brandon = Brandon Jaspers, altrimenti Velocità più bassa
traitor_rule-zoe = Zoe Ingstrom, altrimenti Conoscenza più alta
traitor_rule-missy = Missy Dubourde, altrimenti Velocità più alta
traitor_rule-zostra = Madame Zostra, altrimenti Velocità più bassa
traitor_rule-heather = Heather Granville, altrimenti Conoscenza più alta
traitor_rule-nobody = nessuno
traitor_rule-nobody_at_first = nessuno all'inizio
traitor_rule-hidden = nascosto


## Eventi

event-angry_being = Essere Furioso
    .text = Fai un tiro di Velocità. 5 o più: guadagni 1 Velocità. Da 2 a 4: subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali. 0 o 1: subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali e { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni fisici.
event-bloody_vision = Visione Sanguinosa
    .text = Fai un tiro di Sanità. 4 o più: guadagni 1 Sanità. 2 o 3: perdi 1 Sanità. 0 o 1: attacca, se puoi, l'esploratore con meno Forza nella tua stanza o in una accanto; se non ce n'è, un mostro.
event-burning_man = Uomo in Fiamme
    .text = Fai un tiro di Sanità. 4 o più: guadagni 1 Sanità. 2 o 3: ti ritrovi nella Sala d'Ingresso. 0 o 1: subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni fisici, poi { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali.
event-creepy_crawlies = Brulichio
    .text = Fai un tiro di Sanità. 5 o più: guadagni 1 Sanità. Da 1 a 4: perdi 1 Sanità. 0: perdi { $worst } Sanità.
event-creepy_puppet = Bambola Inquietante
    .text = Il giocatore alla tua destra tira { $dice } dadi: un attacco di Forza contro di te. Ti difendi con la Forza. Se ti ferisce, chi ha la Lancia guadagna { $gift } Forza, a meno che non sia tu.
event-debris = Detriti
    .text = Fai un tiro di Velocità. 3 o più: guadagni 1 Velocità. 1 o 2: sei sepolto e subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni fisici. 0: sei sepolto e ne subisci { $worst }. Tieni questa carta finché sei sepolto: puoi solo tentare di liberarti. Una volta per turno tu, o un esploratore nella tua stanza nel proprio turno, può fare un tiro di Forza: { $needed } o più ti libera. Dopo { $tries } fallimenti in tutto sei libero all'inizio del tuo prossimo turno.
event-disquieting_sounds = Suoni Inquietanti
    .text = Tira { $rolled } dadi. Almeno quanti sono i presagi pescati finora: guadagni 1 Sanità. Di meno: subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali.
event-footsteps = Passi
    .text = Tira { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, e { $more } in più se sei nella Cappella. 4: tu e l'esploratore più vicino guadagnate 1 Forza. 3: guadagni 1 Forza e l'esploratore più vicino perde 1 Sanità. 2: perdi 1 Sanità. 1: perdi 1 Velocità. 0: ogni esploratore perde 1 in una caratteristica a sua scelta.
event-funeral = Funerale
    .text = Fai un tiro di Sanità. 4 o più: guadagni 1 Sanità. 2 o 3: perdi 1 Sanità. 0 o 1: perdi 1 Sanità e 1 Forza; se il Cimitero o la Cripta è nella casa, ti ritrovi lì; se ci sono entrambi, scegli tu.
event-grave_dirt = Terra di Tomba
    .text = Fai un tiro di Forza. 4 o più: guadagni 1 Forza. Da 0 a 3: tieni questa carta. All'inizio di ogni tuo turno subisci { $hurts } danno fisico. Scartala quando un oggetto, o un presagio che non è un compagno, aumenta una tua caratteristica, o quando finisci un turno in Balcone, Giardini, Cimitero, Palestra, Dispensa, Cortile o Torre.
event-groundskeeper = Custode
    .text = Fai un tiro di Conoscenza, con { $fewer } dadi in meno se sei nei Giardini. 4 o più: pesca un oggetto. Da 0 a 3: il giocatore alla tua destra tira { $dice } dadi, un attacco di Forza contro di te; ti difendi con la Forza.
event-hanged_men = Impiccati
    .text = Fai un tiro per ognuna delle tue quattro caratteristiche. Con meno di { $needed } perdi 1 in quella caratteristica. Se nessun tiro fallisce, guadagni 1 in una caratteristica a tua scelta.
event-hideous_shriek = Urlo Orrendo
    .text = Ogni esploratore fa un tiro di Sanità. 4 o più: niente. Da 1 a 3: subisce { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali. 0: subisce { $worst } dadi di danni mentali.
event-image_in_the_mirror_give = Immagine nello Specchio
    .text = Dai un oggetto a chi sta nello specchio: rimetti nel mazzo una delle tue carte oggetto, nessun presagio, mescola il mazzo e guadagna 1 Conoscenza. Se non ne hai, tocca al primo esploratore alla tua sinistra che ne ha una; se nessuno ne ha, non succede nulla.
event-image_in_the_mirror_take = Immagine nello Specchio (rovesciata)
    .text = Chi sta nello specchio ti porge un oggetto: pesca un oggetto.
event-it_is_meant_to_be = Era Destino
    .text = O guardi in segreto le prime { $looks } carte o tessere di un mazzo e le rimetti in cima nell'ordine che vuoi; o tiri { $dice } dadi e tieni questa carta: una volta, al posto di un tuo tiro successivo, puoi usare quel numero, fin dove i dadi di quel tiro potrebbero arrivare.
event-jonahs_turn = Il Turno di Jonah
    .text = Se un esploratore ha la Scatola Rompicapo, la scarta e pesca un altro oggetto, e tu guadagni 1 Sanità. Se nessuno ce l'ha, subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali.
event-lights_out = Buio
    .text = Tieni questa carta. Puoi muoverti di { $most } solo spazio per turno. Scartala alla fine di un tuo turno in una stanza con un altro esploratore o nella Stanza della Caldaia, o appena hai la Candela.
event-mists_from_the_walls = Nebbia dai Muri
    .text = Ogni esploratore nel seminterrato fa un tiro di Sanità. 4 o più: niente. Da 1 a 3: subisce { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali, e { $more } in più in una stanza col simbolo evento. 0: subisce { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali, e { $worst } in più in una stanza col simbolo evento.
event-night_view = Vista Notturna
    .text = Fai un tiro di Conoscenza. 5 o più: guadagni 1 Conoscenza. Da 0 a 4: niente.
event-phone_call = Telefonata
    .text = Tira { $rolled } dadi. 4: guadagni 1 Sanità. 3: guadagni 1 Conoscenza. 1 o 2: subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali. 0: subisci { $worst } dadi di danni fisici.
event-possession = Possessione
    .text = Scegli una caratteristica e fai un tiro. { $needed } o più: guadagni 1 in una caratteristica qualsiasi. Di meno: quella caratteristica scende al suo numero più basso; se c'è già, scende un'altra a tua scelta.
event-rotten = Putrido
    .text = Fai un tiro di Sanità. 5 o più: guadagni 1 Sanità. Da 2 a 4: perdi 1 Forza. 1: perdi 1 Forza e 1 Velocità. 0: perdi 1 in ogni caratteristica.
event-shrieking_wind = Vento Urlante
    .text = Ogni esploratore in Giardini, Cimitero, Cortile, Torre o Balcone, o in una stanza con una finestra verso l'esterno, fa un tiro di Forza. 5 o più: niente. 3 o 4: subisce { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni fisici. 1 o 2: subisce { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali. 0: subisce { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni fisici, e una delle sue carte oggetto, nessun presagio, vola nella Sala d'Ingresso, a sua scelta.
event-silence = Silenzio
    .text = Ogni esploratore nel seminterrato fa un tiro di Sanità. 4 o più: niente. Da 1 a 3: subisce { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali. 0: subisce { $worst } dadi di danni mentali.
event-something_hidden = Qualcosa di Nascosto
    .text = Puoi fare un tiro di Conoscenza. 4 o più: pesca un oggetto. Da 0 a 3: perdi 1 Sanità.
event-something_slimy = Qualcosa di Viscido
    .text = Fai un tiro di Velocità. 4 o più: guadagni 1 Velocità. Da 1 a 3: perdi 1 Forza. 0: perdi 1 Forza e 1 Velocità.
event-spider = Ragno
    .text = Fai un tiro di Velocità o di Sanità. 4 o più: guadagni 1 in quella caratteristica. Da 1 a 3: subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni fisici. 0: subisci { $worst } dadi di danni fisici.
event-the_voice = La Voce
    .text = Fai un tiro di Conoscenza. 4 o più: pesca un oggetto. Da 0 a 3: niente.
event-webs = Ragnatele
    .text = Fai un tiro di Forza. 4 o più: guadagni 1 Forza. Da 0 a 3: sei bloccato. Tieni questa carta finché sei bloccato: puoi solo tentare di liberarti. Una volta per turno tu, o un esploratore nella tua stanza nel proprio turno, può fare un tiro di Forza: { $needed } o più ti libera; chi fallisce non può più muoversi in quel turno. Dopo { $tries } fallimenti in tutto, compreso il primo tiro, sei libero all'inizio del tuo prossimo turno.
event-whoops = Ops!
    .text = Il giocatore alla tua destra sceglie senza guardare una delle tue carte oggetto, nessun presagio. Scartala.

foresight-rooms_to_come = Guarda le prossime stanze
foresight-items_to_come = Guarda i prossimi oggetti
foresight-events_to_come = Guarda i prossimi eventi
foresight-omens_to_come = Guarda i prossimi presagi
foresight-roll_to_come = Annota il numero di un tiro
zone-kept = Eventi tenuti
zone-event_stack = Mazzo degli eventi
    .short = Eventi
zone-event_discards = Eventi scartati
zone-played = Evento in corso
zone-omen_discards = Presagi scartati
zone-omen_stack = Mazzo dei presagi
    .short = Presagi
field-tries = Fallimenti al massimo
field-clings = Trattiene chi fallisce
offer-break_free = Liberarsi, o aiutare qualcuno a liberarsi
ask-arrange_top-order = In quale ordine le rimetti? L'ultima sta in cima.
ask-funeral-grave = Dove ti ritrovi?
ask-search = Cerchi ciò che è nascosto?
ask-spider-tried = Con quale caratteristica tiri?
ask-hanged_men-best = Quale caratteristica guadagna 1?
ask-possession-tried = Con quale caratteristica tiri?
ask-possession-gift = Quale caratteristica guadagna 1?
ask-possession-fallen = Quale caratteristica scende al suo numero più basso?
ask-run_amok-victim = Chi attacchi?
ask-run_amok-beast = Quale mostro attacchi?
ask-image_in_the_mirror_give-gift = Quale oggetto consegni?
ask-footsteps-near = Chi raggiungono i passi?
ask-footsteps-t = Quale caratteristica perde 1?
ask-shrieking_wind-blown = Quale oggetto porta via il vento?
ask-use_noted = Usi il numero annotato al posto di questo tiro? ({ $why }, dadi: { $dice }; vale { $n })
ask-it_is_meant_to_be-gift = Che cosa è destino?
say-draws = { $you } pesca { $card }.
say-keeps = { $you } tiene { $card }.
say-loses_card = { $you } perde { $card }.
say-struggles = { $you } lotta con { $card }.
say-freed = { $victim } non ha più { $card }.


## Eventi della casa

event-a_moment_of_hope = Un Momento di Speranza
    .text = Metti il segnalino Benedizione in questa stanza.
event-drip_drip_drip = Plic... Plic... Plic...
    .text = Metti il segnalino Gocce in questa stanza.
event-smoke = Fumo
    .text = Metti il segnalino Fumo in questa stanza.
event-closet_door = Anta dell'Armadio
    .text = Metti il segnalino Armadio in questa stanza.
event-locked_safe = Cassaforte Chiusa
    .text = Metti il segnalino Cassaforte in questa stanza.
event-skeletons = Scheletri
    .text = Metti il segnalino Scheletri in questa stanza. Subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali.
event-mystic_slide = Scivolo Mistico
    .text = Se sei nel seminterrato, tocca al prossimo esploratore alla tua sinistra che non vi si trova; se vi siete tutti, non succede nulla. Metti il segnalino Scivolo nella stanza di quell'esploratore, che scivola subito. Fuori dal proprio turno non si pesca alcuna carta per una nuova stanza.
event-secret_passage = Passaggio Segreto
    .text = Metti un segnalino Passaggio Segreto in questa stanza e tira { $dice } dadi per l'altro. 6: una stanza qualsiasi della casa. 4 o 5: una stanza del piano superiore. 2 o 3: del piano terra. 0 o 1: del seminterrato. Puoi attraversarlo subito, anche se non puoi più muoverti.
event-secret_stairs = Scale Segrete
    .text = Metti un segnalino Scale Segrete in questa stanza e l'altro in una stanza di un altro piano. Puoi seguire le scale subito, anche se non puoi più muoverti; se lo fai, là peschi un evento.
event-revolving_wall = Muro Girevole
    .text = Metti il segnalino Interruttore su un muro senza porte di questa stanza. Se dietro non c'è alcuna stanza, pesca tessere finché una è adatta a questo piano e mettila lì. Ti ritrovi in quella stanza.
event-the_beckoning = Il Richiamo
    .text = Ogni esploratore nei Giardini, nel Cimitero, nella Torre, sul Balcone o in una stanza con una finestra verso l'esterno fa un tiro di Sanità. Meno di { $needed }: va nel Cortile, che se occorre viene cercato e aggiunto alla casa, e subisce { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni fisici.
event-the_lost_one = La Smarrita
    .text = Fai un tiro di Conoscenza. { $needed } o più: guadagni 1 Conoscenza. Meno: tira { $dice } dadi. 6: ti ritrovi nella Sala d'Ingresso. 4 o 5: sul Pianerottolo Superiore. 2 o 3: in una nuova stanza del piano superiore. 0 o 1: in una nuova stanza del seminterrato. Se non ce n'è alcuna, vai nella Sala d'Ingresso.
event-the_walls = I Muri
    .text = Pesca la prossima tessera stanza, mettila nella casa dove vuoi, purché sia adatta, e vacci.
event-what_the = Ma che...?
    .text = Solleva la tessera su cui ti trovi, con tutto ciò che contiene, e mettila davanti a un'altra porta aperta dello stesso piano. Se il piano non ne ha, mettila su un altro piano a cui è adatta. Una tessera iniziale resta dov'è.

## Segnalini quadrati

token-blessing = Benedizione
    .text = Gli eroi in questa stanza tirano { $more ->
        [one] 1 dado
       *[other] { $more } dadi
    } in più nei tiri di caratteristica, al massimo { $most } in tutto.
token-drip = Gocce
    .text = Gli esploratori in questa stanza tirano { $fewer ->
        [one] 1 dado
       *[other] { $fewer } dadi
    } in meno nei tiri di caratteristica, ma almeno uno.
token-smoke_cloud = Fumo
    .text = Nessuno vede dentro questa stanza, fuori da essa o attraverso di essa. Qui gli esploratori tirano { $fewer } dadi in meno nei tiri di caratteristica, ma almeno uno.
token-closet = Armadio
    .text = Una volta nel tuo turno puoi tirare qui { $dice } dadi. 4: peschi un oggetto. 2 o 3: peschi un evento. 0 o 1: peschi un evento e l'armadio sparisce.
token-safe = Cassaforte
    .text = Una volta nel tuo turno puoi fare qui un tiro di Conoscenza. 5 o più: peschi { $finds } oggetti e la cassaforte è vuota. Da 2 a 4: subisci { $shock ->
        [one] 1 dado
       *[other] { $shock } dadi
    } di danni fisici. 0 o 1: subisci { $worst ->
        [one] 1 dado
       *[other] { $worst } dadi
    } di danni fisici.
token-bones = Scheletri
    .text = Una volta nel tuo turno puoi fare qui un tiro di Sanità. 5 o più: peschi un oggetto e gli scheletri spariscono. Da 0 a 4: subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni mentali.
token-slide = Scivolo
    .text = Una volta nel tuo turno puoi fare qui un tiro di Forza. { $needed } o più: vai in una stanza qualsiasi di un piano più in basso. Meno: cadi in una nuova stanza del seminterrato (se non ce n'è, in una a tua scelta) e subisci { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } di danni fisici.
token-wall_switch = Interruttore
    .text = Una volta nel tuo turno, da entrambi i lati del muro, puoi fare un tiro di Conoscenza. { $needed } o più: passi dall'altra parte senza spendere spazi. Il traditore non ha bisogno del tiro.
passage-hidden_door = Passaggio Segreto
    .text = Da un segnalino all'altro c'è uno spazio.
passage-stair = Scale Segrete
    .text = Da un segnalino all'altro c'è uno spazio.
token-below_collapsed_room = Sotto la Stanza Crollata
    .text = Chi cade dalla Stanza Crollata finisce qui.
token-vault_empty = Camera Blindata Vuota
    .text = La porta della Camera Blindata è aperta e dentro non c'è più nulla.
offer-open_closet = Apri l'armadio
offer-open_safe = Prova ad aprire la cassaforte
offer-search_bones = Cerca fra gli scheletri
offer-take_slide = Prendi lo scivolo
offer-turn_wall = Attraversa il muro girevole
ask-secret_stairs-goal = Dove portano le scale?
ask-use_stairs = Segui le scale fino a: { $goal }?
ask-second_door-goal = Dove finisce il passaggio?
ask-use_passage = Attraversi il passaggio fino a: { $goal }?
ask-revolving_wall-wall = Quale muro gira?
ask-slide_down-goal = Dove scivoli?
ask-slide_down-cellar = Non ci sono nuove stanze. In quale stanza finisci?
ask-let_slide = Il mostro prende lo scivolo?
ask-slide-goal = Dove scivola il mostro?
ask-let_pass = Il mostro attraversa il muro girevole?
say-token_laid = Segnalino posato: { $token } ({ $room }).
say-token_gone = Segnalino tolto: { $token } ({ $room }).
say-tries_token = { $you } fa un tentativo: { $token }.

## Caratteristiche, dadi, danni, attacchi, morte

harm-physical = fisici
harm-mental = mentali
trait-might = Forza
trait-speed = Velocità
trait-sanity = Sanità
trait-knowledge = Conoscenza
track-might = Forza
    .short = Fo
track-speed = Velocità
    .short = Ve
track-sanity = Sanità
    .short = Sa
track-knowledge = Conoscenza
    .short = Co
say-rolls = { $you } tira { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} ({ $why }): { $total }.
say-rolls_trait = { $you } tira { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} ({ $why }, { $t }): { $total }.
say-takes_damage = { $you } subisce { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di danni { $harm }.
say-gains = { $you } ottiene { $n } { $t }.
say-loses = { $you } perde { $n } { $t }.
say-stunned = { $you } subisce lo stordimento.
say-dies = { $you } muore.
say-attacks = { $you } attacca { $target } con { $t }.
say-card_attacks = { $you } subisce un attacco: i dadi fanno { $n }.
say-defeats = { $you } sconfigge { $loser }.
say-unhurt = Né { $you } né { $target } subisce danni.
say-steals = { $you } ruba { $card } a { $victim }.
ask-suffer-t = Quale caratteristica perde un punto?
ask-heal-t = Quale caratteristica guadagna un punto?
ask-rob-loot = Rubi un oggetto invece di infliggere danni?
offer-fight = Attacca
ask-fight-target = Chi attacchi?
ask-fight-weapons = Usi un'arma?
why-haunt_runs = Nessuno attacca prima che cominci lo scenario.
why-not_yet_attacked = Hai già attaccato in questo turno.


## Scenario: i poteri del traditore, i mostri, la fine della partita

haunt-last_side_standing = L'ultima fazione in piedi
say-last_side_standing_survival = { -survival }: un'Ombra combatte per il traditore; la sua Forza è { $might }. Vincete quando il traditore è morto e l'Ombra è svanita. Finché il traditore vive, si può solo stordirla; stordita dopo la morte del traditore, svanisce per sempre.
say-last_side_standing_tome = { -tome }: un'Ombra ti obbedisce; la sua Velocità è { $speed }, la sua Forza { $might }. Dopo ogni tuo turno la muovi e attacchi con lei, anche se sei morto. Vinci quando non resta in vita nessun eroe. Gli eroi devono prima uccidere te, e poi stordire l'Ombra.
monster-shadow = Ombra
end-heroes_dead = Non resta nessun eroe: ha vinto la fazione del traditore.
end-traitor_dead = Il traditore è morto e l'Ombra è svanita: hanno vinto gli eroi.
ask-bear = Lasci che { $card } abbia effetto su di te?
ask-bear_omen = Lasci che { $card } abbia effetto su di te?
offer-fetch_stairs = Prendi le Scale del Seminterrato
why-traitors_turn = Può farlo solo il traditore.
why-monsters_stuck = Nessun mostro è bloccato nel seminterrato.
ask-monster_turn-order = In che ordine agiscono i mostri?
ask-monster_step = { $m }: dove va?
ask-monster_climb = { $m }: si arrampica?
ask-monster_half = { $m }: in quale metà si ferma?
ask-monster_prey = { $m }: chi attacca?
ask-call_monsters-called = Quali mostri si avvicinano di uno spazio?
ask-come_closer = { $you }: da che parte si avvicina?

## A cosa servono i tiri

purpose-for_trait = tiro di caratteristica
purpose-for_attack = tiro di attacco
purpose-for_event = tiro di evento
purpose-for_haunt = tiro scenario
purpose-for_harm = tiro per i danni
purpose-for_move = tiro di movimento
purpose-for_other = tiro semplice
