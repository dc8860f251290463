import type { Ability } from "../../../language/ability.ts"
import type { Keyword } from "../../../language/keyword.ts"
import { FLAG_BIT } from "../../../language/keyword.ts"
import type { Selector } from "../../../language/selector.ts"
import type { Change } from "../../../language/statics/change.ts"
import { mentions } from "../../../language/visit.ts"
import { isPlayerRef, type ObjectId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
import { withVariants } from "../../queries/passed-on.ts"
import { select } from "../../queries/selector.ts"
import { characteristics } from "../../query.ts"
import { type Characteristics, flagsOf, withExpansions } from "../characteristics.ts"
import { BASIC_MANA } from "../intrinsic/basic-land.ts"
import type { Layered } from "./layered.ts"
import { withWord } from "./text-change.ts"

/** 613.7a: an ability given by an effect has the effect's timestamp. */
export function noteGiven({ given, timestamp }: Layered, id: ObjectId, ability: Ability): void {
  const own = given.get(id) ?? new Map<Ability, number>()
  given.set(id, own.set(ability, Math.max(timestamp, own.get(ability) ?? 0)))
}

/** The other objects' abilities as of now in this layer; they become this object's own, so "this" means it. */
export function addAbilitiesOf(
  c: Characteristics,
  { of, kinds = ["activated"] }: Extract<Change, { change: "addAbilitiesOf" }>,
  s: State,
  context: Context,
): void {
  const found = abilitiesOf(s, of, context).filter((a) => kinds.some((kind) => a.ability === kind))
  if (found.length > 0) setAbilities(c, [...c.abilities, ...found])
}

export function abilitiesOf(s: State, of: Selector, context: Context): Ability[] {
  const objects = select(s, of, context).filter((ref) => !isPlayerRef(ref))
  return objects.flatMap((id) => characteristics(s, id).abilities)
}

export const NO_ABILITIES: readonly Ability[] = []

export function setAbilities(c: Characteristics, abilities: readonly Ability[]): void {
  c.abilities = abilities
  c.flags = flagsOf(abilities)
  if ((c.flags & FLAG_BIT.changeling) !== 0) c.everyCreatureType = true
}

const unions = new WeakMap<readonly Ability[], WeakMap<readonly Ability[], readonly Ability[]>>()

/** Both lists joined; the same lists give the same result, so that its analysis is cached. */
export function joined(own: readonly Ability[], added: readonly Ability[]): readonly Ability[] {
  let byAdded = unions.get(own)
  if (byAdded === undefined) {
    byAdded = new WeakMap()
    unions.set(own, byAdded)
  }
  let union = byAdded.get(added)
  if (union === undefined) {
    union = [...own, ...withExpansions(added, own)]
    byAdded.set(added, union)
  }
  return union
}

export function without(abilities: readonly Ability[], keywords: readonly Keyword[]): readonly Ability[] {
  const lost = withVariants(keywords) // 702.11e
  const rest = abilities.filter((a) => a.ability === "spell" || !lost.has(a.keyword))
  return rest.length === abilities.length ? abilities : rest
}

/** Without the abilities that make their object lose them: "loses this ability". */
export function withoutSelfLosing(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.filter((a) => !mentions(a, "change", "loseThisAbility"))
}

/** 612.2: replaces a word in the type line, and in rules text if used as a color or subtype. */
export function replaceWords(c: Characteristics, from: string, to: string): void {
  const before = c.subtypes.includes(from) ? withManaOf(c.abilities, from, to) : c.abilities
  c.subtypes = c.subtypes.map((t) => (t === from ? to : t))
  const abilities = withWord(before, from, to)
  if (abilities !== c.abilities) setAbilities(c, abilities)
}

/** 305.6: with another basic land type in its type line, a land has that type's mana ability. */
function withManaOf(abilities: readonly Ability[], from: string, to: string): readonly Ability[] {
  const [had, has] = [BASIC_MANA.get(from) ?? [], BASIC_MANA.get(to) ?? []]
  return abilities.flatMap<Ability>((a) => (had.some((one) => one === a) ? has : [a]))
}
