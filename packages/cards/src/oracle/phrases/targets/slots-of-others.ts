import type { Filter, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import type { Things } from "../objects/things.ts"
import { ANY_TARGET, OPPONENTS, PLAYERS, slot } from "./slots.ts"

// Targets that another player chooses (601.2c); of several opponents the controller says which.

slot("any target of a opponent 's choice", { filter: ANY_TARGET, players: PLAYERS, by: OPPONENTS })
slot.iso(
  "target {t:card thing} of a opponent 's choice {z:place}",
  ({ t, z }) => ({ filter: t, ...(z as Pick<Things, "zone" | "of">), by: OPPONENTS }),
  ({ filter, zone, of, by, ...more }) =>
    by?.who === "opponents" && zone !== undefined && Object.keys(more).length === 0
      ? { t: filter, z: { zone, ...(of && { of }) } }
      : undefined,
)
slot("target {t:plain thing} of a opponent 's choice you don't control", {
  filter: {
    is: "and",
    of: [$<Filter>("t"), { is: "not", of: { is: "controlledBy", player: { who: "you" } } }],
  },
  by: OPPONENTS,
})
slot("target {t:plain thing} of a opponent 's choice", { filter: $<Filter>("t"), by: OPPONENTS })
const THAT_PLAYER: PlayerSelector = { who: "bound", name: "player" }
slot("target {t:plain thing} that player controls of their choice", {
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: THAT_PLAYER }] },
  by: THAT_PLAYER,
})
// Targets are of their controller's choice anyway.
slot("target {t:plain thing} of your choice", { filter: $<Filter>("t") })
