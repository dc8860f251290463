import type { Entry } from "../entry.ts"
import { LAYERS } from "./layers.ts"
import { count, does, the } from "./names.ts"
import { TURNS } from "./turns.ts"

type Told = (e: Entry) => string | null

/** Keyword actions and other events of kind "action", by name. */
export const ACTIONS: Readonly<Record<string, Told>> = {
  abandon: ({ who, object }) => `${does(who, "abandons", "abandon")} ${the(object)}.`,
  adapt: ({ object, amount }) => `${the(object)} adapts ${amount}.`,
  airbend: ({ who, object }) => `${does(who, "airbends", "airbend")} ${the(object)}.`,
  amass: ({ who, amount }) => `${does(who, "amasses", "amass")} ${amount}.`,
  behold: ({ who, object }) => `${does(who, "beholds", "behold")} ${the(object)}.`,
  blight: ({ who, amount }) => `${does(who, "blights", "blight")} ${amount}.`,
  bolster: ({ who, amount }) => `${does(who, "bolsters", "bolster")} ${amount}.`,
  chaos: ({ object }) => `chaos ensues on ${the(object)}.`,
  cityBlessing: ({ who }) => `${does(who, "gets", "get")} the city's blessing.`,
  clashes: ({ who }) => `${does(who, "clashes", "clash")}.`,
  cloak: ({ who }) => `${does(who, "cloaks", "cloak")} a card.`,
  collectEvidence: ({ who }) => `${does(who, "collects", "collect")} evidence.`,
  connive: ({ object }) => `${the(object)} connives.`,
  convoke: ({ object, other }) => `${the(object)} is tapped to convoke ${the(other)}.`,
  damageOnStack: ({ source, other, amount }) =>
    `${the(source)} assigns ${amount} combat damage to ${the(other)}; it goes on the stack.`,
  damageOrder: ({ object, other, amount }) =>
    amount === 1
      ? `the damage of ${the(object)} is assigned first to ${the(other)}.`
      : `${the(other)} is number ${amount} in the damage order of ${the(object)}.`,
  detained: ({ object }) => `${the(object)} is detained.`,
  discover: ({ who, amount }) => `${does(who, "discovers", "discover")} ${amount}.`,
  earthbend: ({ who, amount }) => `${does(who, "earthbends", "earthbend")} ${amount}.`,
  encounter: ({ who, object }) => `${does(who, "encounters", "encounter")} ${the(object)}.`,
  endure: ({ object, amount }) => `${the(object)} endures ${amount}.`,
  exploit: ({ object }) => `${the(object)} exploits a creature.`,
  explore: ({ object }) => `${the(object)} explores.`,
  fateseal: ({ who, amount }) => `${does(who, "fateseals", "fateseal")} ${amount}.`,
  lock: ({ object }) => `A door of ${the(object)} is locked.`,
  flip: ({ object }) => `${the(object)} flips.`,
  giveGift: ({ who }) => `${does(who, "gives", "give")} a gift.`,
  forage: ({ who }) => `${does(who, "forages", "forage")}.`,
  foretell: ({ who }) => `${does(who, "foretells", "foretell")} a card.`,
  goaded: ({ object }) => `${the(object)} is goaded.`,
  improvise: ({ object, other }) => `${the(object)} is tapped to improvise ${the(other)}.`,
  incubate: ({ who, amount }) => `${does(who, "incubates", "incubate")} ${amount}.`,
  initiative: ({ who }) => `${does(who, "takes", "take")} the initiative.`,
  investigate: ({ who }) => `${does(who, "investigates", "investigate")}.`,
  landByLeave: ({ who, source }) => `${does(who, "plays", "play")} a land by leave of ${the(source)}.`,
  learn: ({ who }) => `${does(who, "learns", "learn")}.`,
  manifest: ({ who }) => `${does(who, "manifests", "manifest")} a card.`,
  manifestDread: ({ who }) => `${does(who, "manifests", "manifest")} dread.`,
  miracle: ({ who, object }) => `${does(who, "reveals", "reveal")} ${the(object)} for its miracle.`,
  monstrous: ({ object }) => `${the(object)} becomes monstrous.`,
  mutate: ({ object }) => `${the(object)} mutates.`,
  openAttraction: ({ who, object }) => `${does(who, "opens", "open")} the Attraction ${the(object)}.`,
  paired: ({ object }) => `${the(object)} becomes paired.`,
  planeswalkAway: ({ who, object }) => `${does(who, "planeswalks", "planeswalk")} away from ${the(object)}.`,
  planeswalkTo: ({ who, object }) => `${does(who, "planeswalks", "planeswalk")} to ${the(object)}.`,
  plot: ({ who, object }) => `${does(who, "plots", "plot")} ${the(object)}.`,
  populate: ({ who }) => `${does(who, "populates", "populate")}.`,
  prepared: ({ object }) => `${the(object)} becomes prepared.`,
  proliferate: ({ who }) => `${does(who, "proliferates", "proliferate")}.`,
  protector: ({ who, object }) => `${does(who, "becomes", "become")} the protector of ${the(object)}.`,
  renowned: ({ object }) => `${the(object)} becomes renowned.`,
  ringBearer: ({ object }) => `${the(object)} becomes the Ring-bearer.`,
  saddled: ({ object }) => `${the(object)} becomes saddled.`,
  schemeInMotion: ({ who, object }) => `${does(who, "sets", "set")} ${the(object)} in motion.`,
  schemeTurnedDown: ({ object }) => `the scheme ${the(object)} goes to the bottom of its deck.`,
  sector: ({ who, object }) => `${does(who, "chooses", "choose")} a sector for ${the(object)}.`,
  solved: ({ object }) => `${the(object)} is solved.`,
  speed: ({ who, amount }) => `${does(who, "has", "have")} speed ${amount}.`,
  support: ({ who, amount }) => `${does(who, "supports", "support")} ${amount}.`,
  suspected: ({ object }) => `${the(object)} is suspected.`,
  timeTravel: ({ who }) => `${does(who, "time travels", "time travel")}.`,
  visit: ({ who, object }) => `${does(who, "visits", "visit")} ${the(object)}.`,
}

/** An event of kind "action"; null if other events of the same moment report it. */
export function action(e: Entry): string | null {
  const [name, ...rest] = e.detail.split(" ")
  const detail = rest.join(" ")
  if (name === "level") return `${the(e.object)} becomes level ${detail}.`
  const told = TURNS[name] ?? LAYERS[name]
  if (told !== undefined) return told(e, detail)
  return ACTIONS[e.detail]?.(e) ?? null
}

/** Counters as a noun: "2 +1/+1 counters", "a poison counter". */
export function counters({ amount, detail }: Pick<Entry, "amount" | "detail">): string {
  return amount === 1 ? `${article(detail)} ${detail} counter` : count(amount, `${detail} counter`)
}

/** By sound: "an hour counter", "a unity counter". */
function article(noun: string): string {
  return /^(?:[aeio]|u(?!ni)|hour)/i.test(noun) ? "an" : "a"
}
