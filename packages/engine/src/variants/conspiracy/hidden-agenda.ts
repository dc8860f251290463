import { keywords } from "../../characteristics/query.ts"
import { putInto, takeOut } from "../../events/moving/zones.ts"
import { record } from "../../events/record.ts"
import type { KeywordAbility } from "../../language/keyword-ability.ts"
import { choose } from "../../state/choose.ts"
import { define } from "../../state/define.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, newTimestamp } from "../../state/writing/edit.ts"
import { forCommandZone } from "../lay-out-decks.ts"

/** 315.2, 613.7j: a conspiracy starts the game in the command zone, face down with a chosen name if it has hidden agenda. */
export function putConspiracy(s: State, id: ObjectId): void {
  const [agenda] = keywords(s, id, "hiddenAgenda")
  const { owner, def } = objectNow(s, id)
  if (agenda !== undefined) hide(s, id, owner, agenda)
  takeOut(s, id)
  Object.assign(edit(s, id), {
    def: define(s, forCommandZone(s.definitions[def])),
    timestamp: newTimestamp(s),
  })
  putInto(s, id, "command")
  invalidate(s)
}

/** 702.106a, 702.106b, 702.106f: its owner secretly chooses a card name, two for double agenda, and may look at the card (315.7). */
function hide(s: State, id: ObjectId, owner: PlayerId, { n }: KeywordAbility<"hiddenAgenda">): void {
  const name = nameFor(s, id, owner)
  const chosen = n === 2 ? { name, otherName: nameFor(s, id, owner) } : { name }
  Object.assign(edit(s, id), { faceDown: true, memory: { lookers: [owner], chosen } })
}

function nameFor(s: State, source: ObjectId, player: PlayerId): string {
  return choose(s, { kind: "name", player, rule: "702.106b", purpose: "name", source, of: "card" })
}

/** 702.106e: players who leave reveal their face-down conspiracies. */
export function revealConspiracies(s: State, gone: readonly number[]): void {
  const hidden = (id: ObjectId) => objectNow(s, id).faceDown && gone.includes(objectNow(s, id).owner)
  for (const object of s.command.filter(hidden)) record(s, { kind: "revealed", rule: "702.106e", object })
}
