import { wordings } from "../testing/wordings.ts"

const bound = (name: string) => ({ n: "bound", name })
const DEAD = { n: "thisTurn", event: { on: "moves", to: "graveyard" } }

wordings("numbers that were spoken of", [
  [
    "how many the event is about",
    "Whenever you discard one or more cards, put that many +1/+1 counters on Zap.",
    { effect: { count: bound("amount") } },
  ],
  [
    "the target, in the event of a delayed ability (603.7c)",
    "Target creature gets +1/+1 until end of turn. When it dies this turn, draw a card.",
    { effect: { of: [{}, { when: { object: { is: "among", of: { sel: "target", slot: 0 } } } }] } },
  ],
  [
    "what the condition counts",
    "At the beginning of your end step, if one or more creatures died this turn, you gain that much life.",
    { effect: { amount: DEAD } },
  ],
  [
    "the number that is compared with",
    "Whenever you cast a spell with mana value equal to the number of doom counters on Zap, Zap deals that much damage to any target.",
    { effect: { amount: { n: "counters", kind: "doom" } } },
  ],
  [
    "the mana that was spent",
    "Whenever you cast a spell, if five or more mana was spent to cast that spell, Zap deals that much damage to any target.",
    { effect: { amount: { n: "manaSpent" } } },
  ],
  [
    "a number in whichever branch",
    "Return target creature card from your graveyard to the battlefield. If this spell was kicked, you gain life equal to that card's mana value. Otherwise, you lose that much life.",
    { effect: { of: [{}, { then: { amount: { n: "manaValue" } }, else: { amount: { n: "manaValue" } } }] } },
  ],
  [
    "of the event, not of a single object that is sacrificed",
    "Whenever Zap deals combat damage to a player, sacrifice it and create that many Treasure tokens.",
    { effect: { of: [{ do: "sacrifice" }, { count: bound("amount") }] } },
  ],
  [
    "each player's own",
    "When Zap enters, each player discards all the cards in their hand, then draws that many cards.",
    { effect: { do: "forEachPlayer", effect: { of: [{ do: "discard" }, { count: bound("discarded") }] } } },
  ],
  [
    "that many again",
    "Whenever you attack with one or more Zombies, draw that many cards, then discard that many cards.",
    { effect: { of: [{ count: bound("amount") }, { count: bound("amount") }] } },
  ],
  [
    "how many were sacrificed, for want of a number",
    "Sacrifice any number of Mountains. Zap deals that much damage to any target.",
    { effect: { of: [{}, { amount: bound("sacrificed2") }] } },
  ],
])
