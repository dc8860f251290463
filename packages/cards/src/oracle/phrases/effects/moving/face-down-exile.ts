import type { Effect, Selector } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause, does } from "../../../oracle.ts"

// Cards exiled face down (406.3).

/** A player instructed to look at a card may keep looking at it. */
does.iso(
  ["exile(s) {what:object} face down"],
  ({ what }): Effect => {
    const seen = (what as { sel: string }).sel === "said"
    return { do: "move", what, to: "exile", faceDown: true, ...(seen && { lookers: { who: "you" } }) }
  },
  (e) => {
    if (e.do !== "move" || e.to !== "exile" || e.faceDown !== true) return undefined
    const {
      do: _,
      what,
      to,
      faceDown,
      lookers,
      bind,
      link,
      player,
      ...rest
    } = e as typeof e & {
      player?: unknown
    }
    return player === undefined && Object.keys(rest).length === 0 ? { what } : undefined
  },
)
for (const words of [
  "you may look at {what:object} for as long as it|they remains|remain exiled",
  "you may look at {what:object} any time",
])
  clause(words, { do: "look", what: $<Selector>("what"), exiled: true } as Effect)
