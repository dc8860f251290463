import type { Ability, Amount, Effect, Filter, TargetSlot, Zone } from "@apnap/engine"
import { mentions, says, someWord } from "@apnap/engine/visit"

/** Whether an effect helps or harms its recipient. */
export type Polarity = "good" | "bad"

/** What one instruction does to whom, as far as the heuristics care. */
export interface EffectSummary {
  polarity: Polarity
  /** The share of a permanent's worth lost or gained, from 0 to 1. */
  share: number
  /** The damage it deals, or null. */
  damage: Amount | null
  /** The target slot (115.1) it refers to; null for effects on all of a kind. */
  slot: number | null
  /** What the slot allows, or everything affected: objects, and which players. */
  filter: Filter | null
  players: "nobody" | "anybody" | "opponents"
  zone: Zone | null
  isCounter: boolean
}

/** The share of a permanent's worth that an instruction takes from its controller; unlisted ones do no harm. */
const HARM: Readonly<Record<string, number>> = {
  damage: 1,
  destroy: 1,
  exileUntil: 1,
  counter: 1,
  sacrifice: 1,
  exchangeControl: 1,
  phaseOut: 0.4,
  fight: 0.8,
  removeCounters: 0.4,
  freeze: 0.4,
  tap: 0.15,
  discard: 1,
  mill: 0.3,
  loseLife: 1,
}

/** Whether a change or static ability hampers a permanent or takes it away. */
export function weakens(piece: unknown): boolean {
  return (
    mentions(piece, "change", "control") ||
    mentions(piece, "static", "cantAttack", "cantBlock", "cantActivate", "cant", "doesntUntap") ||
    someWord(piece, (word, field) => (field === "power" || field === "toughness") && Number(word) < 0)
  )
}

const BENEFIT = 0.5

/** Keys under which instructions name their recipient. */
const RECIPIENTS = ["what", "to", "on", "from", "player", "b", "a"] as const

export type Fields = Readonly<Record<string, unknown>>

/** Everything an ability does to targets and whole kinds of objects, in text order: for these modes, or for all (700.2). */
export function effectSummaries(
  ability: Ability,
  modes: readonly number[] | null = null,
): readonly EffectSummary[] {
  if (ability.ability === "keyword" || ability.ability === "static") return []
  if (modes !== null && ability.modes !== undefined) {
    const { of } = ability.modes
    return modes.flatMap((i) => readPart(of[i]))
  }
  let found = known.get(ability)
  if (found === undefined) {
    found = [ability, ...(ability.modes?.of ?? [])].flatMap(readPart)
    known.set(ability, found)
  }
  return found
}

const known = new WeakMap<Ability, readonly EffectSummary[]>()

function readPart({
  effect,
  targets = [],
}: {
  effect?: Effect
  targets?: readonly TargetSlot[]
}): EffectSummary[] {
  return effect === undefined ? [] : read(effect, targets)
}

function read(effect: Effect, targets: readonly TargetSlot[]): EffectSummary[] {
  const returns = says(effect, "to", "battlefield")
  return instructions(effect).flatMap((e) =>
    RECIPIENTS.filter((key) => isFields(e[key]) && isAimed(e[key])).map((key) => {
      const summary = effectSummary(e, key, e[key] as Fields, targets)
      return returns && summary.damage === null
        ? { ...summary, polarity: "good" as const, share: 1 }
        : summary
    }),
  )
}

function isAimed({ sel, who }: Fields): boolean {
  return sel === "target" || who === "target" || sel === "all" || sel === "players" || who === "opponents"
}

export function isFields(node: unknown): node is Fields {
  return typeof node === "object" && node !== null
}

/** The instructions within an effect, including those of delayed effects. */
export function instructions(node: unknown): Fields[] {
  if (!isFields(node)) return []
  const within = Object.entries(node).flatMap(([key, value]) => (key === "token" ? [] : instructions(value)))
  return typeof node.do === "string" ? [node, ...within] : within
}

function effectSummary(e: Fields, key: string, at: Fields, targets: readonly TargetSlot[]): EffectSummary {
  const slot = typeof at.slot === "number" ? at.slot : null
  const target = slot === null ? undefined : targets[slot]
  return {
    ...effectOf(e, key, target?.zone !== undefined),
    damage: e.do === "damage" ? ((e.amount ?? 0) as Amount) : null,
    slot,
    filter: target?.filter ?? (at.sel === "all" ? ((at.filter ?? null) as Filter | null) : null),
    players: playersOf(slot === null ? (isFields(at.of) ? at.of : at) : target?.players),
    zone: zoneOf(target?.zone),
    isCounter: e.do === "counter",
  }
}

function playersOf(who: unknown): EffectSummary["players"] {
  if (!isFields(who) || typeof who.who !== "string") return "nobody"
  return who.who === "opponents" ? "opponents" : who.who === "you" ? "nobody" : "anybody"
}

function zoneOf(zone: TargetSlot["zone"]): Zone | null {
  return zone === undefined ? null : typeof zone === "string" ? zone : zone[0]
}

function effectOf(e: Fields, key: string, elsewhere: boolean): Pick<EffectSummary, "polarity" | "share"> {
  const bad = (share: number) => ({ polarity: "bad" as const, share })
  if (e.do === "fight" && key === "a") return { polarity: "good", share: BENEFIT }
  if (e.do === "move")
    return e.to === "battlefield" || (elsewhere && e.to === "hand")
      ? { polarity: "good", share: 1 }
      : bad(e.to === "hand" ? 0.5 : 1)
  if (e.do === "addCounters" && (e.kind === "-1/-1" || e.kind === "stun")) return bad(0.6)
  if (e.do === "change" && weakens(e)) return bad(mentions(e, "change", "control") ? 1 : 0.6)
  const share = HARM[String(e.do)]
  return share === undefined ? { polarity: "good", share: BENEFIT } : bad(share)
}
