import { contextOf } from "../characteristics/context.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { controllerOf, hasFlag, keywords } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import type { Filter } from "../language/filter.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editTurn } from "../state/writing/edit.ts"

/** 702.22c: as attackers are declared, each creature with banding, then each that bands with others, may lead a band. */
export function chooseBands(s: State, player: PlayerId): void {
  const attackers = s.turn.combat!.attackersDeclared
  for (const leader of attackers)
    if (hasFlag(s, leader, "banding") && isFree(s, leader)) chooseMembers(s, player, leader, attackers)
  for (const leader of attackers)
    for (const quality of qualitiesOf(s, leader)) {
      if (!isFree(s, leader)) break
      chooseMembers(
        s,
        player,
        leader,
        attackers.filter((id) => fits(s, quality, id)),
        quality,
      )
    }
}

/** The others of the band: up to one without banding, or any number of the quality. */
function chooseMembers(
  s: State,
  player: PlayerId,
  leader: ObjectId,
  among: readonly ObjectId[],
  quality?: Filter,
): void {
  const free = among.filter((id) => id !== leader && canJoin(s, leader, id))
  const keys = free.map((id, i) => (quality !== undefined || hasFlag(s, id, "banding") ? i : "without"))
  const chosen = chooseObjects(s, player, free, 0, free.length, {
    rule: "702.22c",
    purpose: "band",
    source: leader,
    keys,
  })
  if (chosen.length > 0) formBand(s, [leader, ...chosen])
}

/** The qualities with which a creature that has them itself bands with others. */
function qualitiesOf(s: State, id: ObjectId): readonly Filter[] {
  return keywords(s, id, "bandsWithOther").flatMap(({ filter }) => (fits(s, filter, id) ? [filter] : []))
}

function fits(s: State, quality: Filter, id: ObjectId): boolean {
  return matchesFilter(s, quality, id, contextOf(id, controllerOf(s, id)))
}

function isFree(s: State, id: ObjectId): boolean {
  return objectNow(s, id).combat!.band === 0
}

/** 702.22d */
function canJoin(s: State, leader: ObjectId, id: ObjectId): boolean {
  return isFree(s, id) && objectNow(s, id).combat!.attacking === objectNow(s, leader).combat!.attacking
}

function formBand(s: State, members: readonly ObjectId[]): void {
  const combat = s.turn.combat!
  for (const id of members) edit(s, id).combat = { ...objectNow(s, id).combat!, band: combat.nextBand }
  editTurn(s).combat = { ...combat, nextBand: combat.nextBand + 1 }
}

/** 702.22j, 702.22k: whether one of them has banding, or one bands with another of them. */
export function bandTogether(s: State, ids: readonly ObjectId[]): boolean {
  return ids.some(
    (id) =>
      hasFlag(s, id, "banding") ||
      qualitiesOf(s, id).some((quality) => ids.some((other) => other !== id && fits(s, quality, other))),
  )
}
