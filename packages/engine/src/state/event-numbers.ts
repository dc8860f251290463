import type { GameEvent } from "./event.ts"
import type { PlayerId } from "./ref.ts"

// What `GameEvent.amount` means for events that have no amount: all kinds share their fields.

/** The number of the turn that began. */
export function turnNumber(e: GameEvent<"beginsTurn">): number {
  return e.amount
}

/** The index of the ability among its source's; negative for delayed triggered abilities. */
export function abilityIndex(e: GameEvent<"triggers" | "resolves" | "activates">): number {
  return e.amount
}

/** 605.3b: a mana ability is no object of its own, so the event is about the one that has it. */
export function isManaActivation(e: GameEvent<"activates">): boolean {
  return e.object === e.source
}

/** The previous controller. */
export function previousController(e: GameEvent<"control">): PlayerId {
  return e.amount
}

/** 705.2: whether the player won the flip. */
export function wonFlip(e: GameEvent<"coin">): boolean {
  return e.amount === 1
}

/** How many of the Room's doors are still locked (709.5i). */
export function doorsLeft(e: GameEvent<"unlocked">): number {
  return e.amount
}

/** The index of the dungeon room that the venture marker moved into (309.4). */
export function roomEntered(e: GameEvent<"venture">): number {
  return e.amount
}

/** 731.1a: whether it was neither day nor night before. */
export function wasNeither(e: GameEvent<"dayNight">): boolean {
  return e.amount !== 0
}

/** How many creatures were declared as attackers together (508.1). */
export function attackersDeclared(e: GameEvent<"attacks" | "attackers">): number {
  return e.amount
}

/** How many attackers the creature now blocks, or how many creatures now block it (509.3e). */
export function blockedOrBlocking(e: GameEvent<"blocks" | "becomesBlocked">): number {
  return e.amount
}

/** The number of this check, from 1, among consecutive checks that did something (704.3). */
export function checkInRow(e: GameEvent<"stateBased">): number {
  return e.amount
}
