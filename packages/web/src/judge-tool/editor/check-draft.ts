import type { ScenarioCheck } from "@apnap/scenarios"

/** The fields of each kind of assertion. */
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
export type CheckKind = keyof typeof CHECK_FIELDS

export const RELATIONS = ["is", "not", "atLeast", "atMost"] as const
export type Relation = (typeof RELATIONS)[number]

/** An assertion being written. */
export interface CheckDraft {
  kind: CheckKind
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

/** For a zone without a card, all its cards are counted; other assertions need all their fields. */
const ANY_CARD: ReadonlySet<CheckKind> = new Set(["permanents", "graveyard", "hand", "exile", "library"])

/** The assertion described by the draft; null while incomplete. */
export function checkOf(draft: CheckDraft): ScenarioCheck | null {
  return isWhole(draft) ? madeOf(draft) : null
}

function isWhole(draft: CheckDraft): boolean {
  return CHECK_FIELDS[draft.kind].every((field) => {
    if (field === "number" || field === "truth" || field === "size") return true
    return draft[field] !== "" || (field === "card" && ANY_CARD.has(draft.kind))
  })
}

function madeOf(draft: CheckDraft): ScenarioCheck {
  const { kind, player, card, counter, power, toughness, truth: is } = draft
  const amount = amountOf(draft)
  switch (kind) {
    case "permanents":
      return { check: kind, player, ...(card !== "" && { card }), ...amount }
    case "graveyard":
    case "hand":
    case "exile":
    case "library":
      return { check: kind, player, ...(card !== "" && { card }), ...amount }
    case "life":
      return { check: kind, player, ...amount }
    case "playerCounters":
      return { check: kind, player, counter, ...amount }
    case "counters":
      return { check: kind, card, counter, ...amount }
    case "damage":
    case "attachments":
      return { check: kind, card, ...amount }
    case "stack":
      return { check: kind, ...amount }
    case "powerToughness":
      return { check: kind, card, power, toughness }
    case "tapped":
      return { check: kind, card, is }
    case "ability":
      return { check: kind, card, has: draft.has, is }
    case "type":
      return { check: kind, card, type: draft.type, is }
    case "subtype":
      return { check: kind, card, subtype: draft.subtype, is }
    case "controller":
      return { check: kind, card, player, is }
    case "lost":
    case "won":
      return { check: kind, player, is }
    case "gameOver":
      return { check: kind, is }
  }
}

function amountOf({ relation, number }: CheckDraft): Partial<Record<Relation, number>> {
  return { [relation]: number }
}
