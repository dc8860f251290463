import { contextOf } from "../characteristics/context.ts"
import { applyChange } from "../characteristics/layers/changes.ts"
import { layered } from "../characteristics/layers/changing/layered.ts"
import { copyCharacteristics } from "../characteristics/layers/characteristics.ts"
import { type Derived, derive, derived } from "../characteristics/layers/derived.ts"
import { baseCharacteristics } from "../characteristics/layers/printed.ts"
import { instanceOf } from "../language/keywords/index.ts"
import type { GameObject, Memory, StackInfo } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { copyMemory, copyObject, copyStackInfo } from "../state/writing/copy.ts"
import { notesOf, writable } from "../state/writing/edit.ts"
import { withObject } from "../state/writing/lend.ts"
import type { CastOption } from "./permitting/cast-option.ts"

/**
 * Evaluates `question` as if the card had been cast like this (601.3e): meanwhile the state shows it as a spell on the stack. `question`
 * must neither ask a player nor change anything.
 */
export function asSpell<T>(s: State, player: PlayerId, p: CastOption, question: () => T): T {
  const d = derived(s)
  const before = objectNow(s, p.object)
  const spell = asCast(before, player, p)
  return withObject(s, spell, () =>
    d.changesSpells ? amongSpells(s, d, spell, question) : alone(s, d, before, spell, p, question),
  )
}

/** 601.3e: derives the state anew with the spell on the stack, so that effects that change spells apply to it. */
function amongSpells<T>(s: State, d: Derived, { id }: GameObject, question: () => T): T {
  const { stack } = s
  try {
    writable(s).stack = [...stack, id]
    derive(s)
    writable(s).stack = stack
    return question()
  } finally {
    // What throws leaves nothing lent behind.
    writable(s).stack = stack
    notesOf(s).derived = d
  }
}

/** No effect changes spells, so the derived state is kept, except for changes due to this way of casting. */
function alone<T>(
  s: State,
  d: Derived,
  before: GameObject,
  spell: GameObject,
  p: CastOption,
  question: () => T,
): T {
  const { id, controller: player } = spell
  const known = d.changed.size === 0 ? undefined : d.changed.get(id)
  if (known !== undefined && (p.faceDown || p.face !== before.face || isHalved(s, before)))
    d.changed.delete(id)
  if (p.changes.length > 0) {
    d.changed.set(id, copyCharacteristics(d.changed.get(id) ?? baseCharacteristics(s, spell)))
    for (const change of p.changes) applyChange(layered(s, d), id, change, contextOf(id, player))
  }
  try {
    return question()
  } finally {
    // Forks share what is derived, so it is put right whatever is thrown.
    if (known !== undefined) d.changed.set(id, known)
    else if (p.changes.length > 0) d.changed.delete(id)
  }
}

/** 709.4: elsewhere than on the stack it is both halves, and whatever changed it there changed both. */
function isHalved(s: State, { def }: GameObject): boolean {
  const { layout } = s.definitions[def]
  return layout === "split" || layout === "room"
}

/** The card as a spell with no choices made. */
function asCast(card: GameObject, player: PlayerId, p: CastOption): GameObject {
  const spell = copyObject(card)
  spell.zone = "stack"
  spell.controller = player
  spell.face = p.face
  spell.faceDown = p.faceDown
  spell.stack = spellInfo(card.id)
  spell.memory = spellMemory(card, player, p)
  return spell
}

/** The stack info of a spell before any choices. */
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

/** What a spell remembers of its casting: from where, by whom and in which way (400.7d). */
export function spellMemory(card: GameObject, player: PlayerId, p: CastOption): Memory {
  const memory = copyMemory(null)
  memory.castFrom = card.zone
  memory.castBy = player
  if (p.way !== "") {
    memory.way = p.way
    memory.paid = { [p.way]: ONCE, ...(p.instance !== null && { [instanceOf(p.way, p.instance)]: ONCE }) }
  }
  if (card.memory?.designations?.includes("foretold")) memory.paid = { ...memory.paid, foretold: ONCE } // 702.143c
  if (p.changes.length > 0) memory.changes = p.changes // 611.3d, 400.7b: kept by the permanent that the spell becomes
  if (p.faceDown) memory.faceDownAs = p.way
  return memory
}
