import type { Ability, Filter, KeywordAbility } from "@apnap/engine"
import { isKeyword } from "@apnap/engine/language"
import type { Item, Reader, Reading } from "../../grammar/grammar.ts"
import { ORACLE } from "../../oracle.ts"

// Protection from several qualities, each a separate ability (702.16g).

/** Whether an ability is protection from a quality. */
export function isProtection(ability: Ability): ability is KeywordAbility<"protection"> {
  return isKeyword(ability, "protection") && ability.filter !== undefined
}

const AND_FROM: readonly (readonly string[])[] = [
  ["and", "from"],
  [",", "and", "from"],
  [",", "from"],
]
ORACLE.symbol("and from").handwritten = { read: () => [], spell: () => AND_FROM }

/** "… and from red", ", from red, and from blue": each adds a protection ability (702.16g). */
export function moreProtection(reader: Reader, at: number, list: readonly Ability[]): readonly Reading[] {
  const before = list[list.length - 1]
  if (!isProtection(before)) return []
  return AND_FROM.filter((words) => words.every((word, i) => reader.tokens[at + i] === word)).flatMap(
    (words) =>
      reader.read("quality", at + words.length).flatMap((r) => {
        const all = [...list, { ...before, filter: r.value as Filter }]
        return [{ end: r.end, value: all }, ...moreProtection(reader, r.end, all)]
      }),
  )
}

/** Granted abilities ending in several protections: "has trample and protection from red and from blue". */
export function* spellProtections(list: readonly Ability[]): Iterable<readonly Item[]> {
  let first = list.length - 1
  while (first > 0 && isProtection(list[first]) && isProtection(list[first - 1])) first--
  if (first === list.length - 1 || first < 0) return
  yield [
    { symbol: "abilities", value: list.slice(0, first + 1) },
    ...list.slice(first + 1).flatMap((a): Item[] => [
      { symbol: "and from", value: undefined },
      { symbol: "quality", value: isProtection(a) ? a.filter : undefined },
    ]),
  ]
}
