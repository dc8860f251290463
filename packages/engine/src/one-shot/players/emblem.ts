import { characteristics, objectOf } from "../../characteristics/query.ts"
import { resolvePlayers } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { inheritance } from "../../events/moving/linking.ts"
import { putInto } from "../../events/moving/zones.ts"
import type { Ability } from "../../language/ability.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { intern } from "../../state/define.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, newObject } from "../../state/writing/edit.ts"

type Emblem = Extract<PlayerEffect, { do: "emblem" }>

export const emblemEffects: Executors<Emblem> = {
  emblem: (s, e, context) => {
    const from = objectOf(s, context.source)
    const name =
      e.name ?? (from === undefined ? "Emblem" : `Emblem ${characteristics(s, context.source).name}`)
    for (const player of resolvePlayers(s, e.player, context))
      createEmblem(s, player, name, e.abilities, context.source)
  },
}

/** 114.1, 114.2: creates an emblem in the command zone, owned and controlled by the player who gets it. */
export function createEmblem(
  s: State,
  player: PlayerId,
  name: string,
  abilities: readonly Ability[],
  maker: ObjectId = NONE,
): ObjectId {
  const face = { name, types: [], colors: [], abilities: abilities.map(inCommandZone) }
  const id = putInCommandZone(s, player, "emblem", intern(s, { name, layout: "normal", faces: [face] }))
  const memory = inheritance(s, abilities, maker)
  if (memory !== null) edit(s, id).memory = memory
  return id
}

/** Puts a new object from outside any deck into the command zone. */
export function putInCommandZone(s: State, player: PlayerId, kind: "emblem" | "card", def: number): ObjectId {
  const { id } = newObject(s, kind, { def, owner: player })
  putInto(s, id, "command")
  invalidate(s)
  return id
}

/** 114.4: an emblem's abilities function in the command zone. */
export function inCommandZone(ability: Ability): Ability {
  return ability.ability === "keyword" || ability.ability === "spell"
    ? ability
    : { ...ability, zone: "command" }
}
