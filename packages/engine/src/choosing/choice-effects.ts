import { withChoice } from "../characteristics/chosen.ts"
import { bind, type Context } from "../characteristics/context.ts"
import { creatureTypesIn } from "../characteristics/queries/names/subtypes.ts"
import type { Executors } from "../events/executor.ts"
import type { PlayerEffect } from "../language/effects/player-effect.ts"
import type { ColorLetter } from "../language/filter.ts"
import { BASIC_LAND_TYPES, CARD_TYPES } from "../language/vocabulary.ts"
import { COLORS } from "../mana/index.ts"
import { choose } from "../state/choose.ts"
import type { NameDecision } from "../state/decision.ts"
import type { Memory } from "../state/object.ts"
import { pastOf, writePast } from "../state/past.ts"
import { randomInt } from "../state/random/random.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate } from "../state/writing/edit.ts"
import { refusedNames } from "./card-names.ts"
import { chooseObjects } from "./choose-objects.ts"
import { COLOR_NAMES } from "./color-names.ts"
import { chooseParty } from "./party.ts"
import { resolveAmount, resolvePlayer, resolvePlayers, resolveSelector } from "./selecting.ts"

type Choosing = Extract<
  PlayerEffect,
  {
    do:
      | "choosePlayer"
      | "friendOrFoe"
      | "chooseColor"
      | "chooseText"
      | "chooseNumber"
      | "chooseObjects"
      | "chooseParty"
  }
>
type Chosen = NonNullable<Memory["chosen"]>

const RULE = "608.2d"

/** Choices made while following an instruction, bound for later steps; a colour, word or number also becomes "the chosen" one (607.2d). */
export const choiceEffects: Executors<Choosing> = {
  choosePlayer: (s, e, context) => {
    const player = resolvePlayer(s, e.player, context)
    if (player < 0) return
    const options = resolvePlayers(s, e.from, context).map(playerRef)
    bind(
      context,
      e.bind,
      chooseObjects(s, player, options, 1, 1, {
        rule: RULE,
        purpose: "choosePlayer",
        source: context.source,
      }),
    )
  },
  friendOrFoe: (s, e, context) => {
    const all = resolvePlayers(s, e.of, context).map(playerRef)
    const about = { rule: RULE, purpose: "friends", source: context.source } as const
    const friends = chooseObjects(s, context.you, all, 0, all.length, about)
    bind(context, "friend", friends)
    bind(
      context,
      "foe",
      all.filter((ref) => !friends.includes(ref)),
    )
  },
  chooseColor: (s, e, context) => {
    const player = resolvePlayer(s, e.player, context)
    const colors = e.from ?? COLORS
    if (player < 0 || colors.length === 0) return
    const [color] = colors.length === 1 ? colors : askColors(s, player, context.source, colors, 1)
    keep(s, context, e.bind, color, { color })
  },
  chooseText: (s, e, context) => {
    const player = resolvePlayer(s, e.player, context)
    if (player < 0) return
    const of = e.what === "cardName" ? "card" : e.what
    const options = namesFor(s, of)
    const name = choose(s, {
      kind: "name",
      player,
      rule: "201.4",
      purpose: "name",
      source: context.source,
      of,
      ...(options && { options }),
      ...(of === "card" && { refused: refusedNames(s, e.filter) }),
    })
    keep(s, context, e.bind, name, of === "card" ? { name } : { type: name })
  },
  chooseNumber: (s, e, context) => {
    const player = resolvePlayer(s, e.player, context)
    if (player < 0) return
    const min = e.min === undefined ? 0 : resolveAmount(s, e.min, context)
    const max = e.max === undefined ? Number.MAX_SAFE_INTEGER : resolveAmount(s, e.max, context)
    const number = e.random
      ? min + randomInt(s, max - min + 1)
      : min >= max
        ? min
        : choose(s, {
            kind: "number",
            player,
            rule: RULE,
            purpose: "number",
            source: context.source,
            min,
            max,
          })
    keep(s, context, e.bind, number, { number })
  },
  chooseParty,
  chooseObjects: (s, e, context) => {
    const objects = resolveSelector(s, e.what, context)
    bind(context, e.bind, objects)
    const [object] = objects
    if (e.link === true && object !== undefined && !isPlayerRef(object)) remember(s, context, { object })
  },
}

/** The possible choices (205.3e, 305.6); undefined for card names, which may be any text. */
function namesFor(s: State, of: NameDecision["of"]): readonly string[] | undefined {
  switch (of) {
    case "card":
      return undefined
    case "cardType":
      return CARD_TYPES
    case "creatureType":
      return creatureTypesIn(s)
    case "landType":
      return BASIC_LAND_TYPES
  }
}

/** The player chooses one to `max` of these colors. */
export function askColors(
  s: State,
  player: PlayerId,
  source: ObjectId,
  colors: readonly ColorLetter[],
  max: number,
): readonly ColorLetter[] {
  return chooseColors(s, player, source, colors, 1, max, RULE)
}

/** As many of these colors, at least `min`, by a rule of their own. */
export function chooseColors(
  s: State,
  player: PlayerId,
  source: ObjectId,
  colors: readonly ColorLetter[],
  min: number,
  max: number,
  rule: string,
): readonly ColorLetter[] {
  const options = colors.map((color) => ({ label: COLOR_NAMES[color] }))
  const about = { rule, purpose: "color", source, options, min, max } as const
  return choose(s, { kind: "option", player, ...about }).map((i) => colors[i])
}

function keep(s: State, context: Context, name: string, value: string | number, chosen: Chosen): void {
  bind(context, name, value)
  remember(s, context, chosen)
}

/** The choice is known to the source's linked abilities (607.2d), and to the ability itself where its source is gone (113.7a). */
function remember(s: State, context: Context, chosen: Chosen): void {
  const object = s.objects[context.source]
  const past = pastOf(s, context.source)
  const known = (memory: Memory | null) => ({ ...memory, chosen: withChoice(s, context.source, chosen) })
  if (object !== undefined) edit(s, object.id).memory = known(object.memory)
  else if (past !== undefined)
    writePast(s, { ...past, object: { ...past.object, memory: known(past.object.memory) } })
  invalidate(s)
}
