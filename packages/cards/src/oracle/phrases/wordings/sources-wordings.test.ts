import { wordings } from "../../testing/wordings.ts"

wordings("what a spell or ability is of, and when it was cast", [
  [
    "abilities of a kind of source (113.7)",
    "{1}: Counter target activated ability from an artifact source.",
    {
      targets: [
        { filter: { of: [{ is: "ability", kind: "activated" }, { is: "fromSource" }] }, zone: "stack" },
      ],
    },
  ],
  [
    "what targets something",
    "{U}: Counter target spell or ability that targets a creature.",
    { targets: [{ filter: { of: [{ is: "or" }, { is: "targets" }] } }] },
  ],
  [
    "what was there as it was cast (601.2i)",
    "When Zap enters, if you revealed a Dragon card or controlled a Dragon as you cast Zap, draw a card.",
    { condition: { if: "or", of: [{ if: "paid" }, { if: "asCast", that: { if: "exists" } }] } },
  ],
  [
    "an exhaust ability",
    "Whenever you activate an exhaust ability, draw a card.",
    { when: { keyword: "exhaust" } },
  ],
])

wordings("what goes on for as long as something is so (611.2b)", [
  [
    "a counter on it",
    '{1}: Put a blaze counter on target land. For as long as that land has a blaze counter on it, it has "{T}: Add {R}."',
    { effect: { of: [{}, { do: "change", duration: { while: { if: "is", filter: { is: "counters" } } } }] } },
  ],
])

wordings("what is said of attacking, blocking and activating at once", [
  [
    "planeswalkers too (508.1c)",
    "Enchanted creature gets +2/+2, has vigilance, and can't attack you or planeswalkers you control.",
    { effects: [{ changes: [{}, {}] }, { static: "cantAttack", what: { is: "and" } }] },
  ],
  [
    "mana abilities too",
    "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
    { effects: [{}, {}, { static: "cantActivate", manaToo: true }] },
  ],
  [
    "but mana abilities",
    "Enchanted creature can't attack or block, and its activated abilities can't be activated unless they're mana abilities.",
    { effects: [{}, {}, { static: "cantActivate" }] },
  ],
  [
    "by those that it can't block",
    "Zap can't block or be blocked by non-Spirit creatures.",
    {
      effects: [
        { static: "cantBlock", attacker: {} },
        { static: "cantBeBlocked", by: {} },
      ],
    },
  ],
])

wordings("counters, sizes and numbers", [
  [
    "each kind",
    "{T}: Double the number of each kind of counter on target creature.",
    { effect: { do: "doubleCounters" } },
  ],
  [
    "all of them",
    "{1}: Move all counters from Zap onto target creature.",
    { effect: { do: "moveCounters", count: "all" } },
  ],
  [
    "base sizes",
    "Creatures you control with base power and toughness 2/2 get +1/+1.",
    { effects: [{ what: { filter: { of: [{}, {}, { of: [{ base: true }, { base: true }] }] } } }] },
  ],
  [
    "its own mana value",
    "{1}: Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.",
    { effect: { changes: [{}, { power: { n: "manaValue", of: { name: "affected" } } }] } },
  ],
  [
    "X and some more",
    "{X}: You gain X plus 3 life.",
    { effect: { amount: { n: "plus", of: [{ n: "x" }, 3] } } },
  ],
])

wordings("where something came from, and what it costs or gets", [
  [
    "a graveyard of yours (603.6a)",
    "Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, draw a card.",
    {
      condition: {
        if: "or",
        of: [
          { if: "is", filter: { is: "thisTurn" } },
          { if: "and", of: [{}, {}, {}] },
        ],
      },
    },
  ],
  [
    "one size or the other",
    "{1}: Zap gets +1/-1 or -1/+1 until end of turn.",
    { effect: { do: "chooseOne", of: [{ label: "+1/-1" }, { label: "-1/+1" }] } },
  ],
  [
    "one computed size or the other",
    "{1}: Zap gets +X/+X or -X/-X until end of turn, where X is the number of Swamps you control.",
    { effect: { do: "chooseOne", of: [{ label: "+X/+X" }, { label: "-X/-X" }] } },
  ],
  [
    "an ability that costs X less",
    "{7}: Draw a card. This ability costs {X} less to activate, where X is the greatest power among creatures you control.",
    { less: { mana: "{1}", times: { n: "over" } } },
  ],
])
