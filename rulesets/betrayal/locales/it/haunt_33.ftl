# Scenario 33 in italiano.

haunt-invocation_of_darkness = Un'invocazione delle tenebre
say-invocation_of_darkness_survival = { -survival }: il traditore è diventato più forte, ha subito un altro turno e invoca un Antico Dio, nella Cappella o nella Camera del Pentacolo, dove prima bisogna portare il Libro. Uccidete il traditore prima che siano riuscite { $calls } invocazioni, e avete vinto. Dopo, l'Antico Dio è in casa (Velocità { $speed }, Forza { $might }, Sanità { $sanity }) e il traditore è morto; allora serve una cosa sola, che serve anche prima: chi ha il Libro lo distrugge nella Stanza della Caldaia o nel Baratro, per uno spazio di movimento. Il Libro si può rubare al traditore. Quando arriva l'Antico Dio, tutto ciò che il traditore ha cade lì.
say-invocation_of_darkness_tome = { -tome }: le tue caratteristiche sono risalite almeno al valore iniziale, ognuna con in più un tiro di { $dice } dadi, e hai subito un altro turno. Porta il Libro nella Cappella o nella Camera del Pentacolo. Quando vi è stato con te, in quella stanza puoi invocare un Antico Dio, anche se poi il Libro viene rubato: ogni invocazione costa uno spazio di movimento e riesce con un tiro di Conoscenza di { $needed } o più; invoca finché hai spazi. Al successo numero { $calls } muori e lasci cadere tutto ciò che hai, e l'Antico Dio appare lì (Velocità { $speed }, Forza { $might }, Sanità { $sanity }). Dal tuo turno successivo lo muovi e attacchi con lui. Vinci quando non resta in vita nessun eroe. Perdi se muori prima che arrivi, o se il Libro viene distrutto; tieni lontano dalla Stanza della Caldaia e dal Baratro chi lo ha.
monster-elder_god = Antico Dio
state-calls = Invocazioni dell'Antico Dio
ask-altar = Quale stanza si aggiunge alla casa?
offer-summon = Invoca l'Antico Dio (uno spazio)
offer-destroy_book = Distruggi il Libro (uno spazio)
say-elder_god_called = { $you } invoca l'Antico Dio. Invocazioni riuscite: { $n }.
end-book_destroyed = Il Libro è distrutto: gli eroi hanno vinto.
end-caller_dead = Il traditore è morto e nessun Antico Dio è venuto: gli eroi hanno vinto.
