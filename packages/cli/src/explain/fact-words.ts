import type { Language } from "@apnap/words"

export interface FactWords {
  colon: string
  semicolon: string
  life: (life: number) => string
  left: Readonly<Record<string, string>>
  mana: string
  battlefield: string
  graveyard: string
  hand: string
  exile: string
  command: string
  library: (cards: number) => string
  stack: string
  nothing: string
  wins: (names: string) => string
  draw: string
  tapped: string
  damaged: (damage: number) => string
  phasedOut: string
  faceDown: string
  attachedTo: (name: string) => string
}

/** Phrases for facts about a position. */
export const FACT_WORDS: Readonly<Record<Language, FactWords>> = {
  en: {
    colon: ": ",
    semicolon: "; ",
    life: (life) => `${life} life`,
    left: { won: "won", lost: "lost", drew: "drew" },
    mana: "mana",
    battlefield: "battlefield",
    graveyard: "graveyard",
    hand: "hand",
    exile: "exile",
    command: "command zone",
    library: (cards) => `library of ${cards}`,
    stack: "stack",
    nothing: "nothing",
    wins: (names) => `${names} won the game`,
    draw: "the game is a draw",
    tapped: "tapped",
    damaged: (damage) => `${damage} damage`,
    phasedOut: "phased out",
    faceDown: "face down",
    attachedTo: (name) => `on ${name}`,
  },
  fr: {
    colon: "\u202f: ",
    semicolon: "\u202f; ",
    life: (life) => `${life} ${life === 1 || life === 0 ? "point" : "points"} de vie`,
    left: { won: "a gagné", lost: "a perdu", drew: "partie nulle" },
    mana: "mana",
    battlefield: "champ de bataille",
    graveyard: "cimetière",
    hand: "main",
    exile: "exil",
    command: "zone de commandement",
    library: (cards) => `bibliothèque de ${cards}`,
    stack: "pile",
    nothing: "rien",
    wins: (names) => `${names} a gagné la partie`,
    draw: "la partie est nulle",
    tapped: "engagé",
    damaged: (damage) => `${damage} ${damage === 1 ? "blessure" : "blessures"}`,
    phasedOut: "hors phase",
    faceDown: "face cachée",
    attachedTo: (name) => `sur ${name}`,
  },
}
