import { type Context, contextOf } from "../../characteristics/context.ts"
import { addsMana, type Indexed } from "../../characteristics/layers/analysis.ts"
import { derived } from "../../characteristics/layers/derived.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { countersOn } from "../../characteristics/queries/filter.ts"
import { matchesEvent } from "../../characteristics/queries/match.ts"
import { characteristics, objectOf } from "../../characteristics/query.ts"
import type { ActivatedAbility, TriggeredAbility } from "../../language/ability.ts"
import type { CostPart } from "../../language/cost.ts"
import type { EventPattern } from "../../language/event.ts"
import { singleEvents } from "../../language/single-events.ts"
import { SUPERTYPE_BIT } from "../../language/vocabulary.ts"
import { type Mana, type ManaOutput, typesIn } from "../../mana/index.ts"
import { makeEvent } from "../../state/new-event.ts"
import type { Bindings } from "../../state/object.ts"
import { NONE, type ObjectId, type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { effectProductions, type Made } from "./effect-productions.ts"
import { manaSlots } from "./mana-slots.ts"
import type { Way } from "./sources.ts"
import { bonuses, changedLetters } from "./tapped-for-mana.ts"
import type { Use } from "./uses.ts"

/** The outputs of one use of a mana ability, including replacement effects and triggered mana abilities (605.1b). */
export function outputsOf(
  s: State,
  player: PlayerId,
  object: ObjectId,
  entry: Indexed<ActivatedAbility>,
  use: Use,
): { outputs: ManaOutput[]; ways: Way[] } {
  const controller = contextOf(object, player, use.x ?? s.objects[object]?.memory?.x ?? 0)
  const outputs: ManaOutput[] = []
  const ways: Way[] = []
  const seen = new Set<string>()
  if (entry.ability.effect === undefined) return { outputs, ways }
  for (const made of effectProductions(s, entry.ability.effect, player, {
    ...controller,
    bindings: boundByCosts(s, use, controller),
  })) {
    if (made.letters === "") continue
    const { letters: own, more } = afterBonuses(s, player, object, made, use.taps)
    for (const extra of more) {
      const letters = own + extra
      const heap = [...letters].sort().join("")
      if (seen.has(heap)) continue
      seen.add(heap)
      outputs.push({
        mana: manaOf(s, object, letters, own.length, made),
        harm: use.harm + made.harm,
        ...(use.own === null ? {} : { cost: use.own }),
        ...(use.life === 0 ? {} : { life: use.life }),
      })
      ways.push({ how: "ability", ability: entry.index, letters: made.letters + extra, use })
    }
  }
  return { outputs, ways }
}

/** What paying its costs binds: the object used up ("the exiled creature's mana value") and how many counters are removed. */
function boundByCosts(s: State, { chosen, parts }: Use, context: Context): Bindings {
  let bindings: Bindings = chosen === 0 ? {} : { sacrificed: [chosen] }
  for (const part of parts) {
    if (!("bind" in part) || part.bind === undefined) continue
    if (part.pay === "removeCounters")
      bindings = { ...bindings, [part.bind]: countersTaken(s, part, context) }
    else if (chosen !== 0) bindings = { ...bindings, [part.bind]: [chosen] }
  }
  return bindings
}

type RemovedCounters = Extract<CostPart, { pay: "removeCounters" }>

function countersTaken(s: State, part: RemovedCounters, context: Context): number {
  return part.all ? countersOn(s, context.source, part.kind) : quantity(s, part.count, context)
}

/** The first `own` letters come from the ability itself, including multiplied mana (106.6a); the rest is bonus mana. */
function manaOf(s: State, object: ObjectId, letters: string, own: number, { production }: Made): Mana[] {
  const snow =
    objectOf(s, object) !== undefined && (characteristics(s, object).supertypes & SUPERTYPE_BIT.snow) !== 0
  const restriction = production !== null && "restriction" in production ? production.restriction : undefined
  return typesIn(letters).map((type, i) => ({
    type,
    ...(snow && i < own ? { snow } : {}),
    ...(restriction !== undefined && i < own ? { restriction, source: object } : {}),
  }))
}

/** All possible results of tapping for these letters: 106.12b, then 605.4a. */
function afterBonuses(
  s: State,
  player: PlayerId,
  object: ObjectId,
  made: Made,
  taps: boolean,
): { letters: string; more: string[] } {
  const found = taps ? bonuses(s, player, object) : []
  const plain = (p: Parameters<typeof manaSlots>[1]) =>
    manaSlots(s, p, player, contextOf(object, player))
      .map((slot) => slot[0] ?? "")
      .join("")
  const letters = changedLetters(made.letters, found, plain)
  let more = [""]
  for (const { effect, context } of found) {
    if (effect.add !== undefined)
      more = combine(
        more,
        effectProductions(s, { do: "addMana", mana: effect.add }, player, {
          ...context,
          you: player,
          bindings: { detail: letters },
        }),
      )
  }
  return { letters, more: withTriggers(s, player, object, letters, taps, more) }
}

function combine(all: readonly string[], made: readonly Made[]): string[] {
  return all.flatMap((letters) => made.map((m) => letters + m.letters)).slice(0, 64)
}

function withTriggers(
  s: State,
  player: PlayerId,
  object: ObjectId,
  letters: string,
  taps: boolean,
  all: string[],
): string[] {
  const { triggers } = derived(s)
  let out = all
  for (const on of ["taps", "mana"] as const) {
    for (const { source, controller, ability } of triggers.get(on) ?? []) {
      if (!isManaTrigger(ability) || (on === "taps" && !taps)) continue
      const event = makeEvent({
        kind: on,
        rule: "605.1b",
        object,
        source: object,
        other: taps ? object : NONE,
        player: on === "mana" ? player : -1,
        detail: on === "mana" ? letters : "mana",
        amount: letters.length,
      })
      const context = contextOf(source, controller)
      if (!matchesEvent(s, ability.when, event, context)) continue
      const bindings = {
        it: [object],
        player: [playerRef(player)],
        source: [object],
        detail: letters,
        amount: letters.length,
      }
      out = combine(out, effectProductions(s, ability.effect!, player, { ...context, bindings }))
    }
  }
  return out
}

/** 605.1b: has no target, triggers from a mana ability or from mana being added, and could add mana. */
export function isManaTrigger(ability: TriggeredAbility): boolean {
  return (
    ability.targets === undefined &&
    ability.effect !== undefined &&
    fromMana(ability.when) &&
    addsMana(ability.effect)
  )
}

function fromMana(when: EventPattern): boolean {
  return singleEvents(when).every(
    (one) =>
      one.on === "mana" ||
      (one.on === "taps" && one.forMana === true) ||
      (one.on === "activates" && one.mana === true),
  )
}
