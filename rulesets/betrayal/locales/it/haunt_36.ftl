# Scenario 36 in italiano.

haunt-better_with_friends = Meglio con gli amici
say-better_with_friends_survival = { -survival }: dopo ogni turno del traditore l'acqua sale nella casa: riempie prima il seminterrato, poi il piano terra, poi il piano superiore, ognuno in due passi. Chi di voi inizia il turno su un piano in parte allagato ha { $slow } spazi in meno; se è del tutto allagato ne ha { $slowest } in meno e subisce { $points } punti di danno fisico che nulla può evitare. Uno spazio resta sempre. Nella Soffitta, appena la si scopre, c'è una Barca a Remi. Uno di voi può portarla, darla o lasciarla; a chi la porta ogni stanza costa uno spazio in più. Il Cane non la porta. Portate tutti i vivi nel Balcone, o nella Torre, insieme alla Barca: fuggite subito e avete vinto, se siete vivi in { $crew } o più. Chi lascia cadere il Medaglione su un piano allagato lo perde, e dopo il prossimo turno del traditore l'acqua non sale. Il traditore può fare buchi nella Barca (un tiro di Forza di { $needed } o più al posto di un attacco); con { $holes } buchi avete perso.
say-better_with_friends_tome = { -tome }: la casa affonda, e a te l'acqua non importa. Sale alla fine di ogni tuo turno, anche se sei morto: prima arriva nel seminterrato, poi lo riempie; segue il piano terra con gli stessi due passi, e infine il piano superiore. Gli eroi che iniziano il turno su un piano in parte allagato hanno { $slow } spazi in meno; se è del tutto allagato ne hanno { $slowest } in meno e subiscono { $points } punti di danno fisico. Vogliono fuggire insieme su una Barca a Remi, dal Balcone o dalla Torre; è nella Soffitta, appena la si scopre, e tu non puoi prenderla. Nella sua stanza puoi farle un buco una volta per turno, con un tiro di Forza di { $needed } o più; è il tuo attacco del turno. Vinci con { $holes } buchi, o quando sono morti { $dead } eroi.
state-tide = Marea
state-holes = Buchi nella Barca a Remi
haunt_item-rowboat = Barca a Remi
offer-wreck_boat = Fai un buco nella Barca a Remi (al posto di un attacco)
offer-sink_medallion = Lascia cadere il Medaglione nell'acqua
say-tide_rises = L'acqua sale: { $n }.
say-boat_holed = { $you } fa un buco nella Barca a Remi. Buchi: { $n }.
say-water_calm = { $you } lascia cadere il Medaglione nell'acqua. Per una volta non salirà.
end-rowed_away = Gli eroi si allontanano a remi: hanno vinto.
end-too_many_drowned = Più della metà degli eroi è morta: il traditore ha vinto.
end-boat_wrecked = La Barca a Remi è un relitto: il traditore ha vinto.
