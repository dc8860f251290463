import { analyse } from "../../characteristics/layers/analysis.ts"
import { characteristics } from "../../characteristics/query.ts"
import { COMMAND_TYPES } from "../../language/vocabulary.ts"
import type { Way } from "../../language/way.ts"
import type { Action } from "../../state/decision.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { ALTERNATIVE_CASTS } from "../permitting/alternative-casts.ts"
import { castableFaces, castOptions } from "../permitting/cast-options.ts"
import { landPlaysOf } from "../permitting/lands.ts"
import { offers } from "./special.ts"

type Cast = Extract<Action, { do: "cast" }>
/** An action with an object. */
export type Attempt = Exclude<Action, { do: "pass" }>

/**
 * The actions a player might try with the object where it is, legal now or not: each way to cast or play it (601.3, 305.1), its abilities
 * (602.2) and special actions (116.2). A card with none of these may be tried in the usual way.
 */
export function attempts(s: State, player: PlayerId, id: ObjectId): Attempt[] {
  const object = s.objects[id]
  // An object on the stack has already been cast or activated.
  if (object === undefined || object.zone === "stack") return []
  const abilities = activations(s, id)
  const specials = offers(s, player, id).map(({ action }) => action)
  if (object.zone === "battlefield") return [...abilities, ...specials]
  const plays = [...casts(s, player, id), ...landPlaysOf(s, player, id)]
  return [...(plays.length === 0 ? asUsual(s, id) : plays), ...abilities, ...specials]
}

function casts(s: State, player: PlayerId, id: ObjectId): Cast[] {
  const out = new Map<string, Cast>()
  const add = (face: number, way: Way, permission: ObjectId) =>
    out.set(`${face} ${way} ${permission}`, {
      do: "cast",
      object: id,
      face,
      way,
      ...(permission !== NONE && { permission }),
    })
  for (const { face, way, permission } of castOptions(s, player, id)) add(face, way, permission)
  for (const keyword of unmetAlternatives(s, player, id))
    add(ALTERNATIVE_CASTS[keyword]?.face ?? 0, keyword, NONE)
  return [...out.values()]
}

/** The keywords by which the owner could cast the card from its zone if their conditions held (702.76a, 702.137a). */
export function unmetAlternatives(
  s: State,
  player: PlayerId,
  id: ObjectId,
): (keyof typeof ALTERNATIVE_CASTS)[] {
  const { zone, owner } = objectNow(s, id)
  if (owner !== player) return []
  return characteristics(s, id).abilities.flatMap((a) => {
    const way = a.ability === "keyword" ? ALTERNATIVE_CASTS[a.keyword] : undefined
    if (a.ability !== "keyword" || way?.condition === undefined) return []
    return (way.from ?? "hand") === zone && !way.condition(s, player, id) ? [a.keyword] : []
  })
}

/** Its abilities that function in its zone, including mana abilities. */
function activations(s: State, id: ObjectId): Attempt[] {
  const { activated, mana } = analyse(characteristics(s, id).abilities)
  const here = <E extends { zones: readonly string[] }>(entries: readonly E[]) =>
    entries.filter(({ zones }) => zones.includes(objectNow(s, id).zone))
  return [
    ...here(activated).map(({ index }): Attempt => ({ do: "activate", object: id, ability: index })),
    ...here(mana).map(({ index }): Attempt => ({ do: "activate", object: id, ability: index, mana: true })),
  ]
}

/** Emblems aren't cards (114.5); nontraditional cards can't be cast (309.2c, 311.2, 312.2, 313.2, 314.2). */
function asUsual(s: State, id: ObjectId): Attempt[] {
  const object = objectNow(s, id)
  const { faces } = s.definitions[object.def]
  if (object.kind === "emblem" || faces[0].types.some((type) => COMMAND_TYPES.has(type))) return []
  if (faces[0].types.includes("land")) return [{ do: "play", object: id, face: 0 }]
  return castableFaces(s, id).map((face) => ({ do: "cast", object: id, face, way: "" }))
}
