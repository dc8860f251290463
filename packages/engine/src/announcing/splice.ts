import { type Context, contextOf } from "../characteristics/context.ts"
import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { characteristics, keywords } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { record } from "../events/record.ts"
import type { SpellAbility } from "../language/ability.ts"
import type { Cost } from "../language/cost.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate } from "../state/writing/edit.ts"
import { canAnnounce } from "./announce.ts"

/** 702.47a, 601.2b: reveals cards from hand and adds their rules text to the spell, in the chosen order (702.47b). Returns the costs. */
export function splice(
  s: State,
  player: PlayerId,
  spell: ObjectId,
  context: Context,
  affordable: (costs: readonly Cost[]) => boolean,
): Cost[] {
  if (!definitionsContain(s, "splice")) return []
  const able = s.players[player].hand.filter((id) => canSplice(s, player, id, spell, context))
  const chosen: ObjectId[] = []
  const costs: Cost[] = []
  for (;;) {
    const left = able.filter(
      (id) => !chosen.includes(id) && affordable([...costs, costOf(s, id, spell, player)]),
    )
    const [id] = chooseObjects(s, player, left, 0, 1, { rule: "702.47b", purpose: "splice", source: spell })
    if (id === undefined) break
    chosen.push(id)
    costs.push(costOf(s, id, spell, player))
  }
  for (const id of chosen) record(s, { kind: "revealed", rule: "702.47a", player, object: id, source: spell })
  if (chosen.length > 0)
    gainText(
      s,
      spell,
      chosen.flatMap((id) => textOf(s, id)),
    )
  return costs
}

/** 702.47b: the choices required by the added text must be possible. */
function canSplice(s: State, player: PlayerId, id: ObjectId, spell: ObjectId, context: Context): boolean {
  return spliceOnto(s, id, spell, player) !== undefined && canAnnounce(s, textOf(s, id), context)
}

function spliceOnto(s: State, id: ObjectId, spell: ObjectId, player: PlayerId) {
  const context = contextOf(id, player)
  return keywords(s, id, "splice").find(({ filter }) => matchesFilter(s, filter, spell, context))
}

function costOf(s: State, id: ObjectId, spell: ObjectId, player: PlayerId): Cost {
  return spliceOnto(s, id, spell, player)?.cost ?? []
}

function textOf(s: State, id: ObjectId): SpellAbility[] {
  return characteristics(s, id).abilities.filter((a) => a.ability === "spell")
}

/** 702.47c: the spell gains only the cards' text, and keeps it until it leaves the stack (702.47e). */
function gainText(s: State, spell: ObjectId, abilities: readonly SpellAbility[]): void {
  const { memory } = objectNow(s, spell)
  edit(s, spell).memory = {
    ...memory,
    changes: [...(memory?.changes ?? []), { change: "addAbilities", abilities }],
  }
  invalidate(s)
}
