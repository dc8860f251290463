import { applyChange } from "../characteristics/changes.ts"
import { copyCharacteristics } from "../characteristics/characteristics.ts"
import { contextOf } from "../characteristics/context.ts"
import { derived } from "../characteristics/derived.ts"
import { baseCharacteristics } from "../characteristics/printed.ts"
import { copyMemory, copyObject, copyStackInfo } from "../state/copy.ts"
import type { GameObject, Memory, StackInfo } from "../state/object.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { Proposal } from "./proposal.ts"

/**
 * Answers a question about a card as the spell that it would be if it were cast like this (601.3e). For that moment the table shows
 * it on the stack; then everything is as before. The question must not ask a player or change anything.
 */
export function asSpell<T>(s: State, player: PlayerId, p: Proposal, question: () => T): T {
  const d = derived(s)
  const id = p.object
  const before = s.objects[id]!
  const known = d.changed.get(id)
  const spell = asCast(before, player, p)
  s.objects[id] = spell
  if (known === undefined || p.faceDown || p.face !== before.face) d.changed.delete(id)
  if (p.changes.length > 0) {
    d.changed.set(id, copyCharacteristics(d.changed.get(id) ?? baseCharacteristics(s, spell)))
    for (const change of p.changes) applyChange({ s, d, dirty: false }, id, change, contextOf(id, player))
  }
  const answer = question()
  s.objects[id] = before
  if (known === undefined) d.changed.delete(id)
  else d.changed.set(id, known)
  return answer
}

/** The card as a spell without choices made. */
function asCast(card: GameObject, player: PlayerId, p: Proposal): GameObject {
  const spell = copyObject(card)
  spell.zone = "stack"
  spell.controller = player
  spell.face = p.face
  spell.faceDown = p.faceDown
  spell.stack = spellInfo(card.id)
  spell.memory = spellMemory(card, player, p)
  return spell
}

/** What a spell on the stack knows before anything is chosen for it. */
export function spellInfo(id: ObjectId): StackInfo {
  return copyStackInfo({
    kind: "spell",
    source: id,
    ability: null,
    targets: [],
    divided: null,
    modes: null,
    x: 0,
    bindings: {},
  })
}

const ONCE = 1

/** What a spell remembers of its casting: from where, by whom, in which way (400.7d). */
export function spellMemory(card: GameObject, player: PlayerId, p: Proposal): Memory {
  const memory = copyMemory(null)
  memory.castFrom = card.zone
  memory.castBy = player
  if (p.way !== "") {
    memory.way = p.way
    memory.paid = { [p.way]: ONCE }
  }
  if (p.changes.length > 0) memory.changes = p.changes
  if (p.faceDown) memory.faceDownAs = p.way
  return memory
}
