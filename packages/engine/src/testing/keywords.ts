import { characteristics } from "../characteristics/query.ts"
import { move } from "../events/moving/move.ts"
import { record, simultaneously } from "../events/record.ts"
import { keywordAbility } from "../language/keyword-ability.ts"
import { type ObjectId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate, writable } from "../state/writing/edit.ts"

/** A keyword ability. */
export const has = keywordAbility

export const MANA = (mana: string) => [{ pay: "mana", mana }] as const

/** 508.1: these creatures attack the second player. */
export function attack(s: State, ...ids: ObjectId[]): void {
  writable(s).turn = {
    ...s.turn,
    step: "declareAttackers",
    phase: "combat",
    combat: {
      attacker: 0,
      declared: true,
      attackersDeclared: ids,
      attackersPut: false,
      blockersDeclared: false,
      struckFirst: null,
      count: 1,
      nextBand: 1,
    },
  }
  for (const id of ids)
    edit(s, id).combat = { attacking: playerRef(1), blocking: [], blockedBy: [], blocked: false, band: 0 }
  invalidate(s)
  simultaneously(s, () => {
    for (const id of ids)
      record(s, {
        kind: "attacks",
        rule: "508.1m",
        object: id,
        player: 0,
        other: playerRef(1),
        amount: ids.length,
      })
  })
}

export function block(s: State, attacker: ObjectId, ...blockers: ObjectId[]): void {
  edit(s, attacker).combat = { ...s.objects[attacker]!.combat!, blocked: true, blockedBy: blockers }
  for (const id of blockers)
    edit(s, id).combat = { attacking: 0, blocking: [attacker], blockedBy: [], blocked: false, band: 0 }
  invalidate(s)
  simultaneously(s, () => {
    for (const id of blockers)
      record(s, { kind: "blocks", rule: "509.1i", object: id, player: 1, other: attacker })
    record(s, { kind: "becomesBlocked", rule: "509.1h", object: attacker, player: 0 })
  })
}

export function size(s: State, id: ObjectId): (number | null)[] {
  const { power, toughness } = characteristics(s, id)
  return [power, toughness]
}

export function enter(s: State, id: ObjectId): ObjectId {
  return move(s, { id, to: "battlefield", rule: "608.3", entering: { controller: s.objects[id]!.owner } })
}

export function upkeep(s: State): void {
  writable(s).turn = { ...s.turn, step: "upkeep", phase: "beginning" }
  record(s, { kind: "step", rule: "503", player: s.turn.active, detail: "upkeep" })
}
