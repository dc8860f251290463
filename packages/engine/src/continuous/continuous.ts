import { chosenFor } from "../characteristics/chosen.ts"
import { chosenFixed } from "../characteristics/chosen-fixed.ts"
import { bind, type Context } from "../characteristics/context.ts"
import { sizeChange } from "../characteristics/queries/amount.ts"
import { keywordsAmong } from "../characteristics/queries/passed-on.ts"
import { characteristics, controllerOf, objectOf, rulesTextOf } from "../characteristics/query.ts"
import { askColors, choiceEffects } from "../choosing/choice-effects.ts"
import { resolveAmount, resolveObjects, resolvePlayers } from "../choosing/selecting.ts"
import { ownValue } from "../events/entering/own-values.ts"
import type { Executors } from "../events/executor.ts"
import type { Ability } from "../language/ability.ts"
import type { Amount } from "../language/amount.ts"
import type { ObjectEffect } from "../language/effects/object-effect.ts"
import type { ColorLetter } from "../language/filter.ts"
import { isKeyword, type KeywordAbility } from "../language/keyword-ability.ts"
import type { PlayerSelector } from "../language/selector.ts"
import type { Change } from "../language/statics/change.ts"
import { COLORS } from "../mana/index.ts"
import type { ContinuousEffect } from "../state/effect.ts"
import { objectNow } from "../state/object-now.ts"
import type { Ref } from "../state/ref.ts"
import { type ObjectId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { newTimestamp, setEffects } from "../state/writing/edit.ts"
import { changesControl, watchingControl } from "./control.ts"
import { isOver } from "./is-over.ts"

type Continuous = Extract<ObjectEffect, { do: "change" | "exchangeControl" | "exchangeTexts" }>

export const continuous: Executors<Continuous> = {
  change: (s, e, context) => {
    if (e.choose !== undefined) chooseQuality(s, e.choose, context)
    const objects = resolveObjects(s, e.what, context).filter((id) => objectNow(s, id).phasedOut === 0) // 702.26e
    bind(context, e.bind, objects)
    const { endFor } = e
    const inner = endFor === undefined ? context : { ...context, bindings: { ...context.bindings, endFor } }
    changeObjects(s, objects, e.changes, e.duration, inner)
  },
  exchangeControl: (s, e, context) => {
    const [a, other] = resolveObjects(s, e.a, context)
    const b = e.b === undefined ? other : resolveObjects(s, e.b, context)[0]
    if (a !== undefined && b !== undefined) exchange(s, a, b, e.duration ?? "permanent", context)
  },
  // 701.12h, 612.5: the rules text of each becomes the previous one of the other.
  exchangeTexts: (s, e, context) => {
    const pair = resolveObjects(s, e.of, context)
    if (pair.length !== 2) return // 701.12a
    const texts = pair.map((id) => rulesTextOf(s, id))
    pair.forEach((id, i) => {
      const changes: Change[] = [{ change: "rulesText", abilities: texts[1 - i] }]
      beginEffect(s, context, { objects: [id], changes, duration: e.duration })
    })
  },
}

/** The fields of a continuous effect that aren't the default. */
export type Beginning = Partial<ContinuousEffect> & Pick<ContinuousEffect, "duration">

/** Begins a continuous effect of a resolving spell or ability (611.2), unless its duration is over already (611.2b); returns its id. */
export function beginEffect(s: State, context: Context, parts: Beginning): number {
  const timestamp = newTimestamp(s)
  const effect: ContinuousEffect = {
    id: timestamp,
    timestamp,
    source: context.source,
    controller: context.you,
    turn: s.turn.number,
    objects: [],
    changes: [],
    statics: [],
    bindings: context.bindings,
    targets: context.targets,
    x: context.x,
    uses: -1,
    ...parts,
  }
  if (!isOver(s, effect)) setEffects(s, [...s.effects, effect])
  return effect.id
}

/** Changes these objects for a while: the set is fixed now (611.2c), and so are all numbers (611.2d). */
export function changeObjects(
  s: State,
  objects: readonly ObjectId[],
  changes: readonly Change[],
  duration: ContinuousEffect["duration"],
  context: Context,
): void {
  if (objects.length === 0) return
  const begin = () => {
    for (const [group, inner] of byAffected(objects, changes, context))
      beginEffect(s, inner, { objects: group, changes: lockedIn(s, changes, inner), duration })
  }
  if (changesControl(changes)) watchingControl(s, begin)
  else begin()
}

/** The objects together, or one at a time if a size depends on the affected object ("for each other Elf"). */
function byAffected(
  objects: readonly ObjectId[],
  changes: readonly Change[],
  context: Context,
): readonly (readonly [readonly ObjectId[], Context])[] {
  if (!changes.some(speaksOfAffected)) return [[objects, context]]
  return objects.map((id) => [[id], { ...context, bindings: { ...context.bindings, affected: [id] } }])
}

function speaksOfAffected(change: Change): boolean {
  if (change.change !== "modifyPT" && change.change !== "setPT") return false
  return [change.power, change.toughness].some((size) => typeof size === "object" && names(size, "affected"))
}

function names(node: object, name: string): boolean {
  if ("name" in node && node.name === name) return true
  return Object.values(node).some((part) => typeof part === "object" && part !== null && names(part, name))
}

/** 701.12b: does nothing if one player controls both. */
function exchange(
  s: State,
  a: ObjectId,
  b: ObjectId,
  duration: ContinuousEffect["duration"],
  context: Context,
): void {
  const [ofA, ofB] = [controllerOf(s, a), controllerOf(s, b)]
  if (ofA === ofB) return
  watchingControl(s, () => {
    for (const [id, player] of [
      [a, ofB],
      [b, ofA],
    ]) {
      const changes: Change[] = [{ change: "control", player: { who: "bound", name: "player" } }]
      beginEffect(s, context, { objects: [id], changes, duration, bindings: { player: [playerRef(player)] } })
    }
  })
}

/** "All activated abilities of target creature": those that it has now; "this" in them is the object that gains them (201.5b). */
function abilitiesOfKinds(
  s: State,
  { of, kinds = ["activated"] }: Extract<Change, { change: "addAbilitiesOf" }>,
  context: Context,
): Ability[] {
  const had = resolveObjects(s, of, context).flatMap((id) => characteristics(s, id).abilities)
  return had.filter((ability) => kinds.some((kind) => ability.ability === kind))
}

/** The changes with everything they read from the game fixed now (608.2h, 611.2d). */
export function lockedIn(s: State, changes: readonly Change[], context: Context): Change[] {
  return changes.map((change) => locked(s, change, context))
}

function locked(s: State, change: Change, context: Context): Change {
  switch (change.change) {
    case "control":
      return { change: "control", player: lockedPlayer(s, change.player, context) }
    case "setPT":
    case "definePT":
      return {
        ...change,
        ...(change.power !== undefined && { power: resolveAmount(s, change.power, context) }),
        ...(change.toughness !== undefined && { toughness: resolveAmount(s, change.toughness, context) }),
      }
    case "modifyPT": {
      const read = (a: Amount) => resolveAmount(s, a, context)
      const by = (a: Amount) => (change.doubles ? read(a) : sizeChange(a, read))
      return { ...change, power: by(change.power), toughness: by(change.toughness) }
    }
    case "ownName":
    case "ownColors":
      return ownValue(s, context.source, change) ?? change
    case "keywordsOf": {
      const had = resolveObjects(s, change.of, context).flatMap((id) => characteristics(s, id).abilities)
      return { change: "addAbilities", abilities: keywordsAmong(had, change.keywords) }
    }
    case "addAbilitiesOf":
      return { change: "addAbilities", abilities: abilitiesOfKinds(s, change, context) }
    case "thisAbility": {
      const own = objectOf(s, context.stack)?.stack?.ability
      return { change: "addAbilities", abilities: own == null ? [] : [own] }
    }
    case "loyalty":
      return { ...change, loyalty: resolveAmount(s, change.loyalty, context) }
    case "addAbilities":
      return withOwnOpponents(chosenFixed(s, change, context.source), context)
    case "addColors":
    case "setColors":
      return { ...change, colors: lockedColors(s, change.colors, context) }
    case "addSubtypes":
    case "setSubtypes":
      return { ...change, subtypes: lockedSubtypes(s, change.subtypes, context) }
    default:
      return change
  }
}

/** 109.5: "each of your opponents" are those of the player who made the effect, whoever controls the object later. */
function withOwnOpponents(change: Change & { change: "addAbilities" }, { you }: Context): Change {
  if (!change.abilities.some(isFromOpponents)) return change
  return {
    ...change,
    abilities: change.abilities.map((a) => (isFromOpponents(a) ? { ...a, whose: you } : a)),
  }
}

function isFromOpponents(ability: Ability): ability is KeywordAbility<"protection"> {
  return isKeyword(ability, "protection") && ability.player === "opponent"
}

type Quality = NonNullable<Extract<ObjectEffect, { do: "change" }>["choose"]>

function chooseQuality(s: State, what: Quality, context: Context): void {
  if (what === "colors")
    bind(context, OWN_COLORS, askColors(s, context.you, context.source, COLORS, COLORS.length).join(""))
  else if (what === "color") choiceEffects.chooseColor(s, { do: "chooseColor", bind: "color" }, context)
  else choiceEffects.chooseText(s, { do: "chooseText", what, bind: "type" }, context)
}

/** The current player, under a name that the effect keeps. "You" needs none. */
function lockedPlayer(s: State, player: PlayerSelector, context: Context): PlayerSelector {
  if (player.who === "you") return player
  const refs: readonly Ref[] = resolvePlayers(s, player, context).map(playerRef)
  const name = "controller"
  bind(context, name, refs)
  return { who: "bound", name }
}

type Colors = Extract<Change, { change: "setColors" }>["colors"]

/** The letters of several colors chosen as the effect began. */
const OWN_COLORS = "colors"

/** 607.2d: "the color of your choice" is the one chosen as the effect began. */
function lockedColors(s: State, colors: Colors, context: Context): Colors {
  const several = context.bindings[OWN_COLORS]
  if (colors === "chosen" && typeof several === "string") return [...several] as ColorLetter[]
  const color = colors === "chosen" ? chosenFor(s, context.source)?.color : undefined
  return color === undefined ? colors : [color as ColorLetter]
}

function lockedSubtypes(
  s: State,
  subtypes: readonly string[] | "chosen",
  context: Context,
): readonly string[] | "chosen" {
  const type = subtypes === "chosen" ? chosenFor(s, context.source)?.type : undefined
  return type === undefined ? subtypes : [type]
}
