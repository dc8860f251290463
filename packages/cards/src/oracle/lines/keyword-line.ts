import type { Ability, Cost, KeywordAbility } from "@apnap/engine"
import { isKeyword } from "@apnap/engine/language"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { ORACLE } from "../oracle.ts"
import { isProtection, moreProtection } from "../phrases/keywords/protections.ts"

/** A line of keywords: "Flying, first strike". */
ORACLE.symbol("keyword line").handwritten = {
  read: (reader, at) => {
    const found: Reading[] = []
    const go = (list: readonly KeywordAbility[], pos: number): void => {
      for (const r of reader.read("keyword", pos)) {
        const next = [...list, r.value as KeywordAbility]
        for (const more of moreProtection(reader, r.end, [r.value as KeywordAbility])) {
          const all = [...list, ...(more.value as readonly KeywordAbility[])]
          found.push({ end: more.end, value: all })
          if (reader.tokens[more.end] === ",") go(all, more.end + 1)
        }
        found.push(...secondKicker(reader, r.end, list, r.value as KeywordAbility))
        const end = reader.tokens[r.end] === "." ? r.end + 1 : r.end
        found.push({ end, value: next })
        if (reader.tokens[r.end] === "," || reader.tokens[r.end] === ";") go(next, r.end + 1)
      }
    }
    go([], at)
    return found
  },
  *spell(value) {
    const list = value as readonly Ability[]
    if (list.length === 0 || list.some((a) => a.ability !== "keyword")) return
    const items = list.flatMap((a, i): Item[] => [
      ...(i > 0 ? [[",", ";"]] : []),
      { symbol: "keyword", value: a },
    ])
    if (list.length > 1 && list.every(isKicker)) {
      const [first, second] = list.map(({ cost }) => cost)
      yield [
        "kicker",
        { symbol: "mana cost", value: first },
        "and/or",
        { symbol: "mana cost", value: second },
      ]
    }
    yield items
    yield [...items, "."]
    yield list.flatMap((a, i): Item[] => {
      const before = list[i - 1]
      if (before !== undefined && isProtection(a) && isProtection(before))
        return [
          { symbol: "and from", value: undefined },
          { symbol: "quality", value: a.filter },
        ]
      return [...(i > 0 ? [[",", ";"]] : []), { symbol: "keyword", value: a }]
    })
  },
}

function isKicker(ability: Ability): ability is KeywordAbility<"kicker"> {
  return isKeyword(ability, "kicker")
}

/** "Kicker {B} and/or {R}": two kicker abilities (702.33b). */
function secondKicker(
  reader: Reader,
  at: number,
  list: readonly KeywordAbility[],
  first: KeywordAbility,
): Reading[] {
  if (!isKicker(first) || reader.tokens[at] !== "and/or") return []
  return reader
    .read("mana cost", at + 1)
    .map((r) => ({ end: r.end, value: [...list, first, { ...first, cost: r.value as Cost }] }))
}
