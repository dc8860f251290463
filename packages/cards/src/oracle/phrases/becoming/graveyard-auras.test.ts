import { wordings } from "../../testing/wordings.ts"

const PUT = {
  ability: "keyword",
  keyword: "enchant",
  filter: { of: [{ type: "creature" }, { is: "exiledWith" }] },
}

wordings("Auras that return what they enchant", [
  [
    "702.5a: a card in a graveyard is enchanted",
    "Enchant creature card in a graveyard",
    { keyword: "enchant", filter: { type: "creature" }, zone: "graveyard" },
  ],
  [
    "702.5a: from then on it enchants what it has put onto the battlefield",
    'When Zap enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with Zap." Return enchanted creature card to the battlefield under your control and attach Zap to it.',
    {
      condition: { if: "is", of: { sel: "self" }, filter: { zone: "battlefield" } },
      effect: {
        of: [
          { changes: [{ keywords: ["enchant"] }, { abilities: [PUT] }] },
          { do: "move" },
          { do: "attach" },
        ],
      },
    },
  ],
  [
    "205.3i: an enchantment becomes an Aura",
    'When Zap enters, it becomes an Aura with "enchant creature put onto the battlefield with Zap."',
    { effect: { do: "change", changes: [{ subtypes: ["Aura"] }, { abilities: [PUT] }] } },
  ],
  [
    "603.7a: 'when it leaves the battlefield or becomes untapped' ends what the sentence before began",
    "{T}: Gain control of target creature for as long as you control Zap. When Zap leaves the battlefield or becomes untapped, destroy that creature.",
    {
      effect: {
        of: [
          { do: "change" },
          {
            do: "delayed",
            when: { of: [{ on: "moves" }, { on: "untaps" }] },
            effect: { what: { sel: "target" } },
          },
        ],
      },
    },
  ],
  [
    "601.3b: as though it had flash, and sacrificed if a sorcery couldn't have been cast",
    "You may cast Zap as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.",
    {
      effects: [
        { static: "flash" },
        { static: "enters", condition: { if: "asCast" }, as: { do: "delayed" } },
      ],
    },
  ],
])
