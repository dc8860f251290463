import type { Filter, PlayerSelector, Selector } from "@apnap/engine"

/** Instructions whose objects later words can refer to, each with the participle for them. */
export const PRODUCERS: Readonly<Record<string, string>> = {
  move: "moved",
  createToken: "token",
  createCopyToken: "token",
  sacrifice: "sacrificed",
  discard: "discarded",
  mill: "milled",
  digUntil: "found",
  draw: "drawn",
  reveal: "revealed",
  look: "revealed",
  dig: "taken",
  search: "found",
  chooseObjects: "chosen",
  manifest: "manifested",
  copySpell: "copied",
  exile: "exiled",
  return: "returned",
  tapOthers: "tapped",
  choose: "chosen",
  change: "changed",
  tap: "tapped",
  action: "made",
}
/** The participle for what moves to a zone. */
export const MOVED_TO: Readonly<Record<string, string>> = {
  exile: "exiled",
  hand: "returned",
  battlefield: "returned",
}
/** Instructions that give a number for "that much". */
export const NUMBERS: Readonly<Record<string, string>> = {
  damage: "damage",
  gainLife: "life",
  loseLife: "life",
  removeCounters: "counters",
  destroy: "destroyed",
  rollDie: "result",
}
/** Keyword actions whose objects later words refer to ("manifest dread, then attach this Aura to that creature"). */
const MAKING: ReadonlySet<string> = new Set(["manifestDread", "manifest", "cloak"])

/** The keys of instructions, costs and choices that tell what they make or find. */
export interface Producer {
  readonly do?: string
  readonly pay?: string
  readonly sel?: string
  readonly action?: string
  readonly what?: Selector
  readonly of?: PlayerSelector
  readonly count?: unknown
  readonly each?: unknown
  readonly amount?: unknown
  readonly to?: string
  readonly take?: { readonly to?: string }
  readonly filter?: Filter
  readonly bind?: string
  readonly exile?: boolean
}

/** The kind of a node that makes or finds something: an instruction, a cost component, a choice. */
export function kindOf(node: object): string | undefined {
  const producer = node as Producer
  const kind = producer.do ?? producer.pay ?? (producer.sel === "choose" ? "choose" : undefined)
  if (kind === "action" && !MAKING.has(producer.action ?? "")) return undefined
  if (kind === "tap" && producer.what?.sel !== "choose" && producer.what?.sel !== "all") return undefined
  // A group found by its qualities is bound, because the change may remove those qualities.
  if (kind === "change" && producer.what?.sel !== "all") return undefined
  return kind !== undefined && (kind in PRODUCERS || kind in NUMBERS) ? kind : undefined
}
