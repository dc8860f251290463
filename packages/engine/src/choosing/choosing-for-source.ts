import { withChoice } from "../characteristics/chosen.ts"
import type { Context } from "../characteristics/context.ts"
import { creatureTypesIn } from "../characteristics/queries/names/subtypes.ts"
import { apnapOrder, opponentsOf } from "../characteristics/query.ts"
import type { Executors } from "../events/executor.ts"
import type { ObjectEffect } from "../language/effects/object-effect.ts"
import { BASIC_LAND_TYPES, CARD_TYPES } from "../language/vocabulary.ts"
import { COLORS } from "../mana/symbols.ts"
import { choose } from "../state/choose.ts"
import type { Memory } from "../state/object.ts"
import { isPlayerRef, type PlayerId, playerRef, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate } from "../state/writing/edit.ts"
import { refusedNames } from "./card-names.ts"
import { chooseObjects } from "./choose-objects.ts"
import { COLOR_NAMES } from "./color-names.ts"
import { resolvePlayer, resolveSelector } from "./selecting.ts"

type ForSource = Extract<ObjectEffect, { do: "chooseForSource" }>
type Chosen = NonNullable<Memory["chosen"]>
type Chooser = (s: State, e: ForSource, player: PlayerId, context: Context) => Chosen

/** "As this enters, choose …" (614.12a), and other choices that linked abilities refer to (607.2d). */
export const choosingForSource: Executors<ForSource> = {
  chooseForSource: (s, e, context) => {
    const player = e.player === undefined ? context.you : resolvePlayer(s, e.player, context)
    if (player < 0 || s.objects[context.source] === undefined) return
    const chosen = CHOOSERS[e.what](s, e, player, context)
    const object = edit(s, context.source)
    object.memory = { ...object.memory, chosen: withChoice(s, object.id, chosen) }
    invalidate(s)
  },
}

const CHOOSERS: { [K in ForSource["what"]]: Chooser } = {
  color: (s, e, player, context) => {
    const colors = COLORS.filter((color) => e.options === undefined || e.options.includes(color))
    return {
      color:
        colors[
          option(
            s,
            player,
            colors.map((color) => COLOR_NAMES[color]),
            "color",
            context,
          )
        ],
    }
  },
  cardType: (s, e, player, context) => {
    const types = e.options ?? CARD_TYPES.slice(0, 8)
    return { type: types[option(s, player, types, "cardType", context)] }
  },
  option: (s, e, player, context) => {
    const options = e.options ?? []
    return { option: options[option(s, player, options, "option", context)] }
  },
  creatureType: (s, e, player, context) => ({
    type: name(s, { ...e, options: e.options ?? creatureTypesIn(s) }, player, "creatureType", context), // 205.3e
  }),
  landType: (s, e, player, context) => ({
    type: name(s, { ...e, options: e.options ?? BASIC_LAND_TYPES }, player, "landType", context), // 305.6
  }),
  cardName: (s, e, player, context) => ({ name: name(s, e, player, "card", context) }),
  number: (s, e, player, context) => {
    const [min, max] = (e.options ?? ["0", "20"]).map(Number)
    return {
      number: choose(s, {
        kind: "number",
        player,
        rule: "614.12a",
        purpose: "number",
        source: context.source,
        min,
        max: max ?? min,
      }),
    }
  },
  player: (s, _e, player, context) => one(s, player, apnapOrder(s).map(playerRef), context),
  opponent: (s, _e, player, context) => one(s, player, opponentsOf(s, player).map(playerRef), context),
  object: (s, e, player, context) => {
    const of = e.from ?? { sel: "all" as const, filter: e.filter ?? { is: "permanent" as const } }
    return one(s, player, resolveSelector(s, of, context), context)
  },
}

function option(
  s: State,
  player: PlayerId,
  labels: readonly string[],
  purpose: string,
  context: Context,
): number {
  if (labels.length < 2) return 0
  const options = labels.map((label) => ({ label }))
  return choose(s, {
    kind: "option",
    player,
    rule: "614.12a",
    purpose,
    source: context.source,
    options,
    min: 1,
    max: 1,
  })[0]
}

function name(
  s: State,
  e: Pick<ForSource, "options" | "filter">,
  player: PlayerId,
  of: "creatureType" | "landType" | "card",
  context: Context,
): string {
  return choose(s, {
    kind: "name",
    player,
    rule: "201.4",
    purpose: "name",
    source: context.source,
    of,
    ...(e.options && { options: e.options }),
    ...(of === "card" && { refused: refusedNames(s, e.filter) }),
  })
}

function one(s: State, player: PlayerId, options: readonly number[], context: Context): Chosen {
  const [ref] = chooseObjects(s, player, options, 1, 1, {
    rule: "614.12a",
    purpose: "choose",
    source: context.source,
  })
  if (ref === undefined) return {}
  return isPlayerRef(ref) ? { player: refPlayer(ref) } : { object: ref }
}
