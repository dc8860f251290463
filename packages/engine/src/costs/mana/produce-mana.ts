import { chosenFixed } from "../../characteristics/chosen-fixed.ts"
import { bind, type Context } from "../../characteristics/context.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { characteristics, objectOf } from "../../characteristics/query.ts"
import type { Executors } from "../../events/executor.ts"
import { setPool } from "../../events/mana-pool.ts"
import { record } from "../../events/record.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { ManaProduction } from "../../language/effects/mana-production.ts"
import { SUPERTYPE_BIT } from "../../language/vocabulary.ts"
import { addMana, type Mana, typesIn } from "../../mana/index.ts"
import { choose } from "../../state/choose.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { manaSlots, type Slots } from "./mana-slots.ts"
import { type Bonus, bonuses, changedLetters } from "./tapped-for-mana.ts"

type AddMana = Extract<Effect, { do: "addMana" }>

/** Names bound while a mana ability resolves: that it was tapped for mana (106.12), and the mana that the payment planned. */
export const FOR_MANA = "forMana"
export const PLANNED = "plannedMana"

/** The executor of "add mana" (106.3). */
export const manaExecutors: Executors<AddMana> = {
  addMana: (s, effect, context) => {
    const who = effect.player === undefined ? [context.you] : players(s, effect.player, context)
    for (const player of who) produceMana(s, player, effect.mana, context)
  },
}

/** Adds mana to the player's pool (106.4, 701.10f); the player chooses types if there is a choice. Returns its letters. */
export function produceMana(
  s: State,
  player: PlayerId,
  production: ManaProduction,
  context: Context,
): string {
  let letters =
    "double" in production
      ? unspent(s, player)
      : chooseLetters(s, player, manaSlots(s, production, player, context), context)
  let extra: Bonus[] = []
  if (letters !== "" && context.bindings[FOR_MANA] === 1) {
    const found = bonuses(s, player, context.source)
    letters = changedLetters(letters, found, (p) =>
      chooseLetters(s, player, manaSlots(s, p, player, context), context),
    )
    extra = found.filter((bonus) => bonus.effect.add !== undefined)
  }
  add(s, player, letters, production, context)
  for (const bonus of extra)
    produceMana(
      s,
      player,
      bonus.effect.add!,
      rest(context, { ...bonus.context, bindings: { detail: letters } }),
    )
  return letters
}

/** One letter for each mana in the pool. */
function unspent(s: State, player: PlayerId): string {
  return s.players[player].pool.map(({ type }) => type).join("")
}

/** Passes the rest of the plan on to the bonus mana. */
function rest(from: Context, to: Context): Context {
  const planned = from.bindings[PLANNED]
  return planned === undefined ? to : { ...to, bindings: { ...to.bindings, [PLANNED]: planned } }
}

/** One alternative per slot: planned by an automatic payment, or chosen now. */
function chooseLetters(s: State, player: PlayerId, slots: Slots, context: Context): string {
  let out = ""
  for (const slot of slots) {
    if (slot.length === 0) continue // 106.5
    const planned = context.bindings[PLANNED]
    let letters =
      slot.length === 1
        ? slot[0]
        : typeof planned === "string"
          ? slot.find((l) => planned.startsWith(l))
          : undefined
    letters ??= ask(s, player, slot, context)
    if (typeof planned === "string")
      bind(context, PLANNED, planned.startsWith(letters) ? planned.slice(letters.length) : "")
    out += letters
  }
  return out
}

function ask(s: State, player: PlayerId, slot: readonly string[], context: Context): string {
  const options = slot.map((letters) => ({ label: [...letters].map((letter) => `{${letter}}`).join("") }))
  const answer = choose(s, {
    kind: "option",
    player,
    rule: "106.3",
    purpose: "color",
    source: context.source,
    options,
    min: 1,
    max: 1,
  })
  return slot[answer[0]]
}

function add(
  s: State,
  player: PlayerId,
  letters: string,
  production: ManaProduction,
  context: Context,
): void {
  if (letters === "") return
  const extras = manaExtras(s, production, context.source)
  const mana = typesIn(letters).map((type): Mana => ({ type, source: context.source, ...extras }))
  setPool(s, player, addMana(s.players[player].pool, ...mana))
  record(s, {
    kind: "mana",
    rule: "106.4",
    player,
    object: context.source,
    source: context.source,
    other: context.bindings[FOR_MANA] === 1 ? context.source : NONE,
    amount: letters.length,
    detail: letters,
  })
}

/** What the mana carries: snow (107.4h), restrictions and riders (106.6), duration. */
export function manaExtras(s: State, production: ManaProduction, source: ObjectId): Partial<Mana> {
  const snow = ("snow" in production && production.snow === true) || isSnow(s, source)
  return {
    ...(snow ? { snow: true } : {}),
    ...("restriction" in production && production.restriction !== undefined
      ? { restriction: chosenFixed(s, production.restriction, source) }
      : {}),
    ...("persists" in production && production.persists !== undefined
      ? { persists: production.persists }
      : {}),
    ...("rider" in production && production.rider !== undefined ? { rider: production.rider } : {}),
  }
}

function isSnow(s: State, source: ObjectId): boolean {
  return (
    objectOf(s, source) !== undefined && (characteristics(s, source).supertypes & SUPERTYPE_BIT.snow) !== 0
  )
}
