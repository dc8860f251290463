import { isToldElsewhere } from "../elsewhere.ts"
import { BOTTOMED, type Entry } from "../entry.ts"
import { does, the, zone } from "./names.ts"

/** State-based actions on an object, by rule: said instead of the zone change. */
const STATE_BASED: Readonly<Record<string, (what: string, e: Entry) => string>> = {
  "704.5d": (what, { detail }) =>
    `the token ${what} ${detail === "phasedOut" ? "is phased out" : "has left"} and ceases to exist.`,
  "704.5e": (what) => `the copy ${what} ceases to exist.`,
  "704.5f": (what) => `${what} has toughness 0 or less and is put into its owner's graveyard.`,
  "704.5i": (what) => `${what} has loyalty 0 and is put into its owner's graveyard.`,
  "704.5j": (what) => `the legend rule puts ${what} into its owner's graveyard.`,
  "704.5j@2011-09-30": (what) => `the planeswalker uniqueness rule puts ${what} into its owner's graveyard.`,
  "704.5k": (what) => `the world rule puts ${what} into its owner's graveyard.`,
  "704.5m": (what, { auras }) =>
    `the ${auras === "aura" ? "Aura" : "local enchantment"} ${what} isn't lawfully attached and is put into its owner's graveyard.`,
  "704.5v": (what) => `the battle ${what} has defense 0 and is put into its owner's graveyard.`,
  "704.5y": (what) => `${what} is not the newest Role of its controller there and is put into the graveyard.`,
}

/** A state-based action on the object in words; null for any other rule. */
export function stateBased(e: Entry): string | null {
  return STATE_BASED[e.rule]?.(the(e.object), e) ?? null
}

/** A zone change; null if another event of the same moment reports it. */
export function moves(e: Entry): string | null {
  const what = the(e.object)
  if (isToldElsewhere(e)) return null
  if (e.detail === BOTTOMED)
    return `${does(e.who, "puts", "put")} ${what} on the bottom of ${e.who.you ? "your" : "their"} library.`
  if (e.to === "graveyard" && e.from === "battlefield") return stateBased(e) ?? leaves(e, what)
  if (e.to === "battlefield") return enters(e, what)
  if (e.to === "exile")
    return e.terms === "classic" ? `${what} is removed from the game.` : `${what} is exiled.`
  if (e.to === "outside") return `${what} ceases to exist.`
  if (e.to === "hand" && e.from === "outside")
    return `${what} is put into its owner's hand from outside the game.`
  if (e.to === "hand" && e.from !== "library") return `${what} returns to its owner's hand.`
  if (e.to === "library" && e.from === "library") return `${what} is put back into its owner's library.`
  return goes(e, what)
}

function leaves(e: Entry, what: string): string {
  if (e.dies) return `${what} dies.`
  return `${what} is put into its owner's graveyard from ${zone("battlefield", e.terms)}.`
}

function enters({ terms, from, cause, who }: Entry, what: string): string {
  if (cause === "play") return `${does(who, "plays", "play")} ${what}.`
  const verb = { classic: "comes into play", m10: "enters the battlefield", enters: "enters" }[terms]
  return from === "stack" || from === "" ? `${what} ${verb}.` : `${what} ${verb} from ${zone(from, terms)}.`
}

function goes({ from, to, terms }: Entry, what: string): string {
  const start = from === "" ? "" : ` from ${zone(from, terms)}`
  return `${what} goes${start} to ${zone(to, terms)}.`
}
