# Haunt 47 in English.

haunt-worm_ouroboros = Worm Ouroboros
say-worm_ouroboros_survival = { -survival }: the traitor has become a huge worm with a Head at either end (Speed { $speed }, Might { $might }). In each room that a Head leaves lies a Body from then on; Heads and Bodies slow you. When { $bodies } Bodies lie in the house, you have lost. Nothing hurts a Head until it is weakened: who has the Skull can try it once a turn, in the Head's room, with a Sanity roll of { $needed } or more. From then on its Might is { $weak }, and you can attack it. Each defeat is a hit; a Head that has taken { $hits } is cut off. Revolver, Ring and Dynamite do nothing to it, and nothing stuns it. Cut off both Heads, and you have won. What the traitor had lies where the worm appeared.
say-worm_ouroboros_tome = { -tome }: you are a huge worm with a Head at either end (Speed { $speed }, Might { $might }). Your things lie where you are; your companions are devoured. In each of your turns each Head rolls for its move on its own, crawls and may attack. Heroes do not slow it; it may go into new rooms, which give it no card and do not stop it. It does not fit into secret stairs, secret passages and the Mystic Elevator. In each room that a Head leaves lies a Body from then on, one in each room at most. Heads and Bodies slow the heroes. You win when { $bodies } Bodies lie in the house. Nothing hurts a Head before a hero has weakened it with the Skull (a Sanity roll of { $needed } or more in its room); then its Might is { $weak }, and { $hits } hits cut it off. You lose when both Heads are cut off.
marker-body = Body
monster-head = Head
state-weak = weakened
state-hits = hits
offer-weaken = Weaken a Head with the Skull
ask-weaken-cursed = Which Head?
say-becomes_worm = { $you } turns into a worm with two Heads.
say-head_weakened = { $you } weakens { $head }.
say-head_cut = { $you } is hit. Hits: { $n }.
end-heads_off = Both Heads are cut off: the heroes have won.
end-house_filled = The worm fills the house: the traitor has won.
