import { controllerOf, isCreature, permanents } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { record } from "../../events/record.ts"
import type { Ability } from "../../language/ability.ts"
import type { Filter } from "../../language/filter.ts"
import type { Selector } from "../../language/selector.ts"
import { createEmblem } from "../../one-shot/players/emblem.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer, invalidate } from "../../state/writing/edit.ts"

const IS_BEARER: Filter = {
  is: "and",
  of: [
    { is: "designation", of: "ringBearer" },
    { is: "controlledBy", player: { who: "you" } },
  ],
}
const BEARER: Selector = { sel: "all", filter: IS_BEARER }
const NAME = "The Ring"

function tempted(times: number) {
  return { condition: { if: "tempted", player: { who: "you" }, times } } as const
}

/** 701.54c: the emblem's abilities, by how many times the Ring has tempted its owner. */
const RING: readonly Ability[] = [
  {
    ability: "static",
    effects: [
      { static: "modify", what: BEARER, changes: [{ change: "addSupertypes", supertypes: ["legendary"] }] },
      {
        static: "cantBeBlocked",
        creature: BEARER,
        by: { is: "power", op: ">", than: { n: "power", of: BEARER } },
      },
    ],
  },
  {
    ability: "triggered",
    when: { on: "attacks", creature: IS_BEARER },
    ...tempted(2),
    effect: {
      do: "sequence",
      of: [
        { do: "draw", count: 1 },
        { do: "discard", count: 1 },
      ],
    },
  },
  {
    ability: "triggered",
    when: { on: "becomesBlocked", creature: IS_BEARER, by: { is: "type", type: "creature" } },
    ...tempted(3),
    effect: {
      do: "delayed",
      when: { on: "step", step: "endOfCombat" },
      effect: {
        do: "sacrifice",
        player: { who: "controllerOf", of: { sel: "bound", name: "it" } },
        what: { sel: "bound", name: "it" },
      },
    },
  },
  {
    ability: "triggered",
    when: { on: "damage", source: IS_BEARER, combat: true, player: { who: "players" } },
    ...tempted(4),
    effect: { do: "loseLife", amount: 3, player: { who: "opponents" } },
  },
]

/** 701.54a, c, d: the Ring tempts the player. */
export function tempt(s: State, player: PlayerId): void {
  const { ringTempted } = s.players[player]
  editPlayer(s, player).ringTempted = ringTempted + 1
  if (
    !s.command.some(
      (id) => objectNow(s, id).owner === player && s.definitions[objectNow(s, id).def].name === NAME,
    )
  )
    createEmblem(s, player, NAME, RING)
  invalidate(s)
  const own = permanents(s).filter((id) => controllerOf(s, id) === player && isCreature(s, id))
  const [bearer = NONE] = chooseObjects(s, player, own, 1, 1, {
    rule: "701.54a",
    purpose: "ringBearer",
    hint: "good",
  })
  if (bearer !== NONE) for (const id of s.battlefield) mark(s, id, player, id === bearer)
  record(s, { kind: "ringTempts", rule: "701.54d", player, object: bearer, amount: ringTempted + 1 })
}

/** 701.54a: sets or removes the designation; a player has only one Ring-bearer. */
function mark(s: State, id: ObjectId, player: PlayerId, bears: boolean): void {
  const designations = objectNow(s, id).memory?.designations ?? []
  if (controllerOf(s, id) !== player || designations.includes("ringBearer") === bears) return
  const rest = designations.filter((as) => as !== "ringBearer")
  edit(s, id).memory = { ...objectNow(s, id).memory, designations: bears ? [...rest, "ringBearer"] : rest }
  invalidate(s)
}
