import { bind, type Context } from "../characteristics/context.ts"
import { execute } from "../events/interpreter-port.ts"
import { simultaneously } from "../events/record.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { Change } from "../language/statics/change.ts"
import { some } from "../language/visit.ts"
import { type Dealing, dealAtOnce, planned } from "../one-shot/objects/objects-damage.ts"
import type { Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>

/** One instruction, or several that form one event. */
type Step = readonly [Effect, ...Effect[]]

/** Groups the instructions, in order, into steps: an instruction simultaneous with the previous one joins its step. */
export function steps(effects: readonly Effect[]): readonly Step[] {
  let found = known.get(effects)
  if (found === undefined) {
    found = read(effects)
    known.set(effects, found)
  }
  return found
}

const known = new WeakMap<readonly Effect[], readonly Step[]>()

function read(effects: readonly Effect[]): readonly Step[] {
  const out: [Effect, ...Effect[]][] = []
  for (const effect of effects) {
    const last = out.at(-1)
    if (last !== undefined && joins(effect, last)) last.push(effect)
    else out.push([effect])
  }
  return out
}

function joins(effect: Effect, before: Step): boolean {
  if (effect.do === "damage") return effect.together === true && before[0].do === "damage"
  if (effect.do === "createToken") return effect.atOnce === true && before[0].do === "createToken"
  return effect.do === "change" && entersSo(effect, before[0])
}

/** Changes that say what an object is, as opposed to what it gains (611.2e). */
const IS: ReadonlySet<Change["change"]> = new Set<Change["change"]>([
  "addTypes",
  "setTypes",
  "addSubtypes",
  "setSubtypes",
  "addSupertypes",
  "removeSupertypes",
  "addColors",
  "setColors",
  "setPT",
])

/** What it has or lacks by being that: "it's a Treasure artifact with …". */
const HAS: ReadonlySet<Change["change"]> = new Set<Change["change"]>(["addAbilities", "loseAbilities"])

/** 611.2e: "return it to the battlefield. It's a Zombie in addition to its other types": the change applies as it enters. */
function entersSo({ what, changes, duration }: Of<"change">, before: Effect): boolean {
  if (duration !== "permanent" || what.sel !== "bound") return false
  const { name } = what
  const puts = some(before, "do", (e) => e.do === "move" && e.to === "battlefield" && e.bind === name)
  return puts && changes.some(({ change }) => IS.has(change)) && changes.every(isOrHas)
}

function isOrHas({ change }: Change): boolean {
  return IS.has(change) || HAS.has(change)
}

/** Follows all instructions of a step in one event. */
export function doTogether(s: State, all: Step, context: Context): void {
  const dealings = all.filter((effect): effect is Dealing => effect.do === "damage")
  if (dealings.length === all.length)
    dealAtOnce(
      s,
      dealings.map((effect) => planned(s, effect, context)),
      context,
    )
  else
    simultaneously(s, () => {
      for (const effect of all) execute(s, effect, context)
    })
}

/** "Each of them deals damage": plans the damage of each in turn, then deals all of it simultaneously. */
export function eachDeals(
  s: State,
  effect: Dealing,
  name: string,
  refs: readonly Ref[],
  context: Context,
): void {
  const all = refs.map((ref) => {
    bind(context, name, [ref])
    return planned(s, effect, context)
  })
  dealAtOnce(s, all, context)
}
