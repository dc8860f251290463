import type { Step } from "@apnap/engine"
import type { CardReference, Reference, Seat } from "./format.ts"

/** A check's expected value: exactly one of these is present. */
export interface Equal<T> {
  is?: T
  not?: T
}
export interface Amount extends Equal<number> {
  atLeast?: number
  atMost?: number
}

/** Cards, by name, "@ref" or reference. */
type Card = string | CardReference

/** Checks about permanents: at least one with that name has the property, or all if `scope` says so. */
interface OfPermanent {
  card: Card
  player?: Seat
  scope?: "all"
  /** No such object may exist at all. */
  absentOk?: boolean
}

interface OfCards extends Amount {
  player?: Seat
  card?: Card
}

interface Size extends OfPermanent {
  power?: number
  toughness?: number
}

interface Whether extends OfPermanent, Equal<boolean> {}
interface HowMany extends OfPermanent, Amount {}

/** A check by its kind ("Checks" in docs/scenario-format.md). */
export type Check =
  | ({ check: "hand" | "graveyard" | "library" | "exile" | "command" } & OfCards)
  | ({ check: "permanents"; tapped?: boolean; token?: boolean } & OfCards)
  | ({ check: "life"; player: Seat } & Amount)
  | ({ check: "powerToughness" | "basePowerToughness" } & Size)
  | ({ check: "counters"; counter: string; zone?: "exile" | "offBattlefield" } & HowMany)
  | ({ check: "playerCounters"; player: Seat; counter: string } & Amount)
  | ({ check: "ability"; has: string; instances?: number } & Whether)
  | ({ check: "tapped" | "attacking" | "attached" } & Whether)
  | ({ check: "attachedTo"; attachment: string } & Whether)
  | ({ check: "attachments" | "damage" | "classLevel" | "manaValue" } & HowMany)
  | ({ check: "type"; type: string } & Whether)
  | ({ check: "subtype"; subtype: string } & Whether)
  | ({ check: "supertype"; supertype: string } & Whether)
  | ({ check: "color"; colors: string } & Whether)
  | ({ check: "status"; status: string } & Whether)
  | ({ check: "controller"; card: Card; player: Seat } & Equal<boolean>)
  | ({ check: "protector"; protector: Seat } & Whether)
  | ({ check: "zone"; card: Card; zone: string; player?: Seat } & Equal<boolean>)
  | ({ check: "manaPool"; player: Seat; color: ManaColor } & Amount)
  | ({ check: "stack"; text?: string } & Amount)
  | ({ check: "canDo"; player: Seat; ability: string } & Equal<boolean>)
  | ({ check: "mayAttack"; card: Card; player?: Seat; defender?: Reference } & Equal<boolean>)
  | ({ check: "attackers" | "blockers"; player: Seat } & Equal<readonly string[]>)
  | ({ check: "activePlayer" | "monarch" | "initiative" } & Equal<Seat | null>)
  | ({ check: "turn" } & Amount)
  | ({ check: "speed"; player: Seat } & Amount)
  | ({ check: "dayNight" } & Equal<"day" | "night" | "neither">)
  | ({ check: "won" | "lost" | "inGame" | "topCardRevealed"; player: Seat } & Equal<boolean>)
  /** Whether the player may know the card's identity, in any zone (400.2). */
  | ({ check: "sees"; player: Seat; card: Card } & Equal<boolean>)
  /** Who makes the player's decisions (723.5). */
  | ({ check: "decider"; player: Seat } & Equal<Seat>)
  | ({ check: "gameOver" | "draw" } & Equal<boolean>)

export type CheckKind = Check["check"]
export type ManaColor = "W" | "U" | "B" | "R" | "G" | "C"

/** Any check of a card by name, with all the fields it may have. */
export interface CheckFields {
  check: string
  player?: Seat
  card?: Card
  is?: unknown
  not?: unknown
  atLeast?: number
  atMost?: number
  scope?: "all"
  absentOk?: boolean
  [field: string]: unknown
}

/** A moment of the game. */
export interface Stop {
  turn: number
  step: Step
}
