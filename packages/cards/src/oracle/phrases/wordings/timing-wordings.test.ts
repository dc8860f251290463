import { wordings } from "../../testing/wordings.ts"

const OPPONENTS = { who: "opponents" }

wordings("when something may be done, and how often", [
  [
    "506.7: points of the combat phase",
    "{T}: Tap target creature. Activate only before the combat damage step.",
    { condition: { if: "combatPoint", before: "damage" } },
  ],
  [
    "602.5b: more than twice",
    "{0}: Zap gets +1/+0 until end of turn. Activate no more than three times each turn.",
    { limit: { times: 3, per: "turn" } },
  ],
  [
    "611.2b: two conditions",
    "{T}: Gain control of target creature for as long as you control Zap and Zap remains tapped.",
    { effect: { duration: { while: { if: "exists" } } } },
  ],
  [
    "603.2b: whose step",
    "At the beginning of the chosen player's upkeep, draw a card.",
    { when: { on: "step", player: { who: "chosen" } } },
  ],
  [
    "601.3c: flash for more mana",
    "You may cast this spell as though it had flash if you pay {2} more to cast it.",
    { effects: [{ static: "flash", self: true, cost: [{ pay: "mana", mana: "{2}" }] }] },
  ],
  [
    "flash for one turn",
    "{T}: You may cast creature spells this turn as though they had flash.",
    {
      effect: {
        do: "rule",
        effects: [{ static: "flash", spells: { type: "creature" } }],
        duration: "endOfTurn",
      },
    },
  ],
  [
    "603.2: the first spell of another player's turn",
    "Whenever you cast your first spell during each opponent's turn, draw a card.",
    {
      when: {
        on: "qualified",
        event: { on: "cast", by: { who: "you" }, nth: 1 },
        during: { if: "turnOf", player: OPPONENTS },
      },
    },
  ],
  [
    "one of two conditions of activating",
    "{T}: Add {G}. Activate only if Zap entered this turn or if you control a basic land.",
    { condition: { if: "or", of: [{ if: "is" }, { if: "exists" }] } },
  ],
  [
    "502.3: one's own next untap step",
    "{1}: Draw a card. Zap doesn't untap during your next untap step.",
    { effect: { of: [{}, { do: "freeze", what: { sel: "self" }, whose: { who: "you" } }] } },
  ],
  [
    "502.3: another player's next untap step",
    "{1}: Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.",
    { effect: { of: [{}, { do: "freeze", whose: { who: "target", slot: 0 } }] } },
  ],
  [
    "502.3: untapping unless something is so",
    "Zap doesn't untap during your untap step if it has a depletion counter on it.",
    {
      effects: [
        {
          static: "doesntUntap",
          what: { sel: "self" },
          unless: { if: "not", of: { if: "is", of: { sel: "self" }, filter: { kind: "depletion" } } },
        },
      ],
    },
  ],
  [
    "what a player's creatures must attack in their next turn",
    "When Zap enters, during target opponent's next turn, creatures that player controls attack Zap if able.",
    {
      effect: {
        do: "rule",
        effects: [{ static: "mustAttack", creature: { sel: "all" }, what: { sel: "self" } }],
        duration: { nextTurnOf: { who: "target", slot: 0 } },
      },
      targets: [{ players: { who: "opponents" } }],
    },
  ],
  [
    "what a creature must attack in its controller's next turn",
    "{T}: Up to one target creature an opponent controls attacks Zap during its controller's next turn if able.",
    { effect: { duration: { nextTurnOf: { who: "controllerOf", of: { sel: "target", slot: 0 } } } } },
  ],
  [
    "what lasts as long as the game",
    "Draw a card. You have no maximum hand size for the rest of the game.",
    {
      effect: {
        of: [{}, { do: "rule", effects: [{ static: "handSize", size: "none" }], duration: "permanent" }],
      },
    },
  ],
])
