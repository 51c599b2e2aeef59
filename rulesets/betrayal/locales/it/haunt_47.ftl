# Scenario 47 in italiano.

haunt-worm_ouroboros = Il verme Uroboro
say-worm_ouroboros_survival = { -survival }: il traditore è diventato un verme enorme con una Testa a ogni estremità (Velocità { $speed }, Forza { $might }). In ogni stanza che una Testa lascia resta un Corpo; Teste e Corpi vi rallentano. Quando in casa ci sono { $bodies } Corpi, avete perso. Nulla ferisce una Testa finché non è indebolita: chi ha il Teschio può tentarlo una volta per turno, nella stanza della Testa, con un tiro di Sanità di { $needed } o più. Da allora la sua Forza è { $weak }, e potete attaccarla. Ogni sconfitta è un colpo; una Testa che ne ha subiti { $hits } è mozzata. Revolver, Anello e Dinamite non le fanno nulla, e nulla la stordisce. Mozzate tutte e due le Teste, e avete vinto. Ciò che il traditore aveva si trova dov'è apparso il verme.
say-worm_ouroboros_tome = { -tome }: sei un verme enorme con una Testa a ogni estremità (Velocità { $speed }, Forza { $might }). Le tue cose restano dove sei; i tuoi compagni sono divorati. In ogni tuo turno ciascuna Testa tira da sé per muoversi, striscia e può attaccare. Gli eroi non la rallentano; può andare in stanze nuove, che non le danno carte e non la fermano. Non passa per scale segrete, passaggi segreti e Ascensore Mistico. In ogni stanza che una Testa lascia resta un Corpo, al massimo uno per stanza. Teste e Corpi rallentano gli eroi. Vinci quando in casa ci sono { $bodies } Corpi. Nulla ferisce una Testa prima che un eroe l'abbia indebolita con il Teschio (un tiro di Sanità di { $needed } o più nella sua stanza); poi la sua Forza è { $weak }, e { $hits } colpi la mozzano. Perdi quando tutte e due le Teste sono mozzate.
marker-body = Corpo
monster-head = Testa
state-weak = indebolita
state-hits = colpi
offer-weaken = Indebolisci una Testa con il Teschio
ask-weaken-cursed = Quale Testa?
say-becomes_worm = { $you } si trasforma in un verme con due Teste.
say-head_weakened = { $you } indebolisce { $head }.
say-head_cut = { $you } è colpita. Colpi: { $n }.
end-heads_off = Tutte e due le Teste sono mozzate: gli eroi hanno vinto.
end-house_filled = Il verme riempie la casa: il traditore ha vinto.
