import type { Step } from "@apnap/engine"
import { capitalised, type Language } from "@apnap/words"

/** Fixed phrases of the terminal game, apart from events and decisions. */
export interface Phrases {
  language: Language
  you: string
  computer: (seat: string) => string
  turn: (turn: number, player: string, step: string) => string
  /** In place of the turn. */
  beforeGame: string
  /** 729: that this is a subgame, how deep, and of which card. */
  subgame: (depth: number, card: string) => string
  steps: Readonly<Record<Step, string>>
  commandZone: string
  ante: string
  stack: string
  hand: string
  empty: string
  player: (name: string, life: number, hand: number, library: number, graveyard: number) => string
  /** 808.1, 809.2, 807.4: beside a player's name. */
  team: (n: number) => string
  yourTeam: string
  emperor: string
  takesTurn: (turn: number) => string
  mana: string
  tapped: string
  attacking: string
  blocking: string
  damage: (n: number) => string
  anAbility: string
  faceDown: string
  object: (ref: number) => string
  pass: string
  cast: (card: string, way: string) => string
  play: (card: string) => string
  forMana: (card: string) => string
  ability: (index: number, card: string) => string
  special: (what: string, card: string) => string
  undo: string
  /** 732.2: that what was done twice in a row can be repeated, how often it is wanted, and that it was. */
  repeat: string
  repeatTimes: (most: number) => string
  repeated: (times: number) => string
  save: string
  yes: string
  no: string
  outOfRange: string
  /** Help: how many numbers to type, and the length of the list. */
  numbers: (min: number, max: number, of: number) => string
  inOrder: string
  share: (name: string, least: number, most: number) => string
  attackWith: string
  blockWith: string
  over: (winners: readonly string[], rule: string) => string
  /** 407.2: the cards that the winners come to own. */
  wonAnte: (winners: readonly string[], cards: readonly string[]) => string
  saved: (file: string) => string
  /** The last letter of every list, and its meaning. */
  helpHint: string
  help: readonly string[]
  noSuchCard: (typed: string) => string
  inputEnded: string
}

const EN: Phrases = {
  language: "en",
  you: "You",
  computer: (seat) => `Computer${seat}`,
  beforeGame: "Before the game",
  turn: (turn, player, step) => `Turn ${turn}, ${player}: ${step}`,
  subgame: (depth, card) =>
    `Subgame${depth > 1 ? ` ${depth}` : ""}${card === "" ? "" : ` of ${card}`}: the main game waits (729).`,
  steps: {
    untap: "untap",
    upkeep: "upkeep",
    draw: "draw",
    precombatMain: "first main phase",
    beginningOfCombat: "beginning of combat",
    declareAttackers: "attackers",
    declareBlockers: "blockers",
    firstStrikeDamage: "first strike damage",
    combatDamage: "combat damage",
    endOfCombat: "end of combat",
    postcombatMain: "second main phase",
    end: "end step",
    cleanup: "cleanup",
  },
  commandZone: "Command zone:",
  ante: "Ante:",
  stack: "Stack (top first):",
  hand: "Hand:",
  empty: "empty",
  player: (name, life, hand, library, graveyard) =>
    `${name}: ${life} life, hand ${hand}, library ${library}, graveyard ${graveyard}`,
  team: (n) => `team ${n}`,
  yourTeam: "your team",
  emperor: "emperor",
  takesTurn: (turn) => `takes turn ${turn}`,
  mana: "mana",
  tapped: "tapped",
  attacking: "attacking",
  blocking: "blocking",
  damage: (n) => `${n} damage`,
  anAbility: "an ability",
  faceDown: "face down",
  object: (ref) => `object ${ref}`,
  pass: "pass",
  cast: (card, way) => `cast ${card}${way === "" ? "" : ` (${way})`}`,
  play: (card) => `play ${card}`,
  forMana: (card) => `tap for mana ${card}`,
  ability: (index, card) => `ability ${index} of ${card}`,
  special: (what, card) => `${what} ${card}`,
  undo: "undo",
  repeat: "repeat what you have done twice in a row",
  repeatTimes: (most) => `How often? (1 to ${most})`,
  repeated: (times) => (times === 1 ? "Repeated once." : `Repeated ${times} times.`),
  save: "save",
  yes: "yes",
  no: "no",
  outOfRange: "not in range",
  numbers: (min, max, of) =>
    max === 1 && min === 1
      ? `(1 to ${of})`
      : `(${min === max ? min : `${min} to ${Math.min(max, of)}`} numbers, as "1 3")`,
  inOrder: "in which order?",
  share: (name, least, most) => `to ${name} (${least} to ${most})`,
  attackWith: "Attack with",
  blockWith: "Block with",
  over: (winners, rule) => `The game is over: ${winners.join(" and ") || "nobody"} won (${rule}).`,
  wonAnte: (winners, cards) =>
    `The ante belongs to ${winners.join(" and ")} now: ${cards.join(", ")} (407.2).`,
  saved: (file) => `The game is saved in ${file}: go on with --load ${file}`,
  helpHint: "help; t 1 reads a card",
  help: [
    "What you can type:",
    "  a number of the list, or several, as 1 3; Enter alone where none is needed",
    "  t 3       the text of number 3 of the list",
    "  t Shock   the text of a card that you can see, by the beginning of its name",
    "  u, s      undo, save (where you may do something)",
    "  r         repeat, as often as you like, what you have done twice in a row",
    "  ?         this help",
    "  Ctrl-C    leave; the game is kept",
  ],
  noSuchCard: (typed) => `no card that you can see is "${typed}"`,
  inputEnded: "The input has ended.",
}

const FR: Phrases = {
  language: "fr",
  you: "Vous",
  computer: (seat) => `l’ordinateur${seat}`,
  beforeGame: "Avant la partie",
  turn: (turn, player, step) => `Tour ${turn}, ${player} : ${step}`,
  subgame: (depth, card) =>
    `Sous-partie${depth > 1 ? ` ${depth}` : ""}${card === "" ? "" : ` de ${card}`} : la partie principale attend (729).`,
  steps: {
    untap: "dégagement",
    upkeep: "entretien",
    draw: "pioche",
    precombatMain: "première phase principale",
    beginningOfCombat: "début de combat",
    declareAttackers: "attaquants",
    declareBlockers: "bloqueurs",
    firstStrikeDamage: "blessures d’initiative",
    combatDamage: "blessures de combat",
    endOfCombat: "fin de combat",
    postcombatMain: "seconde phase principale",
    end: "étape de fin",
    cleanup: "nettoyage",
  },
  commandZone: "Zone de commandement :",
  ante: "Mise :",
  stack: "Pile (du haut vers le bas) :",
  hand: "Main :",
  empty: "vide",
  player: (name, life, hand, library, graveyard) =>
    `${capitalised(name)} : ${life} ${life > 1 ? "points" : "point"} de vie, main ${hand}, bibliothèque ${library}, cimetière ${graveyard}`,
  team: (n) => `équipe ${n}`,
  yourTeam: "votre équipe",
  emperor: "empereur",
  takesTurn: (turn) => `joue le tour ${turn}`,
  mana: "mana",
  tapped: "engagé",
  attacking: "attaque",
  blocking: "bloque",
  damage: (n) => `${n} ${n > 1 ? "blessures" : "blessure"}`,
  anAbility: "une capacité",
  faceDown: "face cachée",
  object: (ref) => `objet ${ref}`,
  pass: "passer",
  cast: (card, way) => `lancer ${card}${way === "" ? "" : ` (${way})`}`,
  play: (card) => `jouer ${card}`,
  forMana: (card) => `engager pour du mana : ${card}`,
  ability: (index, card) => `capacité ${index} : ${card}`,
  special: (what, card) => `${what} ${card}`,
  undo: "annuler",
  repeat: "répéter ce que vous avez fait deux fois de suite",
  repeatTimes: (most) => `Combien de fois ? (1 à ${most})`,
  repeated: (times) => `Répété ${times} fois.`,
  save: "sauvegarder",
  yes: "oui",
  no: "non",
  outOfRange: "hors des limites",
  numbers: (min, max, of) =>
    max === 1 && min === 1
      ? `(1 à ${of})`
      : `(${min === max ? min : `${min} à ${Math.min(max, of)}`} numéros, comme « 1 3 »)`,
  inOrder: "dans quel ordre ?",
  share: (name, least, most) => `à ${name} (${least} à ${most})`,
  attackWith: "Attaquer avec",
  blockWith: "Bloquer avec",
  over: (winners, rule) =>
    winners.length === 0
      ? `La partie est une égalité (${rule}).`
      : `La partie est terminée, victoire : ${winners.join(" et ")} (${rule}).`,
  wonAnte: (winners, cards) => `La mise revient à ${winners.join(" et ")} : ${cards.join(", ")} (407.2).`,
  saved: (file) => `La partie est sauvegardée dans ${file} : reprenez-la avec --load ${file}`,
  helpHint: "aide ; t 1 lit une carte",
  help: [
    "Ce que vous pouvez taper :",
    "  un numéro de la liste, ou plusieurs, comme 1 3 ; Entrée seule quand il n’en faut pas",
    "  t 3       le texte du numéro 3 de la liste",
    "  t Shock   le texte d’une carte visible, par le début de son nom",
    "  u, s      annuler, sauvegarder (quand vous pouvez agir)",
    "  r         répéter, aussi souvent que vous voulez, ce que vous avez fait deux fois de suite",
    "  ?         cette aide",
    "  Ctrl-C    quitter ; la partie est gardée",
  ],
  noSuchCard: (typed) => `aucune carte visible n’est « ${typed} »`,
  inputEnded: "L’entrée est finie.",
}

export const PHRASES: Readonly<Record<Language, Phrases>> = { en: EN, fr: FR }
