import { analyse } from "../../characteristics/layers/analysis.ts"
import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { type Derived, derived } from "../../characteristics/layers/derived.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import type { Ability } from "../../language/ability.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { GameObject, Memory } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State, StateRecord } from "../../state/state.ts"
import { copyMemory, copyState } from "../../state/writing/copy.ts"
import { newEpoch, notesOf } from "../../state/writing/edit.ts"
import { newRole } from "../damage/combat-role.ts"
import type { Entering, PendingEvent } from "../replacing/pending-event.ts"

/**
 * The game as seen by replacement and "can't" effects that look at a permanent about to enter (614.12, 614.17d): the object has the
 * characteristics and controller it would have on the battlefield. For other events, the game itself.
 */
export function asEntered(s: State, p: PendingEvent): State {
  if (p.entering === null || p.to !== "battlefield" || s.objects[p.was] === undefined) return s
  const e = p.entering
  const now = derived(s)
  if (!now.selects && isPlain(s, p.was, e, false)) return s
  const cached = views.get(e)
  if (cached !== undefined && cached.now === now) return cached.plain ? s : seenWith(s, cached.ahead)
  const plain = isPlain(s, p.was, e, true)
  const ahead = plain ? now : withPermanent(s, now, p.was, e)
  views.set(e, { now, plain, ahead })
  return plain ? s : seenWith(s, ahead)
}

/**
 * Follows an instruction while the state shows the permanent as it would exist on the battlefield (614.12): what a copy with amplify
 * asks for shares a type with what it copies (702.38a, 707.5).
 */
export function seenEntering(s: State, p: PendingEvent, follow: () => void): void {
  const { derived: ahead } = asEntered(s, p)
  const now = derived(s)
  if (ahead === null || ahead === now) return follow()
  const { revision } = s
  notesOf(s).derived = ahead
  try {
    follow()
  } finally {
    // A question suspends the action by a throw, and the state must not stay as it was shown.
    if (s.derived === ahead) notesOf(s).derived = s.revision === revision ? now : null
  }
}

function seenWith(s: State, derived: Derived): State {
  const view = copyState(s)
  view.epoch = newEpoch()
  view.derived = derived
  return view
}

/** Cached look-aheads per way of entering; valid until the derived state changes. */
const views = new WeakMap<Entering, { now: Derived; plain: boolean; ahead: Derived }>()

function withPermanent(s: State, now: Derived, id: ObjectId, e: Entering): Derived {
  const changed = new Map(now.changed).set(id, onTheBattlefield(s, id, e))
  const control = new Map(now.control).set(id, e.controller)
  return { ...now, changed, control }
}

/** Whether it would be the same on the battlefield as where it is now. `modified`: also check effects there that could change it. */
function isPlain(s: State, id: ObjectId, e: Entering, modified: boolean): boolean {
  const object = objectNow(s, id)
  if (e.faceDown !== null || object.faceDown || object.face !== e.face || e.changes.length > 0) return false
  if (controllerOf(s, id) !== e.controller || modifies(characteristics(s, id).abilities, true)) return false
  if (s.effects.some((effect) => effect.changes.length > 0 && effect.objects.includes(id))) return false
  if (Object.keys(e.counters).length > 0) return false
  return !modified || !s.battlefield.some((other) => modifies(characteristics(s, other).abilities, false))
}

const own = new WeakMap<readonly Ability[], boolean>()
const others = new WeakMap<readonly Ability[], boolean>()

/** Whether a static ability changes characteristics: of other objects, or, with `itself`, of any object including its own. */
function modifies(abilities: readonly Ability[], itself: boolean): boolean {
  const cache = itself ? own : others
  let found = cache.get(abilities)
  if (found === undefined) {
    found = analyse(abilities).statics.some(({ ability }) =>
      ability.effects.some(
        (e) => e.static === "modify" && (itself || (e.what.sel !== "self" && e.what.sel !== "attachedTo")),
      ),
    )
    cache.set(abilities, found)
  }
  return found
}

/** Its characteristics there, with its own abilities and all continuous effects, but without other objects that enter with it. */
function onTheBattlefield(s: State, id: ObjectId, e: Entering): Characteristics {
  const object = objectNow(s, id)
  const field = copyState(s)
  field.epoch = newEpoch()
  // 614.12@2014-02: only its own continuous effects, and those already affecting it.
  field.battlefield = s.ruleset.knobs.entersLookahead === "own-only" ? [id] : [...s.battlefield, id]
  field.derived = null
  takeFrom(field, object)
  // 400.7d: a permanent remembers how its spell was cast.
  const keep = object.stack === null ? undefined : { ...object.memory, x: object.stack.x }
  const objects = s.objects.slice()
  objects[id] = asPermanent(object, e, keep)
  field.objects = objects
  return characteristics(field, id)
}

function takeFrom(field: StateRecord, { id, zone, owner }: GameObject): void {
  const rest = (list: readonly ObjectId[]) => list.filter((other) => other !== id)
  if (isShared(zone)) field[zone] = rest(field[zone])
  else
    field.players = field.players.map((player) =>
      player.id === owner ? { ...player, [zone]: rest(player[zone]) } : player,
    )
}

type Shared = "battlefield" | "stack" | "exile" | "command" | "ante"

function isShared(zone: Zone): zone is Shared {
  return zone === "battlefield" || zone === "stack" || zone === "exile" || zone === "command"
}

/** The permanent that the object becomes. */
export function asPermanent(object: GameObject, e: Entering, keep?: Memory): GameObject {
  return {
    kind: object.kind === "copy" ? "token" : object.kind, // 608.3f
    def: object.def,
    face: e.face,
    card: object.card,
    owner: object.owner,
    controller: e.controller,
    zone: "battlefield",
    tapped: e.tapped,
    faceDown: e.faceDown !== null,
    flipped: false,
    phasedOut: 0,
    sick: true,
    damage: 0,
    deathtouched: false,
    counters: Object.keys(e.counters).length > 0 ? e.counters : null,
    attachedTo: e.attachTo,
    combat: e.attacking === NONE ? null : newRole(e.attacking),
    stack: null,
    memory: memoryOf(object.memory, e, keep),
    id: object.id,
    epoch: object.epoch,
    timestamp: object.timestamp,
  }
}

/** 614.12a: keeps choices made, and objects linked, while it was about to enter. */
function memoryOf(before: Memory | null, e: Entering, keep: Memory | undefined): Memory | null {
  if (keep === undefined && !brings(before, e)) return null
  const memory = copyMemory(keep ?? null)
  if (before?.chosen) memory.chosen = before.chosen
  if (before?.linked) memory.linked = before.linked
  if (e.faceDown !== null) memory.faceDownAs = e.faceDown
  if (e.changes.length > 0) memory.changes = [...(keep?.changes ?? []), ...e.changes]
  if (e.protector >= 0) memory.protector = e.protector
  return memory
}

/** Whether this way of entering leaves anything to remember. */
function brings(before: Memory | null, { faceDown, changes, protector }: Entering): boolean {
  const known = before?.chosen !== undefined || before?.linked !== undefined
  return known || faceDown !== null || changes.length > 0 || protector >= 0
}
