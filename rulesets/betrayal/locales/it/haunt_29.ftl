# Scenario 29 in italiano.

haunt-frankensteins_legacy = L'eredità di Frankenstein
say-frankensteins_legacy_survival = { -survival }: un Mostro fatto di uomini morti si aggira per la casa (Velocità { $speed }, Forza { $might }; aggiunge { $fury } ai propri attacchi, ma non in difesa). Va sempre verso il più vicino di voi e colpisce. Chi lo batte lo stordisce soltanto. Vincete quando le Torce lo hanno bruciato { $hits } volte. Ognuno di voi può prendere una Torcia nella Stanza Carbonizzata, nella Stanza della Caldaia, nella Camera del Pentacolo o in Cucina. Al posto di un altro attacco potete lanciarla contro il Mostro, dalla sua stanza o attraverso una porta da quella accanto: è un attacco con la Velocità, in cui non subite danni. La Torcia è persa, che bruci il Mostro o no; Revolver e Dinamite non gli fanno nulla. Oppure attiratelo nella Torre o nel Baratro: chi è lì accanto a lui può spingerlo oltre il bordo, con un tiro di Forza di { $needed } o più. Anche così avete vinto.
say-frankensteins_legacy_tome = { -tome }: hai dato vita a un Mostro (Velocità { $speed }, Forza { $might }; aggiunge { $fury } ai propri attacchi, ma non in difesa). Vinci quando non resta in vita nessun eroe. Dopo ogni tuo turno va verso l'eroe più vicino, fin dove riesce ad arrivare, e colpisce; tu scegli solo fra eroi e strade ugualmente vicini. Gli attacchi con la Velocità non gli fanno nulla, ma le Torce degli eroi sì, e non lo stordiscono. Quando vinci un attacco con la Forza contro un eroe con una Torcia abbastanza da poter rubare, puoi spegnergliela invece di infliggere danni.
monster-frankenstein = Mostro di Frankenstein
haunt_item-torch = Torcia
state-torch_hits = Torce che hanno bruciato il Mostro
ask-laboratory = In quale laboratorio prende vita il Mostro?
ask-put_out_torch = Spegni la Torcia di { $victim } invece di infliggere danni?
offer-take_torch = Prendi una Torcia
offer-throw_torch = Lancia la Torcia contro il Mostro
offer-push_over = Spingi il Mostro oltre il bordo
say-throws_torch = { $you } lancia una Torcia.
say-torch_burns = La Torcia brucia il Mostro (colpi: { $n }).
say-torch_goes_out = La Torcia di { $you } si spegne.
end-monster_burnt = Il Mostro è bruciato: gli eroi hanno vinto.
end-monster_pushed = Il Mostro è precipitato: gli eroi hanno vinto.
