import { wordings } from "../testing/wordings.ts"

wordings("what is done as a permanent enters, and what was blocked", [
  [
    "614.1c: others are turned face down",
    "As Zap enters, turn all other nontoken creatures face down.",
    { effects: [{ static: "enters", what: "self", as: { do: "turnFaceDown" } }] },
  ],
  [
    "614.1c: a hand is discarded",
    "As Zap enters, discard your hand.",
    { effects: [{ static: "enters", as: { do: "discard", count: "all" } }] },
  ],
  [
    "614.12a: a choice is one for other abilities",
    "As Zap enters, choose a color.",
    { effects: [{ static: "enters", as: { do: "chooseForSource", what: "color" } }] },
  ],
  [
    "403: where they are stands between what they are",
    "Zap has all activated abilities of all cards you own in exile with cage counters on them.",
    { effects: [{ changes: [{ change: "addAbilitiesOf", of: { zone: "exile", filter: { is: "and" } } }] }] },
  ],
  [
    "603.7: at the end of this turn's combat",
    "{T}: Choose target Wall creature. At this turn's next end of combat, destroy all creatures that were blocked by that creature this turn.",
    { effect: { of: [{}, { do: "delayed", when: { step: "endOfCombat" }, duration: "endOfTurn" }] } },
  ],
  [
    "601.3b: spells cast this way have flash",
    "You may cast noncreature spells from the top of your library. If you cast a spell this way, you may cast it as though it had flash.",
    { effects: [{ static: "playFrom", top: true, castOnly: true, flash: true }] },
  ],
  [
    "118.9: for energy, as though they had flash",
    "You may cast creature spells with mana value 3 or less by paying {E} rather than paying their mana costs. If you cast a spell this way, you may cast it as though it had flash.",
    { effects: [{ static: "alternativeCost", cost: [{ pay: "energy", amount: 1 }], timing: "instant" }] },
  ],
  [
    "701.24: whoever shuffles",
    "Whenever a spell or ability causes a player to shuffle their library, Zap deals 2 damage to that player.",
    { when: { on: "shuffles", player: { who: "players" } } },
  ],
  [
    "305.1: lands that aren't played",
    "Whenever one or more lands enter under an opponent's control without being played, draw a card.",
    { when: { on: "moves", to: "battlefield", notCause: "play", batch: true } },
  ],
])
