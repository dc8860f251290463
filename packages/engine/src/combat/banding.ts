import { hasFlag, keywords } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editTurn } from "../state/writing/edit.ts"

/** 702.22c: as attackers are declared, creatures with banding may form bands with up to one creature without it. */
export function chooseBands(s: State, player: PlayerId): void {
  const attackers = s.turn.combat!.attackersDeclared
  for (const leader of attackers) {
    if (!hasBanding(s, leader) || objectNow(s, leader).combat!.band !== 0) continue
    const free = attackers.filter((id) => id !== leader && canJoin(s, leader, id))
    const keys = free.map((id, i) => (hasBanding(s, id) ? i : "without"))
    const chosen = chooseObjects(s, player, free, 0, free.length, {
      rule: "702.22c",
      purpose: "band",
      source: leader,
      keys,
    })
    if (chosen.length > 0) formBand(s, [leader, ...chosen])
  }
}

function canJoin(s: State, leader: ObjectId, id: ObjectId): boolean {
  const role = objectNow(s, id).combat!
  return role.band === 0 && role.attacking === objectNow(s, leader).combat!.attacking
}

function formBand(s: State, members: readonly ObjectId[]): void {
  const combat = s.turn.combat!
  for (const id of members) edit(s, id).combat = { ...objectNow(s, id).combat!, band: combat.nextBand }
  editTurn(s).combat = { ...combat, nextBand: combat.nextBand + 1 }
}

export function hasBanding(s: State, id: ObjectId): boolean {
  return hasFlag(s, id, "banding") || keywords(s, id, "bandsWithOther").length > 0
}
