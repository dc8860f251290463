import { expect, it } from "vitest"
import type { LogEntry } from "../protocol/table.ts"
import { NO_EVENT, NOTHING } from "../testing/log-entry.ts"
import { lifeByTurn } from "./life-by-turn.ts"

const who = (name: string): LogEntry["who"] => ({ ...NOTHING, is: "player", name })
const event = (kind: LogEntry["kind"], name: string, amount = 0): LogEntry => ({
  ...NO_EVENT,
  ...{ kind, amount, who: who(name) },
})
const LOG = [
  event("beginsTurn", "Ana"),
  event("loseLife", "Luc", 3),
  event("beginsTurn", "Luc"),
  event("gainLife", "Luc", 1),
  event("damage", "Ana", 2),
  event("loseLife", "Ana", 2),
  event("beginsTurn", "Ana"),
]

it("119: a player's life is told before the first turn and after each", () => {
  expect(lifeByTurn(LOG, { name: "Luc", life: 18 })).toEqual([20, 17, 18, 18])
  expect(lifeByTurn(LOG, { name: "Ana", life: 18 })).toEqual([20, 20, 18, 18])
})

it("727: of a game that began anew only what came since", () => {
  const anew = [...LOG, { ...event("action", ""), detail: "restarts" }, ...LOG.slice(0, 2)]
  expect(lifeByTurn(anew, { name: "Luc", life: 17 })).toEqual([20, 17])
})
