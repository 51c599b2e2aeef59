# Haunt 29 in English.

haunt-frankensteins_legacy = Frankenstein's Legacy
say-frankensteins_legacy_survival = { -survival }: a Monster made of dead men walks through the house (Speed { $speed }, Might { $might }; it adds { $fury } to its own attacks, but not in defence). It always goes to the nearest of you and strikes. What beats it only stuns it. You win when Torches have burnt it { $hits } times. Each of you can take one Torch in the Charred Room, the Furnace Room, the Pentagram Chamber or the Kitchen. Instead of another attack you can throw it at the Monster, from its room or through a door from the room next to it: an attack with Speed, in which you take no damage. The Torch is gone whether or not it burns the Monster; Revolver and Dynamite do nothing. Or lure it into the Tower or the Chasm: who is there beside it can push it over the edge, with a Might roll of { $needed } or more. Then you have won, too.
say-frankensteins_legacy_tome = { -tome }: you have given life to a Monster (Speed { $speed }, Might { $might }; it adds { $fury } to its own attacks, but not in defence). You win when no hero is left alive. After each of your turns it goes to the nearest hero, as far as it can, and strikes; you choose only between heroes and ways that are equally near. Attacks with Speed do not harm it, but the heroes' Torches do, and they do not stun it. When you win an attack with Might against a hero with a Torch by enough to steal something, you can put out the Torch instead of doing damage.
monster-frankenstein = Frankenstein's Monster
haunt_item-torch = Torch
state-torch_hits = Torches that have burnt the Monster
ask-laboratory = In which laboratory does the Monster come to life?
ask-put_out_torch = Do you put out the Torch of { $victim } instead of doing damage?
offer-take_torch = Take a Torch
offer-throw_torch = Throw the Torch at the Monster
offer-push_over = Push the Monster over the edge
say-throws_torch = { $you } throws a Torch.
say-torch_burns = The Torch burns the Monster (hits: { $n }).
say-torch_goes_out = The Torch of { $you } goes out.
end-monster_burnt = The Monster is burnt: the heroes have won.
end-monster_pushed = The Monster has fallen to its death: the heroes have won.
