import { type BareKeyword, keywordAbility } from "../../../language/keyword-ability.ts"
import type { Change } from "../../../language/statics/change.ts"
import type { GameObject } from "../../../state/object.ts"

/** Counter names that give the keyword they name (122.1b). */
const KEYWORD_COUNTERS: ReadonlyMap<string, BareKeyword> = new Map([
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

/** Whether this counter gives a keyword, so its timestamp matters (613.7c). */
export function isKeywordCounter(kind: string): boolean {
  return KEYWORD_COUNTERS.has(kind)
}

type Counters = NonNullable<GameObject["counters"]>

const changesBy = new WeakMap<Counters, readonly Change[]>()

/** The changes from size counters on a permanent (613.4c), made once for each record of counters. In layer 7c their order doesn't matter. */
export function sizeChanges({ counters }: GameObject): readonly Change[] {
  if (counters === null) return NO_CHANGES
  let known = changesBy.get(counters)
  if (known === undefined) {
    known = sizesIn(counters)
    changesBy.set(counters, known)
  }
  return known
}

const NO_CHANGES: readonly Change[] = []

function sizesIn(counters: Counters): readonly Change[] {
  let power = 0
  let toughness = 0
  for (const kind in counters) {
    const size = sizeOf(kind)
    if (size === null) continue
    power += size[0] * counters[kind]
    toughness += size[1] * counters[kind]
  }
  return power === 0 && toughness === 0 ? [] : [{ change: "modifyPT", power, toughness }]
}

/** The changes from keyword counters, each kind with the timestamp of the last one put on it (122.1b, 613.7c). */
export function keywordChanges(object: GameObject): { changes: Change[]; timestamp: number }[] {
  const { counters, memory, timestamp } = object
  if (counters === null) return []
  return Object.entries(counters).flatMap(([kind, count]) => {
    const keyword = KEYWORD_COUNTERS.get(kind)
    if (keyword === undefined) return []
    const changes = Array.from({ length: count }, () => keywordChange(keyword))
    return [{ changes, timestamp: memory?.counterTimes?.[kind] ?? timestamp }]
  })
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

const changes = new Map<BareKeyword, Change>()

/** One change per keyword, so that results can be cached by identity. */
function keywordChange(keyword: BareKeyword): Change {
  let change = changes.get(keyword)
  if (change === undefined) {
    change = { change: "addAbilities", abilities: [keywordAbility(keyword)] }
    changes.set(keyword, change)
  }
  return change
}
