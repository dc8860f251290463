import { HOSTS } from "./lexicon/hosts.ts"
import { agree, type Features } from "./morphology/agreement.ts"
import type { Mood } from "./morphology/verbs.ts"
import { type Phrase, pronoun, third, YOU } from "./phrase.ts"
import { anew, type Setting, stated } from "./say.ts"

// What template holes can request: moods, determiners, setting flags, and words that stand for no part.

const MOODS: ReadonlySet<string> = new Set([
  "imperative",
  "infinitive",
  "indicative",
  "subjunctive",
  "imperfect",
  "perfect",
])

function isMood(word: string): word is Mood {
  return MOODS.has(word)
}

export const SINGULAR = third("m")
/** Setting flags that a hole can request. */
export const FLAGS: ReadonlySet<string> = new Set(["from", "every", "another", "digits", "named", "tapped"])
const PLAYERS: Readonly<Record<string, string>> = {
  joueur: "un joueur",
  adversaire: "un adversaire",
  défenseur: "le joueur défenseur",
  il: "il",
}

/** The setting for a hole, as its template requests. */
export function settingAs(setting: Setting, as: string): Setting {
  if (as === "token") return { ...setting, last: SINGULAR }
  if (as === "its") return { ...setting, subject: SINGULAR, token: true }
  if (as === "past") return perfectIn(setting)
  if (as === "unpast") return { ...perfectIn(setting), negated: true }
  if (as === "perfect") return { ...stated(setting), mood: "perfect" }
  if (as === "one" || as === "aucun" || as === "each") return { ...setting, one: true }
  if (as === "stated") return stated(setting)
  if (as === "paid") return { ...setting, mood: "infinitive", pays: true }
  if (as === "paying") return { ...setting, mood: "subjunctive", pays: true }
  if (as === "priced") return { ...anew(setting), pays: true }
  if (as === "unless") return { ...stated(setting), mood: "subjunctive", ne: true }
  if (as === "command") return anew(setting)
  return isMood(as) ? { ...setting, mood: as } : setting
}

/** « à moins qu'il n'ait attaqué »: in a subjunctive clause, the auxiliary is subjunctive. */
function perfectIn(setting: Setting): Setting {
  return { ...setting, mood: "perfect", ...(setting.mood === "subjunctive" && { auxiliary: "subjunctive" }) }
}

export const ARTICLE_FEATURES: Readonly<Record<string, Features>> = {
  le: third("m"),
  un: third("m"),
  la: third("f"),
  une: third("f"),
}
export const ARTICLES: Readonly<Record<string, string>> = { one: "un", bare: "" }

/** A command with a subject becomes a statement; an infinitive with one becomes « faire que » with the subjunctive. */
export function moodOf(mood: Mood, { person }: Features): Mood {
  if (mood === "infinitive") return person === 3 ? "subjunctive" : mood
  return mood === "imperative" ? "indicative" : mood
}

export const DETERMINERS: ReadonlySet<string> = new Set([
  "bare",
  "un",
  "one",
  "chaque",
  "tous",
  "le",
  "ce",
  "aucun",
  "un cible",
  "cible",
  "de",
])

/** « la créature enchantée ». */
function hostOf(host = "creature"): Phrase {
  const [noun, gender] = HOSTS[host] ?? HOSTS.permanent
  const features = third(gender)
  return { words: [agree("le", features), noun, agree("enchanté", features)], features }
}

/** Words that stand for no part: the object itself, its host, you, the last noun phrase. */
export function literal(hole: string, setting: Setting): Phrase | undefined {
  const { self, last, subject } = setting
  if (hole === "~") return { words: self.words, features: self.features, own: true }
  if (hole === "hôte") return hostOf(self.host)
  if (hole === "nom") return { words: [self.name], features: self.features }
  if (hole === "vous") return pronoun(YOU)
  if (hole === "it") return pronoun(last ?? SINGULAR)
  if (hole === "son" || hole === "yours") return pronoun(subject ?? YOU)
  const player = PLAYERS[hole]
  if (player !== undefined) return { words: player.split(" "), features: SINGULAR }
  if (hole === "elles") return pronoun(third("f", true))
  if (hole === "creatures") return { words: ["les", "créatures"], features: third("f", true) }
  return hole === "chacune" ? { words: ["chacune"], features: third("f") } : undefined
}
