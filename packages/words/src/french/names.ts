import type { Step, Zone } from "@apnap/engine"
import { cardNameIn } from "../card-names.ts"
import type { Entry } from "../entry.ts"
import { playerName } from "../player-name.ts"
import type { Thing } from "../thing.ts"

/** Narrow no-break space, used before colons, semicolons and other punctuation. */
export const THIN = "\u202f"

/** Abilities without a source, by their names (901.8, 725.2, 726.2, 702.179d, 728.1). */
const INHERENT: Readonly<Record<string, string>> = {
  planeswalking: "la capacité de transplanage",
  monarch: "la capacité du monarque",
  initiative: "la capacité de l’initiative",
  speed: "la capacité de la vitesse",
  radiation: "la capacité des radiations",
}

/** The thing as a French noun phrase. */
export function the(thing: Thing): string {
  switch (thing.is) {
    case "nothing":
      return "quelque chose"
    case "hidden":
      return "une carte"
    case "player":
      return thing.you ? "vous" : playerName(thing.name, "fr")
    case "ability":
      return `une capacité ${of(called(thing))}${tag(thing)}`
    case "inherent":
      return INHERENT[thing.name] ?? "une capacité"
    case "object":
      return `${called(thing)}${tag(thing)}`
  }
}

function called({ name, emblem, faceDown }: Thing): string {
  if (name === "" && faceDown !== undefined)
    return faceDown === "spell" ? "un sort face cachée" : "un permanent face cachée"
  const said = `${typeset(cardNameIn(name, "fr"))}${faceDown === undefined ? "" : " face cachée"}`
  return emblem ? `l’emblème ${of(said)}` : said
}

/** A name with a typographic apostrophe: "Lich’s Mirror". */
function typeset(name: string): string {
  return name.replaceAll("'", "’")
}

function tag(thing: Thing): string {
  return thing.tag === "" ? "" : ` (${thing.tag})`
}

/** "de", elided before a vowel or a mute h: "d’Alice", but "de A" for a single letter. */
export function of(text: string): string {
  return elides(text) ? `d’${text}` : `de ${text}`
}

function elides(text: string): boolean {
  return /^[aeiouâàéèêëîïôûœ]\p{L}|^y[^aeiou]/iu.test(text)
}

/** "de" and the thing. */
export function ofThe(thing: Thing): string {
  return of(the(thing))
}

/** "à" and the thing. */
export function toThe(thing: Thing): string {
  return `à ${the(thing)}`
}

/** Subject and verb: "Vous piochez", "Anne pioche". */
export function does(who: Thing, third: string, second: string): string {
  return who.is === "nothing" ? `un joueur ${third}` : `${the(who)} ${who.you ? second : third}`
}

/** The form that agrees with the thing: masculine or feminine. */
export function agree(thing: Thing, masculine: string, feminine = `${masculine}e`): string {
  return thing.gender === "f" ? feminine : masculine
}

/** A number and its noun: zero and one take the singular. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n < 2 ? one : many}`
}

/** Steps with the preposition: "Début de l’étape d’entretien". */
export const STEP_OF: Readonly<Record<Step, string>> = {
  untap: "de l’étape de dégagement",
  upkeep: "de l’étape d’entretien",
  draw: "de l’étape de pioche",
  precombatMain: "de la phase principale d’avant combat",
  beginningOfCombat: "de l’étape de début de combat",
  declareAttackers: "de l’étape de déclaration des attaquants",
  declareBlockers: "de l’étape de déclaration des bloqueurs",
  firstStrikeDamage: "de la première étape des blessures de combat",
  combatDamage: "de l’étape des blessures de combat",
  endOfCombat: "de l’étape de fin de combat",
  postcombatMain: "de la phase principale d’après combat",
  end: "de l’étape de fin",
  cleanup: "de l’étape de nettoyage",
}

interface ZoneForms {
  to: string
  from: string
}

const ZONES: Readonly<Record<Zone, ZoneForms>> = {
  library: { to: "dans la bibliothèque de son propriétaire", from: "de la bibliothèque de son propriétaire" },
  hand: { to: "dans la main de son propriétaire", from: "de la main de son propriétaire" },
  battlefield: { to: "sur le champ de bataille", from: "du champ de bataille" },
  graveyard: { to: "dans le cimetière de son propriétaire", from: "du cimetière de son propriétaire" },
  stack: { to: "sur la pile", from: "de la pile" },
  exile: { to: "en exil", from: "de l’exil" },
  command: { to: "dans la zone de commandement", from: "de la zone de commandement" },
  ante: { to: "dans la zone de mise", from: "de la zone de mise" },
  outside: { to: "hors de la partie", from: "de l’extérieur de la partie" },
}

const CLASSIC: Partial<Record<Zone, ZoneForms>> = {
  battlefield: { to: "en jeu", from: "du jeu" },
  exile: { to: "hors de la partie", from: "d’entre les cartes retirées de la partie" },
}

/** A zone with its preposition, in the era's terms. */
export function zone(name: Zone | "", terms: Entry["terms"]): ZoneForms {
  const place = name === "" ? "outside" : name
  return (terms === "classic" ? CLASSIC[place] : undefined) ?? ZONES[place]
}
