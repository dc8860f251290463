import { wordings } from "../../testing/wordings.ts"

wordings("triggered abilities", [
  [
    "a player as the target",
    "Whenever you become the target of a spell or ability an opponent controls, draw a card.",
    { when: { on: "targeted", player: { who: "you" }, by: { is: "controlledBy" } } },
  ],
  ["phasing in", "Whenever Zap phases in, draw a card.", { when: { on: "phases", out: false } }],
  [
    "a face that it turns to",
    "Whenever Zap enters or transforms into Zap, you gain 2 life.",
    { when: { on: "anyOf", of: [{ on: "moves" }, { on: "transforms" }] } },
  ],
  [
    "509.1: creatures that blocked or were blocked",
    "At end of combat, destroy each creature that blocked or was blocked this turn.",
    { when: { on: "step", step: "endOfCombat" }, effect: { what: { sel: "all" } } },
  ],
  [
    "603.2c: damage to one or more creatures",
    "Whenever Zap deals damage to one or more creatures, draw a card.",
    { when: { on: "damage", to: { type: "creature" }, batch: true } },
  ],
  [
    "what is another's",
    "Whenever you cast a noncreature spell you don't own, draw a card.",
    { when: { spell: { of: [{ is: "not" }, { is: "not", of: { is: "ownedBy" } }] } } },
  ],
  [
    "106.12a: mana of the chosen color",
    "Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of that color.",
    { when: { on: "mana", color: "chosen", tapped: true }, effect: { mana: { choice: "chosenColor" } } },
  ],
  [
    "702.174c: a gift",
    "Whenever you give a gift, draw a card.",
    { when: { on: "action", action: "giveGift" } },
  ],
  [
    "701.44: what was explored",
    "Whenever a creature you control explores a nonland card, draw a card.",
    { when: { action: "explore", card: { is: "not" } } },
  ],
  [
    "707.10d: a copy for each that could be the target",
    "Whenever you cast an instant or sorcery spell that targets only Zap, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.",
    {
      when: { spell: { of: [{}, { is: "targets", only: true }] } },
      effect: { do: "copySpell", forEach: {} },
    },
  ],
  [
    "an ability that targets only it",
    "Whenever Zap becomes the target of an ability that targets only it, draw a card.",
    { when: { on: "targeted", by: { of: [{ is: "ability" }, { is: "targets", only: true }] } } },
  ],
  [
    "103.6b: what is revealed from it",
    "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, each opponent loses 3 life.",
    { effects: [{ effect: { of: [{ do: "reveal" }, { do: "delayed", when: { step: "upkeep" } }] } }] },
  ],
  [
    "three doings of one player",
    "Whenever an opponent scries, surveils, or searches their library, draw a card.",
    { when: { on: "anyOf", of: [{ on: "scry" }, { on: "surveil" }, { on: "searches" }] } },
  ],
  [
    "603.2: on entering and at a step",
    "When Zap enters and at the beginning of your upkeep, draw a card.",
    { when: { on: "anyOf", of: [{ on: "moves" }, { on: "step" }] } },
  ],
])
