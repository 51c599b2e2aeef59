# Scenario 35 in italiano.

haunt-small_change = Piccoli cambiamenti
say-small_change_survival = { -survival }: siete tutti rimpiccioliti, e { $cats ->
    [one] un Gatto vi dà
   *[other] { $cats } Gatti vi danno
} la caccia (Velocità { $speed }, Forza { $might }, Sanità { $sanity }, Conoscenza { $knowledge }). Ora ogni soglia è uno spazio a sé. Sulle scale tirate Forza { $climb } o più, o il vostro turno finisce. Nessuno pesca carte; scoprire una stanza con un simbolo mette fine al turno. Non entrate nella Stanza Crollata né nell'Ascensore Mistico, e Galleria, Palestra e Camera Blindata non vi servono a nulla. Vincete quando almeno { $enough } di voi volano fuori dalla casa, con a bordo tutti quelli ancora in vita. Prima trovate l'Aeroplanino: Conoscenza { $find } o più in Camera da Letto, Camera Padronale, Magazzino, Soffitta o Sala Giochi. Accanto a esso, Conoscenza { $start } o più lo mette in moto; decolla all'inizio del vostro turno successivo, e fino ad allora altri possono salire. Chi l'ha messo in moto lo pilota per { $range } spazi invece di camminare, anche sopra scale, Stanza Crollata, Galleria e Baratro. Per uno spazio il più veloce a bordo può tendere la mano a qualcuno di sotto: Velocità { $grip } o più lo tira su, meno di { $slip } vi fa precipitare. Per uscire, volate per uno spazio da una finestra oppure da Balcone, Giardini, Cimitero, Cortile o Torre. In volo servono solo Revolver, Anello e Dinamite, da una parte e dall'altra, ma un Gatto abbatte l'Aeroplanino con Velocità { $swipe } o più. Chi è sconfitto da un Gatto viene catturato, e ingoiato nel suo turno successivo, se nessuno batte prima il Gatto. Chi è catturato può divincolarsi all'inizio del turno: sceglie una caratteristica e tira più del Gatto.
say-small_change_tome = { -tome }: tutti sono rimpiccioliti, anche tu, e { $cats ->
    [one] un Gatto caccia
   *[other] { $cats } Gatti cacciano
} per te (Velocità { $speed }, Forza { $might }, Sanità { $sanity }, Conoscenza { $knowledge }). Vinci quando i Gatti hanno ucciso { $fill } eroi. Tu non puoi attaccare gli esploratori. Ora ogni soglia è uno spazio a sé, anche per i Gatti. Sulle scale tiri Forza { $climb } o più, o il tuo turno finisce. Nessuno pesca carte; scoprire una stanza con un simbolo mette fine al turno. Gli esploratori non entrano nella Stanza Crollata né nell'Ascensore Mistico, e Galleria, Palestra e Camera Blindata non fanno nulla. Un Gatto che vince un attacco cattura l'eroe invece di ferirlo, uno alla volta; ingoia la preda all'inizio del suo turno successivo, se prima non viene battuto o la preda non si divincola. Forse gli eroi tenteranno di fuggire in volo. Dove passano, una volta per turno un Gatto li abbatte con Velocità { $swipe } o più, e poi può attaccare subito; tu ci riesci con Velocità { $bat } o più.
marker-toy_airplane = Aeroplanino
monster-cat = Gatto
state-flying = L'Aeroplanino è in volo
state-pilot = Chi pilota l'Aeroplanino
state-aboard = a bordo dell'Aeroplanino
state-caught_by = in preda a
say-airplane_down = L'Aeroplanino è a terra: { $room }.
say-takes_off = { $you } decolla.
say-aboard = { $you } è a bordo dell'Aeroplanino.
say-catches = { $you } cattura { $loser }.
say-slips_away = { $you } è di nuovo in libertà.
ask-bat_airplane = { $m }: dà una zampata all'Aeroplanino?
ask-wriggle = Con quale caratteristica ti divincoli?
offer-climb_aboard = Sali a bordo dell'Aeroplanino
offer-climb_out = Scendi dall'Aeroplanino
offer-scoop_up = Tendi la mano a { $friend }
ask-scoop_up-friend = A chi tendi la mano?
offer-fly_out = Vola fuori dalla casa
offer-find_airplane = Cerca un Aeroplanino
offer-start_airplane = Metti in moto l'Aeroplanino
offer-bat_down = Butta giù l'Aeroplanino
end-flown_out = Abbastanza eroi sono volati fuori dalla casa: gli eroi hanno vinto.
end-too_few_flew = Troppo pochi sono volati fuori dalla casa: il traditore ha vinto.
end-cats_fed = I Gatti sono sazi: il traditore ha vinto.
