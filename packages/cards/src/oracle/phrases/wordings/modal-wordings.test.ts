import { wordings } from "../../testing/wordings.ts"

wordings("modes and reminders of targets", [
  [
    "603.12, 700.2b: modes chosen when it's done",
    "When Zap enters, you may sacrifice another creature. When you do, choose one — • Target player draws a card. • Create a Treasure token.",
    {
      effect: {
        do: "may",
        then: { do: "reflexive", modes: { of: [{ targets: [{}] }, { effect: { do: "createToken" } }] } },
      },
    },
  ],
  [
    "the one of two targets that you control",
    "{T}: Choose target creature an opponent controls and target creature you control. The creature you control gets +1/+0 until end of turn.",
    { effect: { of: [{}, { do: "change", what: { sel: "target", slot: 1 } }] } },
  ],
  [
    "615.12: damage that can't be prevented",
    "{T}: Zap deals 5 damage to target creature. The damage can't be prevented.",
    { effect: { do: "damage", amount: 5, unpreventable: true } },
  ],
  [
    "106.6: mana that can't be spent on some spells",
    "{T}: Add {U}. This mana can't be spent to cast nonartifact spells.",
    { effect: { do: "addMana", mana: { restriction: { notSpells: { is: "not" } } } } },
  ],
  [
    "adjectives of one alternative",
    "{T}: Search your library for a basic land card or Gate card, reveal it, put it into your hand, then shuffle.",
    { effect: { filter: { is: "or", of: [{ is: "and" }, { is: "subtype", subtype: "Gate" }] } } },
  ],
  [
    "at random",
    "{T}: Return two cards at random from your graveyard to your hand.",
    { effect: { do: "move", what: { sel: "choose", count: 2, random: true, zone: "graveyard" } } },
  ],
  [
    "compared with the object itself",
    "When Zap dies, return target creature card with lesser power from your graveyard to your hand.",
    {
      targets: [
        { filter: { of: [{}, { is: "power", op: "<", than: { n: "power", of: { sel: "self" } } }] } },
      ],
    },
  ],
])
