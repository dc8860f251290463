import type { Keyword } from "../../../language/keyword.ts"
import type { Change } from "../../../language/statics/change.ts"
import type { GameObject } from "../../../state/object.ts"

/** Counter names that give the keyword that they name (122.1b). */
const KEYWORD_COUNTERS: ReadonlyMap<string, Keyword> = new Map([
  ["flying", "flying"],
  ["first strike", "firstStrike"],
  ["double strike", "doubleStrike"],
  ["deathtouch", "deathtouch"],
  ["decayed", "decayed"],
  ["exalted", "exalted"],
  ["haste", "haste"],
  ["hexproof", "hexproof"],
  ["indestructible", "indestructible"],
  ["lifelink", "lifelink"],
  ["menace", "menace"],
  ["reach", "reach"],
  ["shadow", "shadow"],
  ["trample", "trample"],
  ["vigilance", "vigilance"],
])

/** What the counters on a permanent change: power and toughness (613.4c), keywords (122.1b). */
export function counterChanges(object: GameObject): Change[] {
  if (object.counters === null) return []
  const out: Change[] = []
  let power = 0
  let toughness = 0
  for (const [kind, count] of Object.entries(object.counters)) {
    const size = sizeOf(kind)
    if (size !== null) {
      power += size[0] * count
      toughness += size[1] * count
    } else if (KEYWORD_COUNTERS.has(kind))
      for (let i = 0; i < count; i++) out.push(keywordChange(KEYWORD_COUNTERS.get(kind)!))
  }
  if (power !== 0 || toughness !== 0) out.push({ change: "modifyPT", power, toughness })
  return out
}

const sizes = new Map<string, readonly [number, number] | null>()

/** "+1/+1" as numbers; null for other kinds. */
function sizeOf(kind: string): readonly [number, number] | null {
  let size = sizes.get(kind)
  if (size === undefined) {
    const match = /^([+-]\d+)\/([+-]\d+)$/.exec(kind)
    size = match === null ? null : [Number(match[1]), Number(match[2])]
    sizes.set(kind, size)
  }
  return size
}

const changes = new Map<Keyword, Change>()

/** One change for each keyword, so that what follows from it can be cached by identity. */
function keywordChange(keyword: Keyword): Change {
  let change = changes.get(keyword)
  if (change === undefined) {
    change = { change: "addAbilities", abilities: [{ ability: "keyword", keyword }] }
    changes.set(keyword, change)
  }
  return change
}
