import type { PlayedWith } from "@apnap/session/protocol"

/** The variants, with the usual duel first. */
export const VARIANTS = [
  "duel",
  "commander",
  "brawl",
  "oathbreaker",
  "planechase",
  "archenemy",
  "vanguard",
  "conspiracyDraft",
  "freeForAll",
  "grandMelee",
  "teamVsTeam",
  "emperor",
  "alternatingTeams",
  "twoHeadedGiant",
] as const
export type VariantName = (typeof VARIANTS)[number]

/** Variants that join another one: those of chapter 9, and Attractions (717). */
export const COMPANIONS = [
  "commander",
  "planechase",
  "archenemy",
  "vanguard",
  "conspiracyDraft",
  "attractions",
] as const
export type Companion = (typeof COMPANIONS)[number]

export const ATTACKS = ["any", "left", "right", "one"] as const
export type Attack = (typeof ATTACKS)[number]

/** The possible numbers of players. */
interface Seats {
  least: number
  most: number
  usual: number
  /** Teams of equal size need even numbers. */
  even?: boolean
}

const MOST = 8
const from = (least: number, usual = least): Seats => ({ least, most: MOST, usual })
const exactly = (count: number): Seats => ({ least: count, most: count, usual: count })
const IN_TEAMS: Seats = { ...from(4), even: true }

/** The numbers of players of the variants; alone, a duel has two. */
export const SEATS: Readonly<Record<VariantName | Companion, Seats>> = {
  duel: from(2),
  commander: from(2, 4),
  brawl: from(2),
  oathbreaker: from(2),
  planechase: from(2),
  archenemy: from(3),
  vanguard: from(2),
  conspiracyDraft: from(3),
  attractions: from(2),
  freeForAll: from(3),
  grandMelee: exactly(8),
  teamVsTeam: IN_TEAMS,
  emperor: exactly(6),
  alternatingTeams: IN_TEAMS,
  twoHeadedGiant: IN_TEAMS,
}

/** What is played: a variant, those that join it, and the options of multiplayer games. */
export interface Played {
  variant: VariantName
  /** Number of players; 0 for the variant's usual number. */
  seats: number
  also: readonly Companion[]
  attack: Attack | "usual"
  /** The range of influence in seats (801), 0 for the variant's usual one. */
  range: number
  /** 804 */
  deployCreatures: boolean
  /** 407: whether the winner gets a random card of each deck. */
  ante: boolean
}

/** A duel with nothing beside it. */
export const ALONE: Played = {
  variant: "duel",
  seats: 0,
  also: [],
  attack: "usual",
  range: 0,
  deployCreatures: false,
  ante: false,
}

export function seatsOf({ variant, seats }: Pick<Played, "variant" | "seats">): number {
  return seats || SEATS[variant].usual
}

/** The numbers of players to choose from; only one where the variants leave no choice. */
export function seatCounts({ variant, also }: Pick<Played, "variant" | "also">): readonly number[] {
  const { most, even = false } = SEATS[variant]
  const least = Math.max(SEATS[variant].least, ...also.map((name) => SEATS[name].least))
  const top = variant === "duel" && also.length === 0 ? least : most
  return Array.from({ length: top - least + 1 }, (_, i) => least + i).filter((n) => !even || n % 2 === 0)
}

const TEAMS: ReadonlySet<VariantName> = new Set([
  "teamVsTeam",
  "alternatingTeams",
  "emperor",
  "twoHeadedGiant",
])
const WITH_OWN_DECKS: ReadonlySet<VariantName> = new Set(["commander", "brawl", "oathbreaker"])

/** Which variants may join this one beside those that do. */
export function companionsOf({ variant, also }: Pick<Played, "variant" | "also">): readonly Companion[] {
  return COMPANIONS.filter((name) => name !== variant && joins(name, variant, also))
}

function joins(name: Companion, variant: VariantName, also: readonly Companion[]): boolean {
  const isLed = WITH_OWN_DECKS.has(variant)
  switch (name) {
    case "commander":
      return (
        !isLed && variant !== "duel" && variant !== "conspiracyDraft" && !also.includes("conspiracyDraft")
      )
    // 903.5e: beside a commander there is no sideboard, and conspiracies come from it (905.4).
    case "conspiracyDraft":
      return !isLed && !also.includes("commander")
    // 904.2: one against a team; no other teams, and none for everybody alone.
    case "archenemy":
      return !TEAMS.has(variant) && variant !== "freeForAll" && variant !== "grandMelee"
    default:
      return true
  }
}

/** Whether archenemy is among the variants: it sets its own options (904.2). */
const isAgainstOne = (variant: VariantName, also: readonly Companion[]) =>
  variant === "archenemy" || also.includes("archenemy")

/** The attack options that may be chosen (802, 803, 507.1). */
export function attacksOf({ variant, also, seats }: Played): readonly Attack[] {
  if (seatsOf({ variant, seats }) < 3 || isAgainstOne(variant, also)) return []
  // 805.10a, 809.3c
  if (variant === "twoHeadedGiant" || variant === "emperor") return []
  if (variant === "grandMelee" || variant === "alternatingTeams") return ["left", "right"] // 807.2c, 811.2b
  return ATTACKS
}

const MOST_RANGE = 3

/** The ranges of influence that may be chosen (801). */
export function rangesOf({ variant, also, seats }: Played): readonly number[] {
  if (seatsOf({ variant, seats }) < 3 || variant === "emperor" || isAgainstOne(variant, also)) return []
  return Array.from({ length: MOST_RANGE }, (_, i) => i + 1)
}

/** Whether creatures may be deployed by choice (804.1); in Emperor they always may. */
export function mayDeploy({ variant }: Played): boolean {
  return variant === "teamVsTeam" || variant === "alternatingTeams" || variant === "twoHeadedGiant"
}

/** Another variant, with what goes with it. */
export function playedAs(played: Played, variant: VariantName): Partial<Played> {
  const companions = companionsOf({ variant, also: played.also })
  const also = played.also.filter((name) => companions.includes(name))
  return { variant, attack: "usual", range: 0, ...playedAlso({ ...played, variant, seats: 0 }, also) }
}

/** Other variants beside the chosen one, and a number of players that all of them allow. */
export function playedAlso(played: Played, also: readonly Companion[]): Pick<Played, "also" | "seats"> {
  const counts = seatCounts({ variant: played.variant, also })
  const now = seatsOf(played)
  return { also, seats: counts.find((count) => count >= now) ?? counts[0] }
}

/** What the settings say besides the variant; only what may be chosen with it. */
export function playedWith(played: Played): PlayedWith {
  const { also, range, ante, deployCreatures } = played
  const attack = attacksOf(played).find((one) => one === played.attack)
  return {
    ...(also.length > 0 && { also }),
    ...(attack !== undefined && { attack }),
    ...(rangesOf(played).includes(range) && { range }),
    ...(deployCreatures && mayDeploy(played) && { deployCreatures }),
    ...(ante && { ante }),
  }
}
