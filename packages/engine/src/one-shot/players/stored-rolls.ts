import type { Context } from "../../characteristics/context.ts"
import { resolveObjects, resolvePlayers } from "../../choosing/selecting.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import type { StoredRoll } from "../../state/object.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { pickDice, rollDice } from "./dice.ts"

type Reroll = Extract<PlayerEffect, { do: "rerollStored" }>

/** 706.8a: the kind of die and the value are noted. */
export function storeRolls(s: State, id: ObjectId, sides: number, results: readonly number[]): void {
  const { memory } = s.objects[id] ?? {}
  const stored = results.map((value): StoredRoll => ({ sides, value }))
  setStored(s, id, [...(memory?.stored ?? []), ...stored])
}

function setStored(s: State, id: ObjectId, stored: readonly StoredRoll[]): void {
  const object = s.objects[id]
  if (object?.zone !== "battlefield") return
  edit(s, id).memory = { ...object.memory, stored }
  invalidate(s)
}

/** 706.8b: as many dice of each noted kind as are rerolled; the new results are stored instead of the old ones. */
export function rerollStored(s: State, e: Reroll, context: Context): void {
  for (const player of resolvePlayers(s, e.player, context))
    for (const id of resolveObjects(s, e.of, context)) rerollOn(s, id, player, context.source)
}

function rerollOn(s: State, id: ObjectId, player: PlayerId, source: ObjectId): void {
  const stored = s.objects[id]?.memory?.stored ?? []
  const about = { min: 0, max: stored.length, rule: "706.8b", purpose: "reroll", source }
  const picked = pickDice(
    s,
    player,
    stored.map(({ value }) => value),
    about,
  )
  const kinds = new Set(picked.map((at) => stored[at].sides))
  setStored(
    s,
    id,
    stored.filter((_, at) => !picked.includes(at)),
  )
  for (const sides of kinds) {
    const count = picked.filter((at) => stored[at].sides === sides).length
    storeRolls(s, id, sides, rollDice(s, player, { sides, count }, source))
  }
}
