import type { Action, Answer, Decision, Pair, Ref } from "@apnap/engine"

/** An unfinished answer. */
export interface Draft {
  /** Chosen options in order of choice. */
  picked: readonly number[]
  pairs: readonly Pair[]
  shares: readonly number[]
  /** The clicked candidate that waits for an attacker to block; -1 for none. */
  held: number
  number: number
  text: string
}

/** The effect of a click: a changed draft, an immediate answer, or a choice among actions. */
export type Press = { draft: Draft } | { answer: Answer } | { actions: readonly number[] } | null

/** Up to this many names are offered in a select; beyond that the name is typed with suggestions. */
export const MOST_PICKED = 20

const EMPTY: Draft = { picked: [], pairs: [], shares: [], held: -1, number: 0, text: "" }

/** The initial draft: orders unchanged, shares by need, declarations with what the rules require. */
export function beginDraft(d: Decision, wants: (ref: Ref) => number = () => 0): Draft {
  switch (d.kind) {
    case "order":
      return { ...EMPTY, picked: d.options.map((_, i) => i) }
    case "distribute":
      return { ...EMPTY, shares: usualShares(d, wants) }
    case "number":
      return { ...EMPTY, number: d.purpose === "x" ? d.max : d.min }
    case "attackers":
    case "blockers":
      return { ...EMPTY, pairs: d.least }
    case "name":
      return {
        ...EMPTY,
        text: d.options !== undefined && d.options.length <= MOST_PICKED ? d.options[0] : "",
      }
    default:
      return EMPTY
  }
}

/** A legal initial division: everyone's need or want first, then the rest to the last one that may have it. */
function usualShares(d: Extract<Decision, { kind: "distribute" }>, wants: (ref: Ref) => number): number[] {
  const shares = [...d.min]
  let left = d.total - shares.reduce((sum, n) => sum + n, 0)
  const give = (i: number, n: number) => {
    const more = Math.max(0, Math.min(n, left, d.max[i] - shares[i]))
    shares[i] += more
    left -= more
  }
  d.options.forEach((ref, i) => {
    give(i, (d.before?.[i] ?? wants(ref)) - shares[i])
  })
  for (let i = d.options.length - 1; i >= 0; i--) give(i, left)
  return shares
}

/** The answer described by a draft; its form is not checked. */
export function answerOf(d: Decision, draft: Draft): Answer {
  switch (d.kind) {
    case "choose":
      return d.ordered ? draft.picked : [...draft.picked].sort((a, b) => a - b)
    case "option":
    case "order":
      return draft.picked
    case "number":
      return draft.number
    case "distribute":
      return draft.shares
    case "attackers":
    case "blockers":
      return draft.pairs
    case "name":
      return draft.text
    case "priority":
    case "confirm":
      return 0
  }
}

/** Chooses an option or deselects it; if only one may be chosen, it replaces the previous one. */
export function toggle(d: Decision, draft: Draft, index: number): Draft {
  if (d.kind !== "choose" && d.kind !== "option") return draft
  if (draft.picked.includes(index) && !(d.kind === "option" && d.repeat))
    return { ...draft, picked: draft.picked.filter((i) => i !== index) }
  if (d.max === 1) return { ...draft, picked: [index] }
  return draft.picked.length >= d.max ? draft : { ...draft, picked: [...draft.picked, index] }
}

/** Whether one click makes the choice. */
export function isSingle(d: Decision): boolean {
  return (d.kind === "choose" || d.kind === "option") && d.min === 1 && d.max === 1
}

/** The effect of clicking an object or player; null for none. */
export function press(d: Decision, draft: Draft, ref: Ref): Press {
  switch (d.kind) {
    case "priority": {
      const actions = actionsOn(d.options, ref)
      return actions.length === 0 ? null : { actions }
    }
    case "choose": {
      const index = indexOf(d.options, ref, draft.picked)
      if (index < 0) return null
      return isSingle(d) ? { answer: [index] } : { draft: toggle(d, draft, index) }
    }
    case "option": {
      const index = d.options.findIndex((o) => o.object === ref)
      if (index < 0) return null
      return isSingle(d) ? { answer: [index] } : { draft: toggle(d, draft, index) }
    }
    case "attackers": {
      const drawn = attack(d, draft, ref)
      return drawn === null ? null : { draft: drawn }
    }
    case "blockers": {
      const drawn = block(d, draft, ref)
      return drawn === null ? null : { draft: drawn }
    }
    default:
      return null
  }
}

/** The options that are actions with this object. */
export function actionsOn(options: readonly Action[], ref: Ref): number[] {
  return options.flatMap((o, i) => (o.do !== "pass" && o.object === ref ? [i] : []))
}

function indexOf(options: readonly Ref[], ref: Ref, picked: readonly number[]): number {
  const free = options.findIndex((option, i) => option === ref && !picked.includes(i))
  return free >= 0 ? free : options.indexOf(ref)
}

type Attackers = Extract<Decision, { kind: "attackers" }>
type Blockers = Extract<Decision, { kind: "blockers" }>

/**
 * A clicked creature attacks the first possible defender, or stops attacking; clicking a player or planeswalker redirects the last
 * attackers to it.
 */
function attack(d: Attackers, draft: Draft, ref: Ref): Draft | null {
  const index = d.candidates.findIndex((c) => c.creature === ref)
  if (index >= 0) {
    const attacks = draft.pairs.some(([i]) => i === index)
    const pairs = attacks ? draft.pairs.filter(([i]) => i !== index) : [...draft.pairs, [index, 0] as const]
    return { ...draft, pairs, held: attacks ? -1 : index }
  }
  const defender = draft.held < 0 ? -1 : d.candidates[draft.held].defenders.indexOf(ref)
  return defender < 0 ? null : aim(draft, draft.held, defender)
}

/** Redirects an attacker to another defender. */
export function aim(draft: Draft, index: number, defender: number): Draft {
  const pairs = draft.pairs.map((pair) => (pair[0] === index ? ([index, defender] as const) : pair))
  return { ...draft, pairs }
}

/** A clicked creature is picked up; the attacker clicked next is then blocked by it, or no longer blocked. */
function block(d: Blockers, draft: Draft, ref: Ref): Draft | null {
  const index = d.candidates.findIndex((c) => c.creature === ref)
  if (index >= 0) {
    if (draft.pairs.some(([i]) => i === index))
      return { ...draft, pairs: draft.pairs.filter(([i]) => i !== index), held: -1 }
    const held = draft.held === index ? -1 : index
    const { attackers } = d.candidates[index]
    return attackers.length === 1 && held >= 0 ? join(d, { ...draft, held }, 0) : { ...draft, held }
  }
  if (draft.held < 0) return null
  const attacker = d.candidates[draft.held].attackers.indexOf(ref)
  return attacker < 0 ? null : join(d, draft, attacker)
}

function join(d: Blockers, draft: Draft, attacker: number): Draft {
  const { held, pairs } = draft
  const own = pairs.filter(([i]) => i === held)
  if (own.some(([, j]) => j === attacker))
    return { ...draft, pairs: pairs.filter(([i, j]) => i !== held || j !== attacker) }
  const rest = own.length >= d.candidates[held].max ? pairs.filter(([i]) => i !== held) : pairs
  const more = d.candidates[held].max > own.length + 1
  return { ...draft, pairs: [...rest, [held, attacker]], held: more ? held : -1 }
}

/** The state of an object or player in a decision. */
export type Mark = "usable" | "mana" | "open" | "chosen" | "held" | ""

export function markOf(d: Decision, draft: Draft, ref: Ref): Mark {
  switch (d.kind) {
    case "priority": {
      const actions = actionsOn(d.options, ref).map((i) => d.options[i])
      if (actions.length === 0) return ""
      return actions.every((o) => o.do === "activate" && o.mana) ? "mana" : "usable"
    }
    case "choose":
      return among(
        d.options.flatMap((option, i) => (option === ref ? [i] : [])),
        draft,
      )
    case "option":
      return among(
        d.options.flatMap((option, i) => (option.object === ref ? [i] : [])),
        draft,
      )
    case "attackers":
      return inAttack(d, draft, ref)
    case "blockers":
      return inBlock(d, draft, ref)
    default:
      return ""
  }
}

function among(indices: readonly number[], draft: Draft): Mark {
  if (indices.length === 0) return ""
  return indices.some((i) => draft.picked.includes(i)) ? "chosen" : "open"
}

function inAttack(d: Attackers, draft: Draft, ref: Ref): Mark {
  const index = d.candidates.findIndex((c) => c.creature === ref)
  if (index >= 0) return draft.pairs.some(([i]) => i === index) ? "chosen" : "open"
  const held = draft.held < 0 ? undefined : d.candidates[draft.held]
  return held !== undefined && held.defenders.length > 1 && held.defenders.includes(ref) ? "open" : ""
}

function inBlock(d: Blockers, draft: Draft, ref: Ref): Mark {
  const index = d.candidates.findIndex((c) => c.creature === ref)
  if (index >= 0) {
    if (draft.held === index) return "held"
    return draft.pairs.some(([i]) => i === index) ? "chosen" : "open"
  }
  const held = draft.held < 0 ? undefined : d.candidates[draft.held]
  return held?.attackers.includes(ref) ? "open" : ""
}
