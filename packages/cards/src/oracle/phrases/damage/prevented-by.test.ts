import { wordings } from "../../testing/wordings.ts"

wordings("damage that is prevented or replaced by whose it is", [
  [
    "615: of a kind of creatures",
    "Prevent all damage that would be dealt to Zap by creatures with first strike.",
    { effects: [{ static: "prevent", event: { on: "damage", source: { is: "and" }, to: { is: "self" } } }] },
  ],
  [
    "611.2c: for a turn, whoever they are by then",
    "{T}: Prevent all combat damage that would be dealt to you this turn by attacking creatures.",
    { effect: { do: "rule", effects: [{ static: "prevent", event: { combat: true } }] } },
  ],
  [
    "609.7: a source that is chosen",
    "{W}: The next time a source of your choice would deal damage to target creature this turn, prevent that damage.",
    { effect: { do: "prevent", from: { sel: "choose" }, to: { sel: "target" }, times: 1 } },
  ],
  [
    "614.1a: combat damage doubled",
    "If a creature you control would deal combat damage to a player, it deals double that damage to that player instead.",
    { effects: [{ static: "alter", event: { combat: true, player: { who: "players" } } }] },
  ],
  [
    "damage behind another change of the same creature",
    "{R}: Zap gets +2/+0 until end of turn and deals 1 damage to you.",
    { effect: { do: "sequence", of: [{ do: "change" }, { do: "damage", source: { sel: "self" } }] } },
  ],
  ["731.1: night falls", "{T}: It becomes night.", { effect: { do: "setDayNight", to: "night" } }],
])
