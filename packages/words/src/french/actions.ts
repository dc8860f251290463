import { counterWord } from "@apnap/cards/french/lexicon"
import type { Entry } from "../entry.ts"
import { LAYERS } from "./layers.ts"
import { agree, count, does, of, ofThe, the, toThe } from "./names.ts"
import { TURNS } from "./turns.ts"

type Told = (e: Entry) => string | null

/** Keyword actions and other events of kind "action", by name. */
const ACTIONS: Readonly<Record<string, Told>> = {
  abandon: ({ who, object }) => `${does(who, "abandonne", "abandonnez")} ${the(object)}.`,
  adapt: ({ object, amount }) => `${the(object)} s’adapte (${amount}).`,
  airbend: ({ who, object }) => `${does(who, "maîtrise", "maîtrisez")} l’Air sur ${the(object)}.`,
  amass: ({ who, amount }) => `${does(who, "amasse", "amassez")} ${amount}.`,
  behold: ({ who, object }) => `${does(who, "contemple", "contemplez")} ${the(object)}.`,
  blight: ({ who, amount }) => `${does(who, "flétrit", "flétrissez")} ${amount}.`,
  bolster: ({ who, amount }) => `${does(who, "applique", "appliquez")} le renforcement ${amount}.`,
  chaos: ({ object }) => `le chaos s’abat sur ${the(object)}.`,
  cityBlessing: ({ who }) => `${does(who, "reçoit", "recevez")} la bénédiction de la cité.`,
  clashes: ({ who }) => `${does(who, "participe", "participez")} à la confrontation.`,
  cloak: ({ who }) => `${does(who, "voile", "voilez")} une carte.`,
  collectEvidence: ({ who }) => `${does(who, "rassemble", "rassemblez")} des preuves.`,
  connive: ({ object }) => `${the(object)} connive.`,
  convoke: ({ object, other }) => `${the(object)} s’engage pour la convocation ${ofThe(other)}.`,
  damageOnStack: ({ source, other, amount }) =>
    `${the(source)} assigne ${count(amount, "blessure")} de combat ${toThe(other)}, sur la pile.`,
  damageOrder: ({ object, other, amount }) =>
    amount === 1
      ? `les blessures ${ofThe(object)} sont assignées d’abord ${toThe(other)}.`
      : `${the(other)} est en position ${amount} dans l’ordre des blessures ${ofThe(object)}.`,
  detained: ({ object }) => `${the(object)} est ${agree(object, "détenu")}.`,
  discover: ({ who, amount }) => `${does(who, "découvre", "découvrez")} ${amount}.`,
  earthbend: ({ who, amount }) => `${does(who, "maîtrise", "maîtrisez")} la Terre ${amount}.`,
  encounter: ({ who, object }) => `${does(who, "rencontre", "rencontrez")} ${the(object)}.`,
  endure: ({ object, amount }) => `${the(object)} endure ${amount}.`,
  exploit: ({ object }) => `${the(object)} exploite une créature.`,
  explore: ({ object }) => `${the(object)} explore.`,
  fateseal: ({ who, amount }) => `${does(who, "scelle", "scellez")} le destin ${amount}.`,
  lock: ({ object }) => `Une porte de ${the(object)} est verrouillée.`,
  flip: ({ object }) => `${the(object)} est ${agree(object, "inversé")}.`,
  giveGift: ({ who }) => `${does(who, "donne", "donnez")} un cadeau.`,
  forage: ({ who }) => `${does(who, "fourrage", "fourragez")}.`,
  foretell: ({ who }) => `${does(who, "prédit", "prédisez")} une carte.`,
  goaded: ({ object }) => `${the(object)} est ${agree(object, "incité")}.`,
  improvise: ({ object, other }) => `${the(object)} s’engage pour l’improvisation ${ofThe(other)}.`,
  incubate: ({ who, amount }) => `${does(who, "incube", "incubez")} ${amount}.`,
  initiative: ({ who }) => `${does(who, "prend", "prenez")} l’initiative.`,
  investigate: ({ who }) => `${does(who, "enquête", "enquêtez")}.`,
  landByLeave: ({ who, source }) => `${does(who, "joue", "jouez")} un terrain grâce ${toThe(source)}.`,
  learn: ({ who }) => `${does(who, "apprend", "apprenez")}.`,
  manifest: ({ who }) => `${does(who, "manifeste", "manifestez")} une carte.`,
  manifestDread: ({ who }) => `${does(who, "manifeste", "manifestez")} l’effroi.`,
  miracle: ({ who, object }) => `${does(who, "révèle", "révélez")} ${the(object)} pour son miracle.`,
  monstrous: ({ object }) => `${the(object)} devient ${agree(object, "monstrueux", "monstrueuse")}.`,
  mutate: ({ object }) => `${the(object)} mute.`,
  openAttraction: ({ who, object }) => `${does(who, "ouvre", "ouvrez")} l’attraction ${the(object)}.`,
  paired: ({ object }) => `${the(object)} est ${agree(object, "associé")} à une autre créature.`,
  planeswalkAway: ({ who, object }) => `${does(who, "quitte", "quittez")} ${the(object)}.`,
  planeswalkTo: ({ who, object }) => `${does(who, "transplane", "transplanez")} vers ${the(object)}.`,
  plot: ({ who, object }) => `${does(who, "complote", "complotez")} ${the(object)}.`,
  populate: ({ who }) => `${does(who, "peuple", "peuplez")}.`,
  prepared: ({ object }) => `${the(object)} est ${agree(object, "préparé")}.`,
  proliferate: ({ who }) => `${does(who, "prolifère", "proliférez")}.`,
  protector: ({ who, object }) => `${does(who, "devient", "devenez")} le protecteur ${ofThe(object)}.`,
  renowned: ({ object }) => `${the(object)} devient ${agree(object, "renommé")}.`,
  ringBearer: ({ object }) => `${the(object)} devient le porteur de l’Anneau.`,
  saddled: ({ object }) => `${the(object)} est ${agree(object, "sellé")}.`,
  schemeInMotion: ({ who, object }) => `${does(who, "met", "mettez")} ${the(object)} à exécution.`,
  schemeTurnedDown: ({ object }) => `la machination ${the(object)} est remise au-dessous de son deck.`,
  sector: ({ who, object }) => `${does(who, "choisit", "choisissez")} un secteur pour ${the(object)}.`,
  solved: ({ object }) => `${the(object)} est ${agree(object, "résolu")}.`,
  speed: ({ who, amount }) => `la vitesse ${who.you ? "de vous" : of(the(who))} passe à ${amount}.`,
  support: ({ who, amount }) => `${does(who, "apporte", "apportez")} un soutien ${amount}.`,
  suspected: ({ object }) => `${the(object)} est ${agree(object, "suspecté")}.`,
  timeTravel: ({ who }) => `${does(who, "voyage", "voyagez")} dans le temps.`,
  visit: ({ who, object }) => `${does(who, "visite", "visitez")} ${the(object)}.`,
}

/** An event of kind "action"; null if other events of the same moment report it. */
export function action(e: Entry): string | null {
  const [name, ...rest] = e.detail.split(" ")
  const detail = rest.join(" ")
  if (name === "level") return `${the(e.object)} passe au niveau ${detail}.`
  const told = TURNS[name] ?? LAYERS[name]
  if (told !== undefined) return told(e, detail)
  if (e.detail === "speed" && e.who.you) return `votre vitesse passe à ${e.amount}.`
  return ACTIONS[e.detail]?.(e) ?? null
}

/** Counters as a noun: "deux marqueurs", "un marqueur « temps »". */
export function counters({ amount, detail }: Pick<Entry, "amount" | "detail">): string {
  const noun = amount === 1 ? "un marqueur" : count(amount, "marqueur")
  return `${noun} ${counterWord(detail)}`
}
