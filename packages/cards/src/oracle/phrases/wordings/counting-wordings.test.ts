import { wordings } from "../../testing/wordings.ts"

wordings("mana symbols in mana costs (107.4)", [
  [
    "of what you control",
    "Zap's power and toughness are each equal to the number of green mana symbols in the mana costs of permanents you control.",
    { effects: [{ changes: [{ power: { n: "manaSymbols", color: "G", of: { sel: "all" } } }] }] },
  ],
  [
    "of each creature, its own",
    "Each creature you control gets +1/+1 for each white mana symbol in its mana cost.",
    { effects: [{ changes: [{ power: { n: "manaSymbols", of: { sel: "bound", name: "affected" } } }] }] },
  ],
])

wordings("what is counted, and of whom", [
  [
    "607.2a: cards exiled with it are in exile",
    "Zap's power and toughness are each equal to the number of cards exiled with it.",
    { effects: [{ changes: [{ power: { n: "count", zone: "exile", filter: { is: "exiledWith" } } }] }] },
  ],
  [
    "119.1: the highest of several life totals",
    "Zap's power and toughness are each equal to half the highest life total among your opponents, rounded up.",
    {
      effects: [{ changes: [{ power: { of: { n: "life", of: { who: "opponents" }, fold: "greatest" } } }] }],
    },
  ],
  [
    "102.3: what a team controls",
    "Knights your team controls have flying and haste.",
    { effects: [{ what: { filter: { of: [{}, { is: "controlledBy", player: { who: "team" } }] } } }] },
  ],
  [
    "205.3: what shares no creature type with one of several",
    "Whenever Zap attacks, look at the top four cards of your library. You may reveal a creature card that doesn't share a creature type with a creature you control from among those cards and put it into your hand. Put the rest on the bottom of your library in a random order.",
    { effect: { take: { filter: { of: [{}, { is: "not", of: { is: "sharesType" } }] } } } },
  ],
  [
    "608.2d: what an opponent chooses is returned by you",
    "{2}: Mill two cards, then return a nonland card of an opponent's choice from your graveyard to your hand.",
    { effect: { of: [{}, { do: "move", what: { sel: "choose", by: { who: "choose" } }, to: "hand" }] } },
  ],
  [
    "614.1c: it enters without counters if something happened",
    "Zap enters with two -1/-1 counters on it unless you've cast another red spell this turn.",
    { effects: [{ counters: [{ count: 2 }], condition: { if: "not", of: { if: "happened" } } }] },
  ],
  [
    "303.4a: what has another Aura attached",
    "Enchant creature with another Aura attached to it",
    {
      keyword: "enchant",
      filter: { of: [{}, { is: "hasAttached", filter: { of: [{ is: "other" }, {}] } }] },
    },
  ],
  [
    "702.61a: split second on the stack, if it was kicked",
    "If Zap was kicked, it has split second.",
    { zone: "stack", condition: { if: "paid" }, effects: [{ what: { sel: "self" } }] },
  ],
  [
    "111.3: a token of all colors",
    "{T}: Create a 2/2 Citizen creature token that's all colors.",
    { effect: { token: { face: { colors: ["W", "U", "B", "R", "G"], subtypes: ["Citizen"] } } } },
  ],
  [
    "702.16a: protection from spells",
    "Flying, protection from spells and from permanents that were cast this turn",
    { keyword: "flying" },
  ],
])
