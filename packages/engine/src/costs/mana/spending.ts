import { contextOf } from "../../characteristics/context.ts"
import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { characteristics, objectOf } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import { setPool } from "../../events/mana-pool.ts"
import type { ManaRider } from "../../language/effects/mana-production.ts"
import { type Mana, removeMana } from "../../mana/index.ts"
import { illegal } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { copyMemory } from "../../state/writing/copy.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import type { Payment } from "../types.ts"

/** Removes this mana, or equal mana, from the pool (118.3a). */
export function spend(s: State, player: PlayerId, wanted: readonly Mana[]): Mana[] {
  if (wanted.length === 0) return []
  const { pool } = s.players[player]
  const used: number[] = []
  for (const mana of wanted) {
    let at = pool.findIndex((one, i) => one === mana && !used.includes(i))
    if (at < 0 && mana.source !== undefined)
      at = pool.findIndex((one, i) => !used.includes(i) && one.source === mana.source && isEqual(one, mana))
    if (at < 0) at = pool.findIndex((one, i) => !used.includes(i) && isEqual(one, mana))
    if (at < 0) illegal("601.2h", "mana-missing")
    used.push(at)
  }
  setPool(s, player, removeMana(pool, used))
  return used.map((at) => pool[at])
}

function isEqual(a: Mana, b: Mana): boolean {
  return (
    a.type === b.type &&
    (a.snow === true) === (b.snow === true) &&
    (a.restriction === undefined) === (b.restriction === undefined)
  )
}

/** The letters of the mana, with "s" after snow mana and "t" after Treasure mana. Its riders take effect (106.6). */
export function note(s: State, spent: readonly Mana[], payment: Payment): string {
  let letters = ""
  if (payment.kind === "spell" && definitionsContain(s, "manaSpentFrom"))
    noteSources(s, spent, payment.object)
  for (const mana of spent) {
    letters += mana.type + (mana.snow ? "s" : "") + (isTreasure(s, mana.source) ? "t" : "")
    if (mana.rider !== undefined && payment.kind !== "effect") ride(s, payment.player, mana, payment.object)
  }
  return letters
}

function noteSources(s: State, spent: readonly Mana[], spell: ObjectId): void {
  const sources = spent.flatMap(({ source }) => (source === undefined ? [] : [source]))
  const memory = objectOf(s, spell)?.memory ?? null
  edit(s, spell).memory = { ...copyMemory(memory), manaSources: [...(memory?.manaSources ?? []), ...sources] }
}

function isTreasure(s: State, source: ObjectId | undefined): boolean {
  return (
    source !== undefined &&
    objectOf(s, source) !== undefined &&
    characteristics(s, source).subtypes.includes("Treasure")
  )
}

function ride(s: State, player: PlayerId, mana: Mana, object: ObjectId): void {
  const rider = mana.rider as ManaRider
  const context = contextOf(mana.source ?? object, player, 0, { it: [object] })
  if (s.objects[object] === undefined || !matchesFilter(s, rider.when, object, context)) return
  if (rider.changes !== undefined) {
    const memory = s.objects[object].memory
    edit(s, object).memory = { ...memory, changes: [...(memory?.changes ?? []), ...rider.changes] }
    invalidate(s)
  }
  if (rider.effect !== undefined) execute(s, rider.effect, context)
}
