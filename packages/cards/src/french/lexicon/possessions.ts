import { agree, type Features, genderIn } from "../morphology/agreement.ts"
import { type Phrase, third } from "../phrase.ts"

/** Gender of things that players and objects have, with "p" for plural. */
const POSSESSIONS: Readonly<Record<string, "f" | "m" | "fp" | "mp">> = {
  bibliothèque: "f",
  main: "f",
  "taille de main": "f",
  cimetière: "m",
  force: "f",
  endurance: "f",
  "force de base": "f",
  "endurance de base": "f",
  "force et endurance": "f",
  "force et endurance de base": "f",
  propriétaire: "m",
  contrôleur: "m",
  contrôle: "m",
  choix: "m",
  premier: "m",
  "premier sort": "m",
  sort: "m",
  carte: "f",
  capacités: "fp",
  "autres types": "mp",
  "types de créature": "mp",
  "blessures de combat": "fp",
  "prochaine étape de dégagement": "f",
  "prochaine étape de pioche": "f",
  "prochaine phase de combat": "f",
  "seconde phase principale": "f",
  "valeur de mana": "f",
  "coût de mana": "m",
  "total de points de vie": "m",
  "total de points de vie de départ": "m",
  entretien: "m",
  tour: "m",
  "prochain tour": "m",
  "prochain entretien": "m",
  "étape de dégagement": "f",
  "étape de fin": "f",
  "étape d'entretien": "f",
  "étape de pioche": "f",
  commandant: "m",
  réserve: "f",
  "taille de main maximale": "f",
  loyauté: "f",
  nom: "m",
  texte: "m",
  couleur: "f",
  "capacités activées": "fp",
  marqueurs: "mp",
}

/** « (votre) troisième sort »; an ordinal alone refers to a spell. */
const ORDINAL = /^\S+ième ?/

/** A possessed noun: « votre main », « sa main », « la main de ce joueur ». */
export function possessed(owner: Phrase, noun: string): Phrase {
  const kind = POSSESSIONS[noun] ?? POSSESSIONS[noun.replace(ORDINAL, "") || "sort"]
  if (kind === undefined) throw new Error(`no gender for ${noun}`)
  return possessedNoun(owner, noun, third(genderIn(kind.charAt(0)), kind.length > 1))
}

/** The same for a noun with known features. */
export function possessedNoun(owner: Phrase, noun: string, features: Features): Phrase {
  if (owner.pronoun !== true) return { words: [agree("le", features), noun, "de", ...owner.words], features }
  const whose = owner.features?.person === 2 ? "votre" : owner.features?.plural === true ? "leur" : "son"
  return { words: [agree(whose, features), noun], features }
}
