import { wordings } from "../../testing/wordings.ts"

const OPPONENTS = { who: "opponents" }

wordings("mana, damage and where spells come from", [
  [
    "601.2h: mana spent on that spell",
    "Whenever you cast a noncreature spell, Zap gets +X/+0 until end of turn, where X is the amount of mana spent to cast that spell.",
    { effect: { changes: [{ power: { n: "manaSpent", of: { sel: "bound", name: "it" } } }] } },
  ],
  [
    "120.6: what dealt damage",
    "Destroy target creature that dealt damage this turn.",
    {
      targets: [{ filter: { of: [{}, { is: "thisTurn", event: { on: "damage", source: { is: "any" } } }] } }],
    },
  ],
  [
    "spells from elsewhere",
    "Your opponents can't cast spells from anywhere other than their hands.",
    { effects: [{ static: "cantCast", who: OPPONENTS, notFrom: "hand" }] },
  ],
  [
    "502.3: a list with not untapping",
    "Enchanted creature loses all abilities and doesn't untap during its controller's untap step.",
    { effects: [{ static: "modify" }, { static: "doesntUntap", what: { sel: "attachedTo" } }] },
  ],
  [
    "707.10c: the copy of another player",
    "Destroy target noncreature permanent. Then that permanent's controller may copy this spell and may choose a new target for that copy.",
    {
      effect: {
        of: [
          {},
          { do: "may", effect: { do: "copySpell", newTargets: true, player: { who: "controllerOf" } } },
        ],
      },
    },
  ],
])

wordings("zones that are searched, and what something becomes", [
  [
    "701.23a: a library with other zones",
    "Search your graveyard, hand, and/or library for an Aura card and put it onto the battlefield attached to target creature. If you search your library this way, shuffle.",
    {
      effect: {
        do: "search",
        zone: ["graveyard", "hand", "library"],
        to: "battlefield",
        attachTo: { sel: "target" },
        shuffle: true,
      },
    },
  ],
  [
    "205.1b: what it becomes and gains",
    "Until end of turn, target artifact or creature becomes an artifact creature with base power and toughness 4/4 and gains flying.",
    {
      effect: {
        changes: [{ change: "addTypes" }, { change: "setPT" }, { change: "addAbilities" }],
        duration: "endOfTurn",
      },
    },
  ],
  [
    "702.26: what can't phase out for a while",
    "{U}: Until your next upkeep, Zap can't phase out.",
    { effect: { effects: [{ static: "cant", what: "phaseOut", event: { on: "phases", out: true } }] } },
  ],
  [
    "702.167a: exiled as a part of another craft",
    "When Zap is exiled from the battlefield while you're activating a craft ability, draw a card.",
    { when: { cause: "cost", source: { is: "keyword", keyword: "craft" } } },
  ],
])
