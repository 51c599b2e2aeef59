# Scenario 2 in italiano.

haunt-the_seance = La seduta spiritica
say-the_seance_survival = { -survival }: si può evocare un Fantasma (Velocità { $speed }, Sanità { $sanity }), e ci prova anche il traditore. Finché nessuno ci è riuscito, nessuno può attaccare nessuno. Una volta per turno ognuno di voi può tenere una seduta nella Camera del Pentacolo, con un tiro di Conoscenza o di Sanità di { $needed } o più. Il vostro successo numero { $tokens } evoca il Fantasma, che resta dove appare. Poi dategli pace: trovate le sue ossa nella Soffitta, nella Camera da Letto o nella Camera Padronale (Conoscenza { $digging } o più) e seppellitele nella Cripta o nel Cimitero (Conoscenza { $burying } o più). Così avete vinto. Ma il tracciato sale dopo ogni turno successivo dell'eroe che ha evocato il Fantasma, e quando segna { $last } il Fantasma passa al traditore. Se lo ha il traditore, fluttua attraverso muri e stanze crollate e attacca la vostra Sanità, e la casa crolla stanza dopo stanza, a partire dal piano superiore; chi è in una stanza che crolla muore. Allora resta una sola via: attaccare il Fantasma con la Sanità, con l'Anello o nella Camera del Pentacolo. Basta un successo per distruggerlo, e avete vinto.
say-the_seance_tome = { -tome }: vuoi che un Fantasma ti obbedisca (Velocità { $speed }, Sanità { $sanity }). Finché nessuno lo ha evocato, nessuno può attaccare nessuno. Finché hai la Tavola degli Spiriti puoi tentare una volta per turno: ti servono un tiro di Conoscenza di { $needed } o più e un tiro di Sanità di { $needed } o più, nell'ordine che vuoi. Con entrambi il Fantasma appare accanto a te ed è tuo. Se gli eroi arrivano primi, resta fermo; ma hanno poco tempo, e quando il tracciato segna { $last } il Fantasma è tuo. Finché lo è, dopo ogni tuo turno deve fluttuare verso un eroe e attaccare con la Sanità, attraverso muri e stanze crollate, ma non attraverso i pavimenti. Un attacco fallito non gli nuoce. Lo distrugge soltanto un attacco di Sanità, con l'Anello o nella Camera del Pentacolo. Alla fine del tuo primo turno con lui crolla una stanza del piano superiore, la Soffitta se c'è; da allora ciascuno sceglie un'altra stanza alla fine di ogni suo turno, accanto a una già crollata. Chi si trova in quella stanza muore, anche tu. Vinci quando non resta in vita nessun eroe.
monster-ghost = Fantasma
haunt_item-old_bones = Ossa
state-summons = Ciò che la seduta del traditore ha raggiunto
state-successes = Successi della seduta degli eroi
state-hours = Tracciato dei turni del Fantasma
offer-call_mind = Evoca il Fantasma con la Conoscenza
offer-call_soul = Evoca il Fantasma con la Sanità
offer-hold_seance = Tieni una seduta spiritica
offer-find_bones = Cerca le ossa
offer-bury_bones = Seppellisci le ossa
offer-face_ghost = Attacca il Fantasma con la Sanità
ask-ghost_goal = Verso chi fluttua il Fantasma?
ask-ghost_step = Attraverso quale stanza fluttua il Fantasma?
say-ghost_for_heroes = La seduta di { $you } ha evocato il Fantasma, che dà ascolto agli eroi.
say-ghost_for_traitor = La seduta di { $you } ha evocato il Fantasma, che obbedisce al traditore.
say-ghost_turns = Il tracciato segna { $hours }: da ora il Fantasma obbedisce al traditore.
end-bones_buried = Le ossa sono sepolte e il Fantasma riposa in pace: gli eroi hanno vinto.
end-ghost_destroyed = Il Fantasma è distrutto: gli eroi hanno vinto.
