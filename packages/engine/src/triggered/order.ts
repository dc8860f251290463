import { isIndividual } from "../characteristics/facts/reading.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import { apnapOrder } from "../characteristics/query.ts"
import type { TriggeredAbility } from "../language/ability.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { EventPattern } from "../language/event.ts"
import { singleEvents } from "../language/single-events.ts"
import { some, someWord } from "../language/visit.ts"
import { choose } from "../state/choose.ts"
import type { Follows, WaitingTrigger } from "../state/effect.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editState } from "../state/writing/edit.ts"

/**
 * 603.3b: the waiting trigger to put onto the stack next. A placement includes all triggers waiting as it begins; those that trigger during
 * it wait for the next one. Its members are marked, so that it can continue after each of them.
 */
export function nextTrigger(s: State): WaitingTrigger {
  // Triggers already put in order are at the head (`putInOrder`).
  if (s.waiting[0]?.round === 2) return s.waiting[0]
  if (!isPlacing(s)) editState(s).waiting = s.waiting.map((w) => inRound(w, 1))
  const group = nextGroup(
    s,
    s.waiting.filter((w) => w.round !== undefined),
  )
  return putInOrder(s, group)
}

function inRound(w: WaitingTrigger, round: 1 | 2, follows: Follows = ""): WaitingTrigger {
  const { source, controller, ability, bindings, x, index, free } = w
  return { source, controller, ability, bindings, x, index, round, follows, free }
}

/** Whether a placement is in progress. */
export function isPlacing(s: State): boolean {
  return s.waiting.some((w) => w.round !== undefined)
}

/** The triggers of the first player in APNAP order; with two passes, those that watch for other triggers come last. */
function nextGroup(s: State, members: readonly WaitingTrigger[]): WaitingTrigger[] {
  const twoPasses = s.ruleset.knobs.triggerPlacement === "two-pass"
  const plain = twoPasses ? members.filter((w) => !watchesTriggers(w.ability.when)) : members
  const pass = plain.length > 0 ? plain : members
  const first = apnapOrder(s).find((player) => pass.some((w) => w.controller === player))
  // 800.4d: triggers of players who left are not placed, one at a time.
  if (first === undefined) return pass.slice(0, 1)
  const side = sideOf(s, first) // 805.7
  return pass.filter((w) => side.includes(w.controller))
}

/**
 * Under one-pass placement, an ability that watches for triggers is placed in its controller's turn like any other: below the ability that
 * caused it, if a later player controls that one.
 */
export function goesBelow(
  s: State,
  { ability, controller }: WaitingTrigger,
  seen: ObjectId | undefined,
): boolean {
  if (s.ruleset.knobs.triggerPlacement === "two-pass" || !watchesTriggers(ability.when)) return false
  const order = apnapOrder(s)
  const other = seen === undefined ? undefined : s.objects[seen]?.controller
  return other !== undefined && order.indexOf(controller) < order.indexOf(other)
}

function watchesTriggers(when: EventPattern): boolean {
  return singleEvents(when).some((one) => one.on === "triggers")
}

/** The player orders their triggers, unless the order can't matter. Returns the first trigger. */
function putInOrder(s: State, group: readonly WaitingTrigger[]): WaitingTrigger {
  const same = alike(group)
  const order = same ? group.map((_, i) => i) : ask(s, decider(s, group), group)
  const sorted = order.map((i, nth) => inRound(group[i], 2, nth === 0 ? "" : same ? "alike" : "chosen"))
  const rest = s.waiting.filter((w) => !group.includes(w))
  editState(s).waiting = [...sorted, ...rest]
  return sorted[0]
}

/** 805.2: the primary player, if teammates' triggers are ordered together. */
function decider(s: State, group: readonly WaitingTrigger[]): PlayerId {
  const [{ controller }] = group
  return group.every((w) => w.controller === controller) ? controller : sideOf(s, controller)[0]
}

function ask(s: State, player: PlayerId, group: readonly WaitingTrigger[]): readonly number[] {
  const options = group.map((w) => w.source)
  const labels = group.map((w) => `${w.source}:${w.index}`)
  return choose(s, { kind: "order", player, rule: "603.3b", purpose: "triggers", source: 0, options, labels })
}

/** An ability's effects as text; `individual`: they depend on its source or on the event that caused it. */
interface Said {
  text: string
  individual: boolean
}

const ownSaid = new WeakMap<TriggeredAbility, Said>()

function saidBy(ability: TriggeredAbility): Said {
  let found = ownSaid.get(ability)
  if (found === undefined) {
    const said = { ...ability, when: null }
    found = { text: JSON.stringify(said), individual: dependsOnCause(said) }
    ownSaid.set(ability, found)
  }
  return found
}

/** Whether all of them have exactly the same effect. */
function alike(group: readonly WaitingTrigger[]): boolean {
  const [first] = group
  const { text, individual } = saidBy(first.ability)
  return group.every(
    (w) =>
      w === first ||
      (w.controller === first.controller &&
        saidBy(w.ability).text === text &&
        (!individual || sameCause(w, first))),
  )
}

function dependsOnCause(said: Omit<TriggeredAbility, "when">): boolean {
  return (
    said.targets !== undefined ||
    said.modes !== undefined ||
    isIndividual(said) ||
    some(said, "do", (e) => OF_ITS_SOURCE.has(e.do) || "targets" in e || "modes" in e) ||
    someWord(said, (word, field) => word === "chosen" || field === "link")
  )
}

/** Instructions that involve the source of the ability without naming it. */
const OF_ITS_SOURCE: ReadonlySet<Effect["do"]> = new Set<Effect["do"]>([
  "damage",
  "chooseForSource",
  "exileUntil",
])

function sameCause(a: WaitingTrigger, b: WaitingTrigger): boolean {
  return a.source === b.source && a.x === b.x && JSON.stringify(a.bindings) === JSON.stringify(b.bindings)
}
