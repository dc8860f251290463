import type { Condition } from "../language/condition.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { TargetSlot } from "../language/selector.ts"
import type { Announced } from "./announce.ts"

// 601.2c, 702.33g: targets of a part that depends on an optional cost are chosen only if that cost was paid.

/** An optional cost that must be paid, or must not be, for a part of the text to apply. */
interface Term {
  readonly cost: string
  readonly paid: boolean
}

/** For each slot: the terms of each part that mentions it. A part applies if all of its terms hold. */
type Terms = readonly (readonly (readonly Term[])[])[]

const known = new WeakMap<Announced, Terms | null>()

/** The terms of the slots; null if no slot is conditional. */
function termsOf(asked: Announced & { effect?: Effect }): Terms | null {
  let found = known.get(asked)
  if (found === undefined) {
    found = readTerms(asked.targets ?? [], asked.effect)
    known.set(asked, found)
  }
  return found
}

function readTerms(slots: readonly TargetSlot[], effect: Effect | undefined): Terms | null {
  const terms: (readonly Term[])[][] = slots.map(() => [])
  if (effect !== undefined) walk(effect, [], terms)
  return terms.some((ways) => ways.length > 0 && ways.every((way) => way.length > 0)) ? terms : null
}

function walk(node: object, under: readonly Term[], terms: (readonly Term[])[][]): void {
  const { sel, who, slot } = node as { sel?: string; who?: string; slot?: number }
  if ((sel === "target" || who === "target") && slot !== undefined) terms[slot]?.push(under)
  const branch = node as { do?: string; condition?: Condition; then?: Effect; else?: Effect }
  const asked = branch.do === "if" && branch.condition !== undefined ? termsOfIf(branch.condition) : null
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== "object" || value === null) continue
    const more = asked === null || (key !== "then" && key !== "else") ? [] : asked[key]
    walk(value, more.length === 0 ? under : [...under, ...more], terms)
  }
}

/** What each branch implies about the costs paid. */
function termsOfIf(condition: Condition): { then: readonly Term[]; else: readonly Term[] } {
  if (condition.if === "not") {
    const inner = termsOfIf(condition.of)
    return { then: inner.else, else: inner.then }
  }
  if (condition.if === "and") return { then: condition.of.flatMap((c) => termsOfIf(c).then), else: [] }
  if (condition.if !== "paid") return { then: [], else: [] }
  const { cost, of } = condition
  if (of !== undefined && of.sel !== "self") return { then: [], else: [] }
  return { then: [{ cost, paid: true }], else: [{ cost, paid: false }] }
}

/** The optional costs that decide which targets are chosen. */
export function costsOfTargets(abilities: readonly Announced[]): ReadonlySet<string> {
  return new Set(abilities.flatMap((a) => (termsOf(a) ?? []).flat(2).map(({ cost }) => cost)))
}

/** The same abilities, with no targets in slots that only inapplicable parts mention. */
export function withoutUndone(
  abilities: readonly Announced[],
  paid: (cost: string) => boolean,
): readonly Announced[] {
  if (abilities.every((ability) => termsOf(ability) === null)) return abilities
  return abilities.map((ability) => {
    const terms = termsOf(ability)
    if (terms === null || ability.targets === undefined) return ability
    const isAsked = (at: number): boolean =>
      terms[at].length === 0 || terms[at].some((way) => way.every((term) => paid(term.cost) === term.paid))
    const targets = ability.targets.map((slot, at) => (isAsked(at) ? slot : { ...slot, min: 0, max: 0 }))
    return { ...ability, targets }
  })
}
