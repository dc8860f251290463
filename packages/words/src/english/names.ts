import type { Step, Zone } from "@apnap/engine"
import type { Entry } from "../entry.ts"
import type { Thing } from "../thing.ts"

/** The thing as an English noun phrase. */
export function the(thing: Thing): string {
  switch (thing.is) {
    case "nothing":
      return "something"
    case "hidden":
      return "a card"
    case "player":
      return thing.you ? "you" : thing.name
    case "ability":
      return `an ability of ${tagged(thing)}`
    case "inherent":
      return `the ${thing.name} ability`
    case "object":
      return tagged(thing)
  }
}

function tagged({ name, emblem, tag, faceDown }: Thing): string {
  const called = emblem ? `the emblem of ${name}` : faceDown === undefined ? name : hooded(name, faceDown)
  return tag === "" ? called : `${called} (${tag})`
}

function hooded(name: string, what: "permanent" | "spell"): string {
  return name === "" ? `a face-down ${what}` : `face-down ${name}`
}

/** Subject and verb: "You draw", "Ann draws". */
export function does(who: Thing, third: string, second: string): string {
  return who.is === "nothing" ? `somebody ${third}` : `${the(who)} ${who.you ? second : third}`
}

/** The possessive: "your", "Ann's". */
export function whose(who: Thing): string {
  return who.is === "nothing" ? "the" : who.you ? "your" : `${who.name}'s`
}

/** A number and its noun. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  untap: "untap step",
  upkeep: "upkeep step",
  draw: "draw step",
  precombatMain: "precombat main phase",
  beginningOfCombat: "beginning of combat step",
  declareAttackers: "declare attackers step",
  declareBlockers: "declare blockers step",
  firstStrikeDamage: "first combat damage step",
  combatDamage: "combat damage step",
  endOfCombat: "end of combat step",
  postcombatMain: "postcombat main phase",
  end: "end step",
  cleanup: "cleanup step",
}

/** A zone after "from" or "to", in the words of the era. */
export function zone(name: Zone | "", terms: Entry["terms"]): string {
  switch (name) {
    case "battlefield":
      return terms === "classic" ? "play" : "the battlefield"
    case "exile":
      return terms === "classic" ? "the cards removed from the game" : "exile"
    case "library":
    case "hand":
    case "graveyard":
      return `its owner's ${name}`
    case "stack":
      return "the stack"
    case "command":
      return "the command zone"
    case "ante":
      return "the ante zone"
    default:
      return "outside the game"
  }
}
