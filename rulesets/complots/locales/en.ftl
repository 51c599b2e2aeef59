# Complots in English.

game = Bluff at court: claim to be anybody, doubt the claims of the others, and be the last one with a hidden card.

## Characters

character-duchess = Duchess
    .text = Her power: take tax from the Treasury. She blocks foreign aid.
character-assassin = Assassin
    .text = His power: pay, and an opponent loses a card. He blocks nothing.
character-captain = Captain
    .text = His power: steal coins from an opponent. He blocks another Captain.
character-countess = Countess
    .text = She has no power for a turn of her own. She blocks the Assassin.
character-ambassador = Ambassador
    .text = His power: draw { $draws } cards from the Court and put as many back. He blocks the Captain.
character-inquisitor = Inquisitor
    .text = His power: draw { $draws ->
        [one] one card from the Court and put one back
       *[other] { $draws } cards from the Court and put as many back
    }, or examine a card of an opponent. He blocks the Captain.

## Table and options

zone-court = Court
zone-hidden = Hidden cards
    .short = hidden
zone-lost = Lost cards
    .short = lost
zone-draft = Unused cards
    .short = unused
counter-coins = Coins
counter-coffers = Treasury
option-envoy = Fifth character
    .text = The Ambassador exchanges two cards with the Court; the Inquisitor exchanges one, or examines a card of an opponent.
option-first_player = First player
    .text = The winner of a match begins the next one.
option-doubter_may_block = A target who has doubted may still block
    .text = If not, whoever doubts the claim against them and is wrong cannot block it as well.
option-treasury = Coins in the box
    .text = What players do not have lies in the Treasury; when it is empty, nobody takes from it.

## Actions

offer-income = Income
    .text = Take { $amount ->
        [one] one coin
       *[other] { $amount } coins
    } from the Treasury. It can be neither doubted nor blocked.
offer-foreign_aid = Foreign aid
    .text = Take { $amount ->
        [one] one coin
       *[other] { $amount } coins
    } from the Treasury. Anybody may block it as the Duchess.
offer-assassination = Assassination: { $target } loses a card
    .text = Pay { $costs ->
        [one] one coin
       *[other] { $costs } coins
    }: an opponent loses a card. It can be neither doubted nor blocked.
offer-tax = Duchess: take tax
    .text = Claim the Duchess and take { $amount ->
        [one] one coin
       *[other] { $amount } coins
    } from the Treasury. It cannot be blocked.
offer-murder = Assassin: murder { $target }
    .text = Claim the Assassin and pay { $costs ->
        [one] one coin
       *[other] { $costs } coins
    }: an opponent loses a card, unless the Countess blocks.
offer-steal = Captain: steal from { $target }
    .text = Claim the Captain and take { $amount ->
        [one] one coin
       *[other] up to { $amount } coins
    } from an opponent, unless a Captain, the Ambassador or the Inquisitor blocks.
offer-exchange = Ambassador or Inquisitor: exchange cards
    .text = Claim the one of the two who is in this match. Draw from the Court, then put as many cards back. It cannot be blocked.
offer-examine = Inquisitor: examine a card of { $target }
    .text = Claim the Inquisitor. An opponent shows you a hidden card; you give it back or have it replaced. It cannot be blocked.

why-enough_coins = You do not have enough coins.
why-must_assassinate = With this many coins you must choose an assassination.
why-inquisitor_in_match = The Inquisitor is not in this match.

## Questions

ask-assassination-target = Whom do you have assassinated?
ask-murder-target = Whom does the Assassin strike?
ask-steal-target = From whom do you steal?
ask-examine-target = Whose card do you examine?
ask-examine-card = Which card do you show to the Inquisitor?
ask-have_replaced = { $target } shows you a card: { $card }. Do you have it replaced?
ask-exchange-returned = What do you put back into the Court?
ask-doubt = Do you doubt this claim?
ask-block = Do you block, and with which character?
ask-block-role = Which character do you claim in order to block?
ask-lose_card-card = Which card do you lose?
ask-deal-kept = Which of your five characters do you keep?

## The log: what is announced

say-income = { $you } takes income.
say-foreign_aid = { $you } asks for foreign aid.
say-assassination = { $you } orders an assassination: the target is { $target }.
say-tax = { $you } claims the Duchess, to take tax.
say-murder = { $you } claims the Assassin, to murder { $target }.
say-steal = { $you } claims the Captain, to steal from { $target }.
say-exchange = { $you } claims the { $role }, to exchange cards.
say-examine = { $you } claims the Inquisitor, to examine a card of { $target }.

## The log: doubts and blocks

say-doubts = { $doubter } doubts that { $you } has the { $role }.
say-exposed = { $you } was bluffing and has no { $role }.
say-proved = { $you } shows the { $role }, shuffles it into the Court and draws a new card.
say-drew = Your new card: { $card }.
say-blocks = { $blocker } claims the { $role }, to block.
say-fails = The action of { $you } fails.

## The log: what comes of it

say-takes = { $n ->
    [0] The Treasury is empty: { $you } takes nothing.
    [one] { $you } takes one coin from the Treasury.
   *[other] { $you } takes { $n } coins from the Treasury.
}
say-pays = { $n ->
    [one] { $you } pays one coin to the Treasury.
   *[other] { $you } pays { $n } coins to the Treasury.
}
say-stolen = { $n ->
    [0] { $you } finds nothing to steal from { $target }.
    [one] { $you } steals one coin from { $target }.
   *[other] { $you } steals { $n } coins from { $target }.
}
say-exchanged = { $n ->
    [one] { $you } has drawn one card from the Court and put one back.
   *[other] { $you } has drawn { $n } cards from the Court and put { $n } back.
}
say-shown = { $target } shows you a card: { $card }.
say-replaced = { $target } shows { $you } a card and must replace it.
say-given_back = { $target } shows { $you } a card and gets it back.
say-loses = { $you } loses a card: { $card }.
say-out = { $n ->
    [0] { $you } is out, with no coins left.
    [one] { $you } is out; one coin goes back to the Treasury.
   *[other] { $you } is out; { $n } coins go back to the Treasury.
}

end-last_one_in = Only one player is still in.
