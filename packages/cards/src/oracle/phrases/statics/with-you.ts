import type { Duration, Effect, Selector, StaticEffect } from "@apnap/engine"
import type { Item, Reader, Reading } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

// "You and permanents you control have hexproof", "… gain hexproof until end of turn" (702.11c).

const KEYWORDS = ["hexproof", "shroud"] as const

type Change = Extract<StaticEffect, { static: "modify" }>["changes"]

const has = (keyword: (typeof KEYWORDS)[number]): StaticEffect => ({
  static: "playerHas",
  who: { who: "you" },
  keyword,
})
const changes = (keyword: (typeof KEYWORDS)[number]): Change => [
  { change: "addAbilities", abilities: [{ ability: "keyword", keyword }] },
]

export function readWithYou(reader: Reader, at: number): readonly Reading[] {
  if (reader.tokens[at] !== "you" || reader.tokens[at + 1] !== "and") return []
  return reader.read("group", at + 2).flatMap((group) => {
    const keyword = KEYWORDS.find((word) => reader.tokens[group.end + 1] === word)
    if (reader.tokens[group.end] !== "have" || keyword === undefined) return []
    const others: StaticEffect = {
      static: "modify",
      what: group.value as Selector,
      changes: changes(keyword),
    }
    return [{ end: group.end + 2, value: [has(keyword), others] }]
  })
}

export function* spellWithYou([you, others]: readonly StaticEffect[]): Iterable<readonly Item[]> {
  const keyword = KEYWORDS.find((word) => same(you, has(word)))
  if (keyword === undefined || others?.static !== "modify" || !same(others.changes, changes(keyword))) return
  yield ["you", "and", { symbol: "group", value: others.what }, "have", keyword]
}

for (const keyword of KEYWORDS)
  clause(`you and {what:object} gain ${keyword} {d:duration}`, {
    do: "sequence",
    of: [
      { do: "rule", effects: [has(keyword)], duration: $<Duration>("d") },
      { do: "change", what: $<Selector>("what"), changes: changes(keyword), duration: $<Duration>("d") },
    ],
  } satisfies Effect)
