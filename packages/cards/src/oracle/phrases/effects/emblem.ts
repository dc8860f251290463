import type { Ability, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"

// Emblems (114).

clause("you get a emblem with {a:emblem abilities}", { do: "emblem", abilities: $<readonly Ability[]>("a") })
clause("{p:player} get(s) a emblem with {a:emblem abilities}", {
  do: "emblem",
  player: $<PlayerSelector>("p"),
  abilities: $<readonly Ability[]>("a"),
})
ORACLE.symbol("emblem abilities").handwritten = {
  read: (reader, at) => reader.read("abilities", at),
  spell: (value) => [[{ symbol: "abilities", value }]],
}
