import { faceOf } from "../characteristics/layers/characteristics.ts"
import { manaValueOf, matchesFilter } from "../characteristics/queries/filter.ts"
import type { CastDuring } from "../one-shot/stack/casting-port.ts"
import { choose } from "../state/choose.ts"
import { objectNow } from "../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { asSpell } from "./as-spell.ts"
import { castSpell } from "./cast.ts"
import { castingRefusal } from "./offering/castable.ts"
import { type CastOption, castOption, manaCostOf, NO_COST } from "./permitting/cast-option.ts"
import { castableFaces } from "./permitting/cast-options.ts"
import { isSorceryTime } from "./permitting/timing.ts"

/** Casts a card during a resolution (608.2g): ignores timing, but not prohibitions and payment. Returns the spell's id or 0. */
export function castDuring(s: State, player: PlayerId, id: ObjectId, how: CastDuring): ObjectId {
  const possible = waysDuring(s, id, how).filter(
    (p) =>
      isWithin(s, player, p, how.mostManaValue) &&
      isSuch(s, player, p, how.quality) &&
      castingRefusal(s, player, p, windowDuring(s, player)) === null,
  )
  if (possible.length === 0) return NONE
  return castSpell(s, player, possible.length === 1 ? possible[0] : chooseFace(s, player, possible))
}

/** Whether the card could be cast as a spell of the quality asked for. */
export function suitsDuring(s: State, player: PlayerId, id: ObjectId, how: CastDuring): boolean {
  return waysDuring(s, id, how).some((p) => isSuch(s, player, p, how.quality))
}

/** 601.3e, 709.3a, 715.3a: only the half or face that is cast is asked, as the spell it would be. */
function isSuch(s: State, player: PlayerId, p: CastOption, quality: CastDuring["quality"]): boolean {
  if (quality === undefined) return true
  return asSpell(s, player, p, () => matchesFilter(s, quality.filter, p.object, quality.context))
}

/** 202.3d: the mana value is that of the half or face, as a spell. */
function isWithin(s: State, player: PlayerId, p: CastOption, most = Infinity): boolean {
  return most === Infinity || asSpell(s, player, p, () => manaValueOf(s, p.object)) <= most
}

function windowDuring(s: State, player: PlayerId) {
  return { sorceryTime: isSorceryTime(s, player), during: true, found: null }
}

const AT_ANY_TIME = { timing: "instant" } as const

function waysDuring(s: State, id: ObjectId, how: CastDuring): CastOption[] {
  if (s.objects[id] === undefined) return []
  const definition = s.definitions[s.objects[id].def]
  const faces = how.face === undefined ? castableFaces(s, id) : [how.face]
  return faces.map((face) => {
    if (how.free) return castOption(id, face, "free", NO_COST, AT_ANY_TIME) // 118.9
    return castOption(
      id,
      face,
      how.cost === undefined ? "" : "alternative",
      how.cost ?? manaCostOf(faceOf(definition, face)),
      how.anyMana === undefined ? AT_ANY_TIME : { ...AT_ANY_TIME, anyMana: how.anyMana },
    )
  })
}

/** 709.3, 715.3: chooses the half or face. */
function chooseFace(s: State, player: PlayerId, possible: readonly CastOption[]): CastOption {
  const options = possible.map((p) => ({
    label: faceOf(s.definitions[objectNow(s, p.object).def], p.face).name,
    object: p.object,
  }))
  return possible[
    choose(s, {
      kind: "option",
      player,
      rule: "601.2a",
      purpose: "face",
      source: possible[0].object,
      options,
      min: 1,
      max: 1,
    })[0]
  ]
}
