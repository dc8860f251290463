import { expect, it } from "vitest"
import type { LogEntry } from "../protocol/table.ts"
import { NO_EVENT, NOTHING } from "../testing/log-entry.ts"
import { doersOf } from "./doers.ts"

const player = (name: string): LogEntry["who"] => ({ ...NOTHING, is: "player", name, you: name === "You" })
const [you, rival, third] = [player("You"), player("Rival"), player("Third")]
const card = (tag: string): LogEntry["who"] => ({ ...NOTHING, is: "object", name: "Bear", tag })
const entry = (more: Partial<LogEntry>): LogEntry => ({ ...NO_EVENT, ...more })

it("508.1, 509.1: attacks are deeds of the active player, blocks of the one who is attacked", () => {
  const log = [
    entry({ kind: "beginsTurn", who: rival }),
    entry({ kind: "attacks", who: you, object: card("#1"), other: you }),
    entry({ kind: "attacks", who: third, object: card("#2"), other: third }),
    entry({ kind: "blocks", object: card("#3"), other: card("#1") }),
    entry({ kind: "blocks", object: card("#4"), other: card("#2") }),
  ]
  expect(doersOf(log)).toEqual([rival, rival, rival, you, third])
})

it("what happens to a player is no deed of theirs, and what happens to a card nobody's", () => {
  const log = [
    entry({ kind: "cast", who: rival, object: card("#1") }),
    entry({ kind: "damage", who: you }),
    entry({ kind: "destroyed", object: card("#1") }),
  ]
  expect(doersOf(log)).toEqual([rival, null, null])
})
