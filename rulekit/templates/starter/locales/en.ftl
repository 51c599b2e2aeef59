# All that players read, in English.

## Cards and table

card-shell = Shell
    .text = Worth { $worth }.
card-pearl = Pearl
    .text = Worth { $worth }.
card-bucket = Bucket
    .text = As long as it lies before you, you may have { $more } more cards in hand.
card-crab = Crab
    .text = When you lay it out, it throws a card from the hand on your left into the sea.
zone-beach = Beach
zone-sea = Sea
zone-hand = Hand
zone-shown = Laid out
field-worth = Worth
option-who_begins = Who begins
option-dealt = Cards that are dealt to each

## Actions

offer-gather = Gather a card
offer-lay_out = Lay out: { $card }
why-hand_not_full = Your hand is full.
why-something_left = The beach is bare.
ask-lay_out-card = Which card do you lay out?

## The log

say-laid_out = { $you } lays out: { $card }.
say-pinched = The crab of { $you } takes from { $other }: { $card }.
