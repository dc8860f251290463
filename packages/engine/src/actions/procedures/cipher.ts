import type { Context } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { permanents } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import { linkTo } from "../../events/moving/linking.ts"
import { move } from "../../events/moving/move.ts"
import type { Ability } from "../../language/ability.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Procedure } from "../procedures.ts"

/** 702.99a: exiles the spell's card encoded on a creature its controller controls, if they want. */
export const cipher: Procedure = (s, _e, context) => {
  const spell = context.source
  if (s.objects[spell]?.kind !== "card" || s.objects[spell].zone !== "stack") return
  const creatures = yourCreatures(s, context)
  const [creature] = chooseObjects(s, context.you, creatures, 0, 1, {
    rule: "702.99a",
    purpose: "cipher",
    source: spell,
    hint: "good",
  })
  if (creature === undefined) return
  const card = move(s, {
    id: spell,
    to: "exile",
    rule: "702.99a",
    cause: "exile",
    by: context.you,
    source: spell,
  })
  if (card === NONE || s.objects[card]?.zone !== "exile") return
  encode(s, card, creature, context)
}

function yourCreatures(s: State, context: Context): ObjectId[] {
  const yours = {
    is: "and",
    of: [
      { is: "type", type: "creature" },
      { is: "controlledBy", player: { who: "you" } },
    ],
  } as const
  return permanents(s).filter((id) => matchesFilter(s, yours, id, context))
}

/** 702.99c: lasts as long as the card is exiled and the creature is on the battlefield, whoever controls it. */
function encode(s: State, card: ObjectId, creature: ObjectId, context: Context): void {
  const key = `cipher:${card}`
  linkTo(s, creature, key, card)
  const ability: Ability = {
    ability: "triggered",
    when: { on: "damage", source: { is: "self" }, player: { who: "players" }, combat: true },
    effect: { do: "cast", what: { sel: "linked", key }, copy: true, free: true, optional: true },
    keyword: "cipher",
  }
  beginEffect(s, context, {
    objects: [creature],
    changes: [{ change: "addAbilities", abilities: [ability] }],
    duration: {
      while: { if: "is", of: { sel: "bound", name: "encoded" }, filter: { is: "inZone", zone: "exile" } },
    },
    bindings: { encoded: [card] },
  })
}
