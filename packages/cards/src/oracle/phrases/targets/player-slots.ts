import type { Amount, Filter, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { isThatPlayer } from "../players/players.ts"
import { ANY_NUMBER, OPPONENTS, PLAYERS, playerSlot } from "./slots.ts"

// Players as targets.

playerSlot("target player", { players: PLAYERS })
playerSlot("target opponent", { players: OPPONENTS })
playerSlot("target opponent chosen at random", { players: OPPONENTS, random: true })
playerSlot("up to one target player", { players: PLAYERS, min: 0, max: 1 })
playerSlot("up to one target opponent", { players: OPPONENTS, min: 0, max: 1 })
playerSlot(["any number of target players", "any number of target players each"], {
  players: PLAYERS,
  min: 0,
  max: ANY_NUMBER,
})
playerSlot(["any number of target opponents", "any number of target opponents each"], {
  players: OPPONENTS,
  min: 0,
  max: ANY_NUMBER,
})
playerSlot(["two target players", "two target players each"], { players: PLAYERS, min: 2, max: 2 })
playerSlot("another target player", { players: { who: "otherThan", than: { who: "you" } } })
playerSlot.iso(
  "another target player",
  () => undefined,
  ({ players: who }) => (who?.who === "otherThan" && isThatPlayer(who.than) ? {} : undefined),
)
/** Targeted by the player whose turn it is. */
playerSlot("target player who controls more {t:plain things} than they do and is their opponent", {
  players: {
    who: "such",
    of: { who: "opponentsOf", of: { who: "active" } },
    that: {
      if: "compare",
      left: more({ who: "bound", name: "player" }),
      op: ">",
      right: more({ who: "active" }),
    },
  },
  by: { who: "active" },
})
function more(player: PlayerSelector): Amount {
  return { n: "count", filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player }] } }
}
