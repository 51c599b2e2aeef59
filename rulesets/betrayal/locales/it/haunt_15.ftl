# Scenario 15 in italiano.

haunt-here_be_dragons = Qui ci sono i draghi
say-here_be_dragons_survival = { -survival }: c'è un Drago in casa (Velocità { $speed }, Forza { $might }, Sanità { $sanity }). Nulla lo stordisce, ma i danni si sommano, ogni volta { $hide } in meno; quando ne ha subiti { $wounds } è morto, e avete vinto. Revolver e Dinamite non gli fanno nulla, l'Anello sì. Dopo ogni turno del traditore morde uno di voi e sputa fuoco nella sua stanza e in quelle accanto: tirate Velocità { $dodged } o più, o bruciate ({ $near } dadi accanto a lui, { $next_door } nella stanza vicina). Ogni oggetto gettato nel fuoco risparmia { $soak } punti. Chi ha la Lancia aggiunge { $edge } a ogni tiro di Forza contro il Drago. Uno Scudo si trova nel Baratro o nella Cripta, un'Armatura Antica nelle Catacombe o presso il Lago Sotterraneo, appena li si scopre. Lo Scudo protegge dal fuoco chi lo porta, e dal fuoco del Drago tutti gli eroi lì accanto. L'Armatura, indossata, toglie { $less } punti da ogni danno fisico tranne il fuoco; nessuno può rubarla, e non va insieme all'altra Armatura. Indossarla, o toglierla e consegnarla, richiede un turno intero. Ognuno dei due costa uno spazio di movimento.
say-here_be_dragons_tome = { -tome }: un Drago ti obbedisce (Velocità { $speed }, Forza { $might }, Sanità { $sanity }). Vinci quando non resta in vita nessun eroe. Dopo ogni tuo turno lo muovi; poi morde un avversario e sputa fuoco, nell'ordine che vuoi. Il fuoco raggiunge tutti nella sua stanza e in quelle accanto, anche te: chi non tira Velocità { $dodged } o più brucia ({ $near } dadi accanto a lui, { $next_door } nella stanza vicina). Nulla lo stordisce. I danni che subisce sono ogni volta { $hide } in meno; quando ne ha subiti { $wounds } è morto, e gli eroi hanno vinto. Revolver e Dinamite non gli fanno nulla. Da qualche parte, di sotto, ci sono uno Scudo e un'Armatura Antica che aiutano contro di lui.
monster-dragon = Drago
state-wounds = ferite
haunt_item-shield = Scudo
haunt_item-antique_armor = Armatura Antica
ask-breathe_first = Il Drago sputa fuoco prima di mordere?
offer-put_on = Indossa l'Armatura Antica (richiede tutto il turno)
offer-take_off = Togli l'Armatura Antica (richiede tutto il turno)
why-fresh = Richiede un turno intero.
why-carried = La indossi già.
why-worn = Non la indossi.
why-no_armor = Non va insieme all'altra Armatura.
ask-take_off-friend = La consegni a qualcuno?
ask-burn-burnt = Quali oggetti getti nel fuoco?
end-dragon_slain = Il Drago è morto: gli eroi hanno vinto.
