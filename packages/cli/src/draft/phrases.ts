import type { Language } from "@apnap/words"

/** What is said during a draft. */
export interface DraftPhrases {
  pool: (set: string, cards: number, leftOut: number) => string
  round: (round: number, pack: number) => string
  pile: (cards: number) => string
  faceUp: (player: string, names: string) => string
  noted: (player: string, card: string, what: string) => string
  ask: (count: number) => string
  wrong: (count: number) => string
  you: string
  computer: (seat: number) => string
  written: (file: string) => string
  play: (command: string) => string
}

export const DRAFT_PHRASES: Readonly<Record<Language, DraftPhrases>> = {
  en: {
    pool: (set, cards, leftOut) =>
      `${set}: ${cards} cards are drafted${leftOut === 0 ? "" : `, ${leftOut} are not there or not understood yet`}`,
    round: (round, pack) => `Round ${round}, a pack of ${pack} cards`,
    pile: (cards) => `You have drafted ${cards} cards`,
    faceUp: (player, names) => `Face up before ${player}: ${names}`,
    noted: (player, card, what) => `${player} noted for ${card}: ${what}`,
    ask: (count) => (count === 1 ? "Which card?" : `Which ${count} cards?`),
    wrong: (count) =>
      `${count === 1 ? "a number" : `${count} different numbers`} of the list, and a letter to use a card`,
    you: "You",
    computer: (seat) => `Computer ${seat}`,
    written: (file) => `Deck: ${file}`,
    play: (command) => `Play: ${command}`,
  },
  fr: {
    pool: (set, cards, leftOut) =>
      `${set} : ${cards} cartes sont draftées${leftOut === 0 ? "" : `, ${leftOut} manquent ou ne sont pas encore comprises`}`,
    round: (round, pack) => `Tour ${round}, un booster de ${pack} cartes`,
    pile: (cards) => `Vous avez drafté ${cards} cartes`,
    faceUp: (player, names) => `Face visible devant ${player} : ${names}`,
    noted: (player, card, what) => `${player} a noté pour ${card} : ${what}`,
    ask: (count) => (count === 1 ? "Quelle carte ?" : `Quelles ${count} cartes ?`),
    wrong: (count) =>
      `${count === 1 ? "un numéro" : `${count} numéros différents`} de la liste, et une lettre pour utiliser une carte`,
    you: "Vous",
    computer: (seat) => `Ordinateur ${seat}`,
    written: (file) => `Deck : ${file}`,
    play: (command) => `Jouer : ${command}`,
  },
}
