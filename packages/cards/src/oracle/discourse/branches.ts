import type { Condition } from "@apnap/engine"
import type { Places } from "../grammar/read.ts"
import { someNode } from "../phrases/some-node.ts"
import { mapNodes, placeOf } from "./nodes.ts"
import { isIt } from "./surface.ts"

/** Stretches of text of which only one happens: what one introduces, the other can't refer to. */
export interface Branches {
  /** Whether the other may refer to what one merely mentions again: "counter that spell if it has …". */
  readonly renames?: true
  /** "…, … instead": what replaces the other. */
  readonly instead?: true
  readonly then: Stretch
  readonly else: Stretch
}

interface Stretch {
  readonly start: number
  readonly end: number
}

export function branchesIn(value: unknown, places: Places): readonly Branches[] {
  const found: Branches[] = []
  mapNodes(value, (node) => {
    found.push(
      ...alternatives(node, places),
      ...chosenOrNot(node, places),
      ...paidOrNot(node, places),
      ...putOrNot(node, places),
      ...oneByOne(node, places),
      ...rows(node, places),
    )
    const parts = node as { then?: object; else?: object; condition?: object }
    const [first, second, asked] = [parts.then, parts.else, parts.condition].map(
      (part) => part && placeOf(places, part),
    )
    if (first === undefined) return undefined
    // "If …, … instead": what was said before doesn't happen, so the condition can't refer to what it made.
    if (second !== undefined) {
      const instead = second.start < first.start
      found.push(
        instead
          ? { then: { start: second.end, end: first.end }, else: second, instead }
          : { then: first, else: second },
      )
    }
    // "Return that card if it's an Elf card": the condition refers to what came before.
    if (asked !== undefined && asked.start >= first.end)
      found.push({ then: first, else: asked, renames: true })
    return undefined
  })
  return found
}

/** The rows of a results table; only one of them happens (706.3b). */
function rows(node: object, places: Places): readonly Branches[] {
  const { table } = node as { table?: readonly { effect: object }[] }
  const stretches = (table ?? []).flatMap(({ effect }) => placeOf(places, effect) ?? [])
  return stretches.flatMap((then, i) => stretches.slice(i + 1).map((other) => ({ then, else: other })))
}

/** "You may …. If you don't, …": the second happens only if the first did not. */
function chosenOrNot(node: object, places: Places): readonly Branches[] {
  const parts = node as { do?: string; effect?: object; else?: object }
  if (parts.do !== "may") return []
  const [done, not] = [parts.effect, parts.else].map((part) => part && placeOf(places, part))
  return done === undefined || not === undefined ? [] : [{ then: done, else: not, renames: true }]
}

/** "You may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand": the card hasn't moved. */
function putOrNot(node: object, places: Places): readonly Branches[] {
  const { do: kind, of = [] } = node as { do?: string; of?: readonly Step[] }
  if (kind !== "sequence") return []
  return of.flatMap((step, i): readonly Branches[] => {
    if (i === 0 || step.then === undefined || !isNotPut(step.condition)) return []
    const [put, not] = [of[i - 1], step.then].map((part) => placeOf(places, part))
    return put === undefined || not === undefined ? [] : [{ then: put, else: not }]
  })
}

interface Step {
  readonly do?: string
  readonly condition?: Condition
  readonly then?: object
}

/** "If it's a creature card, create a token. If it's a land card, …": the second "it" is the card too, not the token. */
function oneByOne(node: object, places: Places): readonly Branches[] {
  const { do: kind, of = [] } = node as { do?: string; of?: readonly Step[] }
  if (kind !== "sequence") return []
  return of.flatMap((step, i): readonly Branches[] => {
    if (!asksOfIt(step)) return []
    const further = of.slice(i + 1)
    const end = further.findIndex((other) => !asksOfIt(other))
    const done = step.then && placeOf(places, step.then)
    const asked = further
      .slice(0, end < 0 ? further.length : end)
      .flatMap((other) => placeOf(places, other) ?? [])
    return done === undefined ? [] : asked.map((other) => ({ then: done, else: other }))
  })
}

/** "If it's a …" */
function asksOfIt({ do: kind, condition }: Step): boolean {
  return kind === "if" && condition?.if === "is" && isIt(condition.of)
}

const PUT: ReadonlySet<unknown> = new Set(["toHand", "toBattlefield"])

function isNotPut(condition: Condition | undefined): boolean {
  return condition?.if === "not" && someNode(condition.of, (node) => "how" in node && PUT.has(node.how))
}

/** "Sacrifice it unless you pay {1} for each counter on it": the cost refers to what came before. */
function paidOrNot(node: object, places: Places): readonly Branches[] {
  const parts = node as { do?: string; effect?: object; cost?: readonly { times?: unknown }[] }
  const done = parts.do === "unless" ? parts.effect && placeOf(places, parts.effect) : undefined
  const [first] = parts.cost ?? []
  const start = first && placeOf(places, first)?.start
  if (done === undefined || start === undefined) return []
  const told = (parts.cost ?? [])
    .flatMap((part) => [part, part.times])
    .filter((part) => typeof part === "object")
  const end = Math.max(...told.map((part) => placeOf(places, part as object)?.end ?? done.end))
  return [{ then: done, else: { start, end }, renames: true }]
}

/** "If its power is greater than ~'s or its toughness is": both halves refer to what was named before. */
function alternatives(node: object, places: Places): readonly Branches[] {
  const { if: kind, of } = node as { if?: string; of?: readonly object[] }
  if (kind !== "or" || of?.length !== 2) return []
  const [a, b] = of.map((part) => placeOf(places, part))
  return a === undefined || b === undefined ? [] : [{ then: a, else: b }]
}

/** The stretch that is replaced by what happens at this place. */
export function insteadOf(branches: readonly Branches[], at: number): Stretch | undefined {
  return branches.find((one) => one.instead === true && within(at, one.then))?.else
}

/** Whether these places are in two branches of which only one happens. `again`: what one of them mentions was known before. */
export function excludes(branches: readonly Branches[], a: number, b: number, again: boolean): boolean {
  return branches.some(
    (one) =>
      !(again && one.renames === true) &&
      ((within(a, one.then) && within(b, one.else)) || (within(a, one.else) && within(b, one.then))),
  )
}

export function within(at: number, part: Stretch): boolean {
  return at >= part.start && at < part.end
}
