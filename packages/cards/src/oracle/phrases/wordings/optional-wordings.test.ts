import { wordings } from "../../testing/wordings.ts"

const bound = (name: string) => ({ sel: "bound", name })

wordings("what may be paid besides, and whether it was (601.2b)", [
  [
    "evidence",
    "As an additional cost to cast Zap, you may collect evidence 6.",
    { effects: [{ static: "additionalCost", self: true, optionalKey: "evidence" }], zone: "stack" },
  ],
  [
    "what was beheld",
    "As an additional cost to cast Zap, you may behold a Dragon.",
    { effects: [{ optionalKey: "behold Dragon" }] },
  ],
  [
    "that it was paid",
    "When Zap enters, if its additional cost was paid, draw a card.",
    { condition: { if: "paid", cost: "additional" } },
  ],
])

wordings("what may be done instead, which who may need not do", [
  [
    "the original is done where they don't",
    "Return target creature to its owner's hand. If that creature is attacking, you may put it on top of its owner's library instead.",
    {
      effect: {
        do: "if",
        then: { do: "may", effect: { do: "move", to: "library" }, else: { do: "move", to: "hand" } },
        else: { do: "move", to: "hand" },
      },
    },
  ],
])

wordings("what several things differ in, or come to together", [
  [
    "names in a library",
    "When Zap enters, search your library for up to two creature cards with different names, reveal them, put them into your hand, then shuffle.",
    { effect: { do: "search", different: "name", count: 2, upTo: true } },
  ],
  [
    "mana values in a graveyard",
    "When Zap enters, return any number of cards with different mana values from your graveyard to your hand.",
    { effect: { what: { different: "manaValue", zone: "graveyard" } } },
  ],
  [
    "total mana value of targets",
    "When Zap enters, return up to three target creature cards with total mana value 3 or less from your graveyard to the battlefield.",
    { targets: [{ min: 0, max: 3, total: { of: "manaValue", max: 3 } }] },
  ],
  [
    "total power of attackers",
    "Whenever you attack with creatures with total power 6 or greater, draw a card.",
    { when: { on: "attackers", totalPower: 6 } },
  ],
])

wordings("attacks, activations and tokens", [
  [
    "what is attacked (508.1b)",
    "Whenever Zap attacks, it deals 1 damage to the player or planeswalker it's attacking.",
    { effect: { to: { sel: "attackedBy", of: { sel: "self" } } } },
  ],
  [
    "whose ability it is",
    "Whenever an opponent activates an ability of a creature or land that isn't a mana ability, draw a card.",
    { when: { on: "activates", source: { is: "or" } } },
  ],
  [
    "mana abilities too",
    "Whenever you activate an ability of a creature, draw a card.",
    { when: { on: "activates", mana: true } },
  ],
  [
    "a token that is no creature",
    'When Zap enters, create a colorless Equipment artifact token named Sword with "Equipped creature gets +1/+1" and equip {2}.',
    { effect: { token: { face: { name: "Sword", types: ["artifact"], subtypes: ["Equipment"] } } } },
  ],
  [
    "the power that it had (608.2h)",
    "When Zap enters, destroy target creature. If its mana value was 3 or less, scry 1.",
    {
      effect: {
        of: [{}, { condition: { left: { n: "manaValue", of: { sel: "target", slot: 0 } }, op: "<=" } }],
      },
    },
  ],
  [
    "a card that was not put there",
    "When Zap enters, look at the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.",
    {
      effect: {
        of: [{}, {}, { do: "if", condition: { if: "not" }, then: { to: "hand", what: bound("revealed") } }],
      },
    },
  ],
])
