# Scenario 1 in italiano.

haunt-mummy_walks = La mummia cammina
say-mummy_walks_survival = { -survival }: una Mummia è venuta per la Ragazza (Velocità { $speed }, Forza { $might }, Sanità { $sanity }). Chi la batte la stordisce soltanto, e Revolver e Dinamite non le fanno nulla. Ognuno di voi può tentare un passo per turno. Prima scoprite il suo nome, con un tiro di Conoscenza di { $needed } o più: accanto al suo Sarcofago, nella Biblioteca o nel Laboratorio di Ricerca. Poi chi ha il Libro ne impara un incantesimo, con un tiro di Conoscenza di { $needed } o più. Se il Libro non è stato trovato, il prossimo presagio che uno di voi pesca è il Libro. Infine, nella stanza della Mummia e con il Libro presente, attaccatela con la Sanità: se vincete, è bandita e avete vinto. Tenetele lontana la Ragazza; chi entra nella sua stanza la porta con sé.
say-mummy_walks_tome = { -tome }: la tua Mummia (Velocità { $speed }, Forza { $might }, Sanità { $sanity }) vuole sposare la Ragazza. Vinci quando è accanto al suo Sarcofago e ha la Ragazza, e l'Anello o il Simbolo Sacro; oppure quando non resta in vita nessun eroe. Se nessuno dei due è stato trovato, il prossimo presagio che peschi è uno di loro. Chi entra nella stanza della Ragazza la porta con sé; nella stanza della Mummia puoi consegnarle qualcosa una volta per turno, anche la Ragazza. Deve attaccare, se può. Può rubare, persino la Ragazza. I suoi danni tolgono Velocità fino al numero più basso, e poi Forza. Quando tira 0 o 1 per muoversi, può invece apparire in qualsiasi stanza.
marker-sarcophagus = Sarcofago
monster-mummy = Mummia
state-secrets = Ciò che gli eroi sanno della Mummia (nome, incantesimo)
ask-girl_place = Dove si nasconde la Ragazza?
ask-appear = La Mummia appare in un'altra stanza invece di camminare?
ask-mummy-spot = Dove appare la Mummia?
ask-relic_turns_up-relic = Quale presagio trovi?
offer-learn_name = Scopri il nome della Mummia
offer-learn_spell = Impara l'incantesimo dal Libro
offer-banish = Bandisci la Mummia
offer-hand_over = Consegna qualcosa alla Mummia
ask-hand_over-gifts = Che cosa riceve la Mummia?
end-mummy_gone = La Mummia è bandita: gli eroi hanno vinto.
end-wedding = La Mummia ha sposato la Ragazza: il traditore ha vinto.
