import type { Language } from "@apnap/words"

interface EraWords {
  colon: string
  outcomes: (outcomes: number, rulesets: number) => string
  span: (first: string, last: string) => string
  expected: string
  unexpected: string
  unsupported: string
  change: (before: string, after: string) => string
  alike: (one: string, other: string) => string
  noKnob: string
  unlike: (name: string) => string
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
  attachedTo: (name: string) => string
}

/** What `apnap eras` says beside the rules and the events. */
export const ERA_WORDS: Readonly<Record<Language, EraWords>> = {
  en: {
    colon: ": ",
    outcomes: (outcomes, rulesets) =>
      outcomes === 1
        ? `The same outcome under all ${rulesets} rulesets`
        : `${outcomes} outcomes under ${rulesets} rulesets`,
    span: (first, last) => `${first} to ${last}`,
    expected: "as the scenario says",
    unexpected: "not as the scenario says",
    unsupported: "cannot be played",
    change: (before, after) => `From ${before} to ${after}:`,
    alike: (one, other) => `${one} and ${other} say the same`,
    noKnob: "no knob decides: what is new came with the day",
    unlike: (name) => `Only in ${name}:`,
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
    attachedTo: (name) => `on ${name}`,
  },
  fr: {
    colon: "\u202f: ",
    outcomes: (outcomes, rulesets) =>
      outcomes === 1
        ? `La même issue sous les ${rulesets} versions des règles`
        : `${outcomes} issues sous ${rulesets} versions des règles`,
    span: (first, last) => `de ${first} à ${last}`,
    expected: "comme le dit le scénario",
    unexpected: "autrement que ne le dit le scénario",
    unsupported: "ne peut pas être joué",
    change: (before, after) => `De ${before} à ${after}\u202f:`,
    alike: (one, other) => `${one} et ${other} disent la même chose`,
    noKnob: "aucun réglage ne décide\u202f: la nouveauté est venue ce jour-là",
    unlike: (name) => `Seulement en ${name}\u202f:`,
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
    attachedTo: (name) => `sur ${name}`,
  },
}
