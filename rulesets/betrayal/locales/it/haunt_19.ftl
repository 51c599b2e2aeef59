# Scenario 19 in italiano.

haunt-friend_for_the_ages = Un amico per l'eternità
say-friend_for_the_ages_survival = { -survival }: un ritratto nella Galleria tiene giovane chi vi era amico, e quasi nulla può nuocere al traditore. Copritelo di colore: { $paints } barattoli di Vernice sono nascosti in Soffitta, Stanza Abbandonata, Stanza Crollata, Cortile, Corridoio delle Statue, Magazzino e Cantina dei Vini, alcuni in stanze ancora da scoprire. Ognuno di voi può portarne uno; lo si raccoglie, lascia, dà o ruba come un oggetto, ma il Cane non lo riporta. Nella Galleria, una volta per turno, Conoscenza { $needed } o più consuma la Vernice; quando ci siete riusciti { $strokes } volte, avete vinto. Perdete quando { $lost } barattoli sono stati distrutti, o quando siete tutti morti. Al traditore potete rubare come al solito. I danni non gli fanno nulla, a meno che chi li infligge porti l'Amuleto delle Ere; e nella Galleria il traditore deve tirare Sanità { $stand } o più, o subire { $dice } { $dice ->
    [one] dado
   *[other] dadi
} di danni mentali. Se il traditore muore, avete vinto ugualmente.
say-friend_for_the_ages_tome = { -tome }: un ritratto nella Galleria invecchia al posto tuo. Le tue caratteristiche sono tornate almeno al valore iniziale, e sono cresciute. Danni, eventi e stanze non le abbassano più; solo gli oggetti che arrivano o se ne vanno. Ti si può ancora rubare. Attenzione all'Amuleto delle Ere: chi lo porta ti ferisce come chiunque altro. Quando entri nella Galleria, o vi inizi il turno, tira Sanità { $stand } o più, o subisci { $dice } { $dice ->
    [one] dado
   *[other] dadi
} di danni mentali. Gli eroi cercano Vernice per coprire il tuo ritratto; se ci riescono { $strokes } volte, o se muori, vincono loro. Vinci quando { $lost } barattoli di Vernice sono distrutti, o tutti gli eroi sono morti. Puoi portare un barattolo; una volta per turno puoi distruggerlo invece di attaccare. Una volta per turno, dopo il movimento, puoi anche prendere una stanza qualsiasi dalla pila e metterla dove sta.
haunt_item-paint = Vernice
state-strokes = Quante volte il ritratto è stato coperto
state-destroyed = Vernice distrutta
ask-grow_trait = Quale delle tue caratteristiche cresce?
ask-room_without_paint = Quale di queste stanze, le più vicine a un esploratore, non ha Vernice?
offer-repaint = Copri il ritratto di Vernice
offer-destroy_paint = Distruggi la Vernice (invece di attaccare)
say-destroys_paint = { $you } distrugge la Vernice.
offer-extend_house = Metti una stanza a tua scelta (poi non ti muovi più)
ask-any_tile = Quale stanza metti?
end-painted_over = Il ritratto è coperto: gli eroi hanno vinto.
end-friend_dead = Il vecchio amico è morto: gli eroi hanno vinto.
end-paint_gone = Troppa Vernice è distrutta: il traditore ha vinto.
