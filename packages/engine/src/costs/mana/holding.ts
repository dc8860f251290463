import type { ObjectId } from "../../state/ref.ts"
import type { Choices } from "../payment-choices.ts"
import type { Taken } from "./available.ts"
import type { Source } from "./sources.ts"

/** Interchangeable objects: they fit the same choices and affect mana in the same way. */
interface Kind {
  members: readonly ObjectId[]
  /** The value for each choice; 0 if it doesn't fit, 1 if only the number counts. */
  worth: readonly number[]
  /** Choosing it would stop it from making mana. */
  matters: boolean
}

const MOST_TRIALS = 4000

/**
 * Whether objects can be assigned to all choices, none used twice (118.10), so that `rest` holds with what remains. Objects irrelevant
 * to mana are tried first; interchangeable ones count as one.
 */
export function canHold(
  choices: readonly Choices[],
  start: Taken,
  sources: readonly Source[],
  rest: (taken: Taken) => boolean,
): boolean {
  if (choices.length === 0) return rest(start)
  const kinds = kindsOf(choices, start, sources)
  const left = kinds.map((kind) => kind.members.length)
  const used: { kind: Kind; nth: number; choice: number }[] = []
  let trials = MOST_TRIALS
  const fill = (at: number, need: number, from: number): boolean => {
    if (trials-- <= 0) return false
    if (need <= 0) {
      const next = at + 1
      if (next === choices.length) return rest(takenWith(start, choices, used))
      return fill(next, choices[next].need, 0)
    }
    for (let k = from; k < kinds.length; k++) {
      const worth = kinds[k].worth[at]
      if (left[k] === 0 || worth === 0) continue
      used.push({ kind: kinds[k], nth: --left[k], choice: at })
      if (fill(at, need - worth, k)) return true
      left[k]++
      used.pop()
    }
    return false
  }
  return fill(0, choices[0].need, 0)
}

function takenWith(
  start: Taken,
  choices: readonly Choices[],
  used: readonly { kind: Kind; nth: number; choice: number }[],
): Taken {
  const relevant = used.filter(({ kind }) => kind.matters)
  if (relevant.length === 0) return start
  const taps = new Set(start.taps)
  const gone = new Set(start.gone)
  for (const { kind, nth, choice } of relevant) {
    const { uses } = choices[choice]
    if (uses === "tap") taps.add(kind.members[nth])
    if (uses === "gone") gone.add(kind.members[nth])
  }
  return { ...start, taps, gone }
}

/** Tapping an object and using it up is not double use, so each kind of use has separate objects. */
function kindsOf(choices: readonly Choices[], start: Taken, sources: readonly Source[]): Kind[] {
  const kinds = new Map<string, { members: ObjectId[]; worth: number[]; matters: boolean }>()
  for (const uses of ["gone", "tap", "none"] as const) {
    const ids = new Set(choices.flatMap((choice) => (choice.uses === uses ? choice.candidates : [])))
    const taken = uses === "gone" ? start.gone : uses === "tap" ? start.taps : null
    for (const id of ids) {
      if (taken?.has(id)) continue
      const worth = choices.map((choice) => (choice.uses === uses ? worthIn(choice, id) : 0))
      const mark = uses === "none" ? "" : manaMark(sources, id, uses)
      const key = `${uses};${worth.join()};${mark}`
      const kind = kinds.get(key)
      if (kind === undefined) kinds.set(key, { members: [id], worth, matters: mark !== "" })
      else kind.members.push(id)
    }
  }
  return [...kinds.values()].sort((x, y) => Number(x.matters) - Number(y.matters))
}

function worthIn(choice: Choices, id: ObjectId): number {
  const at = choice.candidates.indexOf(id)
  return at < 0 ? 0 : choice.values === null ? 1 : choice.values[at]
}

/** The mana that this use of the object prevents. Objects with equal sources get the same mark; "" if it prevents none. */
function manaMark(sources: readonly Source[], id: ObjectId, uses: "gone" | "tap"): string {
  let mark = ""
  for (const source of sources) {
    const touched = source.ways.some(({ use }) =>
      uses === "tap" ? use.taps && source.id === id : use.gone === id,
    )
    if (touched)
      mark += source.group === undefined && source.id === id ? JSON.stringify(source.outputs) : `#${id}`
  }
  return mark
}
