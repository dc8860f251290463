import type { GameObject, ObjectId, ObjectKind, State } from "@apnap/engine"
import { type Breach, breach } from "./breach.ts"

type Zone = GameObject["zone"]

/** The list of objects in a zone. */
interface List {
  readonly zone: Zone
  /** The player whose zone it is; -1 for shared zones (400.1). */
  readonly owner: number
  readonly ids: readonly ObjectId[]
}

/** 400.1: every list; supplementary decks are in the command zone (100.2d). */
function lists(s: State): List[] {
  const shared = (["battlefield", "stack", "exile", "command", "ante"] as const).map((zone) => ({
    zone,
    owner: -1,
    ids: s[zone],
  }))
  return [...shared, ...s.players.flatMap(listsOf)]
}

function listsOf(player: State["players"][number]): List[] {
  const owner = player.id
  const zones = (["library", "hand", "graveyard", "outside"] as const).map((zone) => ({
    zone,
    owner,
    ids: player[zone],
  }))
  const decks = (["schemes", "planes", "attractions"] as const).map((deck) => ({
    zone: "command" as const,
    owner: -1,
    ids: player[deck],
  }))
  return [...zones, ...decks]
}

/** 400.1, 400.3: each object is in exactly one list, that of its zone, and a player's zones hold only cards that player owns. */
export function zoneBreaches(s: State): Breach[] {
  const times = new Map<ObjectId, number>()
  const wrong = lists(s).flatMap((list) =>
    list.ids.flatMap((id) => {
      times.set(id, (times.get(id) ?? 0) + 1)
      return listed(s, list, id)
    }),
  )
  return [...wrong, ...s.objects.flatMap((object) => (object === undefined ? [] : counted(object, times)))]
}

function listed(s: State, { zone, owner }: List, id: ObjectId): Breach[] {
  const object = s.objects[id]
  if (object === undefined) return [breach("400.1", `object ${id} of the ${zone} is no more`)]
  if (object.zone !== zone) return [breach("400.1", `object ${id} (${object.zone}) is listed in the ${zone}`)]
  if (owner >= 0 && object.owner !== owner)
    return [breach("400.3", `object ${id} is in the ${zone} of player ${owner}`)]
  return []
}

/** Objects outside the game, or on their way to or from there, need not be listed. */
function counted({ id, zone }: GameObject, times: ReadonlyMap<ObjectId, number>): Breach[] {
  const found = times.get(id) ?? 0
  return found === 1 || (found === 0 && zone === "outside")
    ? []
    : [breach("400.1", `object ${id} (${zone}) is listed ${found} times`)]
}

/** Where objects that aren't cards can be. */
const PLACES: Readonly<Partial<Record<ObjectKind, readonly Zone[]>>> = {
  token: ["battlefield"],
  copy: ["stack", "battlefield", "exile"],
  ability: ["stack"],
  emblem: ["command"],
}

/**
 * 704.5d, e, 113.1c, 114.1: tokens, copies, abilities and emblems exist only in their zones; a copy in exile is of a prepare spell
 * (722.3c).
 */
export function kindBreaches(s: State): Breach[] {
  return s.objects.flatMap((object) => {
    if (object === undefined || PLACES[object.kind]?.includes(object.zone) !== false) return []
    return [breach("704.5d", `object ${object.id}, a ${object.kind}, is in the ${object.zone}`)]
  })
}

/** 800.4a, 800.4n: all objects of a player who left have gone too, but for those in the ante zone. */
export function departedBreaches(s: State): Breach[] {
  return s.objects.flatMap((object) =>
    object !== undefined &&
    object.zone !== "outside" &&
    object.zone !== "ante" &&
    s.players[object.owner].left !== null
      ? [breach("800.4a", `object ${object.id} (${object.zone}) is of player ${object.owner}, who left`)]
      : [],
  )
}
