import { wordings } from "../../testing/wordings.ts"

wordings("what a permanent becomes by choice as it enters", [
  [
    "707.2: one of several bodies, with types that are added",
    "As Zap enters, it becomes your choice of a 3/3 artifact creature or a 1/6 Wall artifact creature with defender in addition to its other types.",
    {
      effects: [
        {
          static: "enters",
          becomes: [
            { label: "a 3/3 artifact creature", changes: [{ change: "addTypes" }, { change: "setPT" }] },
            { changes: [{}, { change: "addSubtypes", subtypes: ["Wall"] }, {}, { change: "addAbilities" }] },
          ],
        },
      ],
    },
  ],
  [
    "708.8: a size, also as it is turned face up",
    "As Zap enters or is turned face up, it becomes your choice of 5/1 or 1/5.",
    { effects: [{ static: "enters" }, { static: "asTurnedFaceUp", as: { do: "chooseOne" } }] },
  ],
])

wordings("what can't happen, and what happens in another amount", [
  [
    "120.6: lethal damage by power",
    "Lethal damage dealt to creatures you control is determined by their power rather than their toughness.",
    { effects: [{ static: "lethalByPower" }] },
  ],
  [
    "614.1a: raised to what it is less than",
    "If a red source you control would deal an amount of noncombat damage less than Zap's power to an opponent, that source deals damage equal to Zap's power instead.",
    { effects: [{ event: { combat: false, amount: { op: "<" } }, alter: { amount: { n: "power" } } }] },
  ],
  [
    "614.6: counters rather than damage",
    "If a source you control would deal noncombat damage to a creature an opponent controls, put that many -1/-1 counters on that creature instead.",
    { effects: [{ static: "replace", with: { do: "addCounters", on: { sel: "bound", name: "it" } } }] },
  ],
  [
    "122.1: no counters for players",
    "Players can't get counters.",
    { effects: [{ static: "cant", event: { on: "counters", player: { who: "players" } } }] },
  ],
  [
    "614.17: from graveyards and libraries",
    "Creature cards in graveyards and libraries can't enter the battlefield.",
    { effects: [{ static: "cant", event: { from: ["graveyard", "library"], to: "battlefield" } }] },
  ],
  [
    "702.8a: the next spell as though it had flash",
    "{U}: The next sorcery spell you cast this turn can be cast as though it had flash.",
    { effect: { do: "rule", effects: [{ static: "flash", spells: { is: "nthCast", nth: "next" } }] } },
  ],
  [
    "701.17a: what a player mills; it is spoken of where it lies",
    "Whenever an opponent mills a nonland card, if Zap is in your graveyard, you may return it to your hand.",
    { when: { cause: "mill", by: { who: "opponents" } }, effect: { effect: { what: { sel: "self" } } } },
  ],
  [
    "202.1: different mana costs",
    "Zap enters with a +1/+1 counter on it for each different mana cost among nonland cards in your graveyard.",
    { effects: [{ counters: [{ count: { n: "distinct", what: "manaCosts" } }] }] },
  ],
  [
    "608.2h: a copy of what was exiled, as it was",
    "Whenever Zap attacks, you may exile another target creature. If you do, Zap becomes a copy of that creature until end of turn.",
    { effect: { then: { do: "becomeCopy", of: { sel: "lastKnown" } } } },
  ],
])

wordings("what several lines of famous cards say", [
  [
    "603.4: how much damage sources dealt",
    "{T}: Untap Zap. Activate only if red sources you controlled dealt 4 or more noncombat damage this turn and only as a sorcery.",
    { condition: { left: { n: "thisTurn", sum: "amount", event: { combat: false } } }, timing: "sorcery" },
  ],
  [
    "702.78a: conspire of two colors",
    "Each red or green instant or sorcery spell you cast has conspire.",
    {
      effects: [
        { static: "modify", what: { filter: { of: [{ is: "or" }, { is: "or" }, {}] }, zone: "stack" } },
      ],
    },
  ],
  [
    "508.1h: paid to attack and to block",
    '{1}{W}: Until end of turn, target creature gains "This creature can\'t attack or block unless its controller pays {1} for each Cleric on the battlefield."',
    {
      effect: {
        changes: [{ abilities: [{ effects: [{ static: "cantAttack" }, { static: "cantBlock" }] }] }],
      },
    },
  ],
  [
    "702.26: a target that can't phase out",
    "Pay 1 life: Until your next upkeep, target permanent can't phase out.",
    { effect: { do: "rule", effects: [{ static: "cant", what: "phaseOut" }], duration: "yourNextUpkeep" } },
  ],
  [
    "509.1g: what it is blocking",
    "{T}: Put Zap and each creature it's blocking on top of their owners' libraries, then those players shuffle.",
    { effect: { do: "move", what: { sel: "union" }, to: "library", shuffle: true } },
  ],
  [
    "607.2a: both sizes of the exiled card",
    "Zap gets +X/+Y, where X is the exiled creature card's power and Y is its toughness.",
    { effects: [{ changes: [{ power: { of: { sel: "linked" } }, toughness: { of: { sel: "linked" } } }] }] },
  ],
  [
    "508.1b: those who attack do the same",
    "Whenever enchanted player is attacked, create a Gold token. Each opponent attacking that player does the same.",
    { effect: { do: "createToken", player: { who: "union", of: [{ who: "you" }, { who: "such" }] } } },
  ],
])
