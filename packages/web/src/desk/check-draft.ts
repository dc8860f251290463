import type { ScenarioCheck } from "@apnap/players"

/** What an assertion of each kind speaks of. */
export const CHECK_FIELDS = {
  life: ["player", "number"],
  permanents: ["player", "card", "number"],
  graveyard: ["player", "card", "number"],
  hand: ["player", "card", "number"],
  exile: ["player", "card", "number"],
  library: ["player", "card", "number"],
  powerToughness: ["card", "size"],
  counters: ["card", "counter", "number"],
  damage: ["card", "number"],
  tapped: ["card", "truth"],
  ability: ["card", "has", "truth"],
  controller: ["card", "player", "truth"],
  type: ["card", "type", "truth"],
  subtype: ["card", "subtype", "truth"],
  attachments: ["card", "number"],
  playerCounters: ["player", "counter", "number"],
  stack: ["number"],
  lost: ["player", "truth"],
  won: ["player", "truth"],
  gameOver: ["truth"],
} as const satisfies Partial<Record<ScenarioCheck["check"], readonly string[]>>
export type DeskCheck = keyof typeof CHECK_FIELDS

export const RELATIONS = ["is", "not", "atLeast", "atMost"] as const
export type Relation = (typeof RELATIONS)[number]

/** An assertion as it is being written. */
export interface CheckDraft {
  kind: DeskCheck
  player: string
  card: string
  counter: string
  has: string
  type: string
  subtype: string
  relation: Relation
  number: number
  power: number
  toughness: number
  truth: boolean
}

export const NEW_CHECK: CheckDraft = {
  kind: "life",
  player: "A",
  card: "",
  counter: "+1/+1",
  has: "",
  type: "creature",
  subtype: "",
  relation: "is",
  number: 20,
  power: 2,
  toughness: 2,
  truth: true,
}

/** Zones of a player without a card count everything in it; of the rest each must have what it speaks of. */
const ANY_CARD: ReadonlySet<DeskCheck> = new Set(["permanents", "graveyard", "hand", "exile", "library"])

/** The assertion that the draft describes; null while something is missing. */
export function checkOf(draft: CheckDraft): ScenarioCheck | null {
  const { kind, relation, number, power, toughness, truth } = draft
  const out: Record<string, unknown> = { check: kind }
  for (const field of CHECK_FIELDS[kind]) {
    if (field === "number") out[relation] = number
    else if (field === "truth") out.is = truth
    else if (field === "size") Object.assign(out, { power, toughness })
    else if (draft[field] !== "") out[field] = draft[field]
    else if (field !== "card" || !ANY_CARD.has(kind)) return null
  }
  return out as unknown as ScenarioCheck
}
