import type { Derivation } from "../oracle/grammar/print.ts"
import {
  ARTICLE_FEATURES,
  ARTICLES,
  DETERMINERS,
  FLAGS,
  literal,
  moodOf,
  SINGULAR,
  settingAs,
} from "./holes.ts"
import { possessed, possessedNoun } from "./lexicon/possessions.ts"
import { agree, type Features } from "./morphology/agreement.ts"
import { conjugate, type Mood, perfect } from "./morphology/verbs.ts"
import { determined, NOTHING, type NounPhrase, type Phrase, third } from "./phrase.ts"
import { partsOf, type Setting, say, stated } from "./say.ts"
import type { Piece } from "./template.ts"

/** Fills a template: handles its pieces from left to right, tracking the current subject and verb. */
export class Filling {
  readonly #pieces: readonly Piece[]
  readonly #part: Derivation
  readonly #words: string[] = []
  readonly #said = new Map<string, Phrase>()
  #setting: Setting
  /** Index of the last verb among the words, and its mood, for attaching pronouns. */
  #verb: { at: number; mood: Mood } | undefined
  #last: Phrase = NOTHING
  #about: Features | undefined
  /** Features of the first noun phrase: « toutes les cartes meulées de cette manière ». */
  #named: Features | undefined

  constructor(pieces: readonly Piece[], part: Derivation, setting: Setting) {
    this.#pieces = pieces
    this.#part = part
    this.#setting = setting
  }

  phrase(): Phrase {
    for (const [i, piece] of this.#pieces.entries())
      this.#fill(piece, this.#pieces[i - 1], this.#pieces[i + 1])
    const only = this.#pieces.length === 1 ? this.#last : undefined
    if (only !== undefined) return { ...only, words: this.#words }
    const { count } = this.#last
    const features = this.#articleFeatures() ?? this.#last.features ?? this.#named
    const about = this.#about
    return {
      words: this.#words,
      ...(features && { features }),
      ...(count !== undefined && { count }),
      ...(about && { about }),
    }
  }

  /** "la carte du dessus de …" is feminine, whatever noun comes last. */
  #articleFeatures(): Features | undefined {
    const [first] = this.#pieces
    if (first.piece !== "word") return undefined
    if (first.word === "les") return third(this.#last.features?.gender ?? "f", true)
    return ARTICLE_FEATURES[first.word]
  }

  #fill(piece: Piece, before: Piece | undefined, next: Piece | undefined): void {
    if (piece.piece === "word")
      this.#words.push(this.#last.count === 1 ? singular(piece.word, before) : piece.word)
    else if (piece.piece === "verb") this.#addVerb(piece)
    else if (piece.piece === "agreeing")
      this.#words.push(this.#agreeing(piece.word, this.#agreed(piece.hole)))
    else if (piece.piece === "owned") this.#addOwned(piece)
    else if (piece.piece === "shared") this.#addShared(piece)
    else if (piece.piece === "counted") this.#words.push(piece.forms[isOne(this.#part, piece.hole) ? 0 : 1])
    else this.#addHole(piece, before?.piece === "verb", isWord(next, "ne"))
  }

  /** « un » is a number here, so it has no plural: « une ou deux créatures »; « chacun » has none. */
  #agreeing(word: string, features: Features): string {
    return agree(word, word === "un" || word === "chacun" ? { ...features, plural: false } : features)
  }

  /** Antecedent of an agreeing word: the given hole, "@" for the last noun phrase, else the subject. */
  #agreed(hole: string | undefined): Features {
    const found =
      hole === undefined
        ? this.#setting.subject
        : hole === "@"
          ? this.#setting.last
          : this.#sayHole(hole).features
    return found ?? SINGULAR
  }

  #addVerb({ verb, reflexive, mood: asked }: Extract<Piece, { piece: "verb" }>): void {
    const mood = (asked as Mood | undefined) ?? this.#setting.mood
    const { subject, ne } = this.#setting
    if (mood === "subjunctive" && ne === true && asked === undefined) {
      // « à moins qu'il n'y ait »
      this.#words.splice(this.#words.length - (this.#words.at(-1) === "y" ? 1 : 0), 0, "ne")
      this.#setting = { ...this.#setting, ne: false }
    }
    if (mood === "perfect") return this.#addPerfect(verb, reflexive)
    const form = conjugate(verb, mood, subject)
    if (reflexive && mood === "imperative") this.#words.push(`${form}-vous`)
    else if (reflexive) this.#words.push(isAddressed(subject, mood) ? "vous" : "se", form)
    else this.#words.push(form)
    this.#verb = { at: this.#words.length - 1, mood }
    if (subject?.each === true) this.#words.push("chacun")
  }

  /** « a attaqué », « s'est défaussé de », « n'est pas morte ». */
  #addPerfect(verb: string, reflexive: boolean): void {
    const { subject, negated, auxiliary: mood, ne } = this.#setting
    const [auxiliary, participle] = perfect(verb, subject, reflexive, mood)
    const pronoun = reflexive ? [isAddressed(subject, "perfect") ? "vous" : "se"] : []
    const said = [...pronoun, auxiliary]
    const unless = mood === "subjunctive" && ne === true ? ["ne"] : []
    this.#words.push(...(negated === true ? ["ne", ...said, "pas"] : [...unless, ...said]), participle)
    this.#verb = { at: this.#words.length - (negated === true ? 3 : 2), mood: "perfect" }
  }

  #addOwned({ hole, noun, subject }: Extract<Piece, { piece: "owned" }>): void {
    const made = possessed(this.#sayHole(hole), noun)
    if (subject) this.#addSubject(made)
    else this.#words.push(...made.words)
    this.#last = made
  }

  #addShared({ owner, hole }: Extract<Piece, { piece: "shared" }>): void {
    const { words, features } = this.#sayHole(hole)
    this.#words.push(...possessedNoun(this.#sayHole(owner), words.join(" "), features ?? SINGULAR).words)
  }

  #addHole(
    { hole, subject, as }: Extract<Piece, { piece: "hole" }>,
    afterVerb: boolean,
    denied: boolean,
  ): void {
    const said = this.#sayHole(hole, as)
    const phrase = subject && denied ? everyone(said) : said
    if (subject) {
      // The clause after « à moins que » is not part of the permission.
      if (as === "stated") this.#setting = stated(this.#setting)
      this.#addSubject(phrase)
    } else if (as?.startsWith("à ") === true) this.#addRecipient(phrase, as.slice(2))
    else if (phrase.pronoun === true && as === "de" && this.#verb !== undefined) this.#addEn()
    else if (phrase.pronoun === true && (afterVerb || as === "à") && this.#verb !== undefined)
      this.#addClitic(phrase, as === "à")
    else if (as === "à" || (as === "de" && phrase.noun === undefined)) this.#words.push(as, ...phrase.words)
    else {
      if (this.#last.count === 1 && phrase.noun !== undefined) this.#countOne(phrase.noun)
      else this.#words.push(...phrase.words)
    }
    this.#last = phrase
    this.#about ??= phrase.about
    if (phrase.features === undefined) return
    this.#named ??= phrase.noun && phrase.features
    this.#setting = { ...this.#setting, last: phrase.features }
  }

  /** "une créature ou un planeswalker": the number one before a noun becomes its article. */
  #countOne(noun: NounPhrase): void {
    if (this.#words[this.#words.length - 1] === "un") this.#words.pop()
    this.#words.push(...determined(noun, "un").words)
  }

  #addSubject(phrase: Phrase): void {
    const features = phrase.features ?? SINGULAR
    this.#about = features
    const spoken = phrase.pronoun === true && features.person === 3 ? [agree("il", features)] : phrase.words
    const { mood } = this.#setting
    if (mood !== "infinitive") this.#words.push(...spoken)
    else if (features.person === 3) this.#words.push("faire", "que", ...spoken)
    const bySelf = phrase.own === true
    this.#setting = { ...this.#setting, mood: moodOf(mood, features), subject: features, bySelf }
  }

  /** « détruisez-la », « la détruit », « lui inflige ». */
  #addClitic({ features, also }: Phrase, dative: boolean): void {
    const verb = this.#takeVerb()
    const again = also === undefined ? [] : ["ou", this.#words[verb.at], ...also]
    const { gender, plural, person } = features ?? SINGULAR
    const form =
      person === 2 ? "vous" : dative ? (plural ? "leur" : "lui") : agree("le", { gender, plural, person })
    if (verb.mood === "imperative" && this.#words[verb.at - 1] !== "ne") this.#words[verb.at] += `-${form}`
    else this.#words.splice(verb.at, 0, dative || person === 2 ? form : `~${form}`)
    this.#words.push(...again)
  }

  /** « s'en défausse », « défaussez-vous-en ». */
  #addEn(): void {
    const { at, mood } = this.#takeVerb()
    if (mood === "imperative") this.#words[at] += "-en"
    else this.#words.splice(at, 0, "en")
  }

  /** Takes the last verb; each verb accepts only one pronoun. */
  #takeVerb(): { at: number; mood: Mood } {
    const verb = this.#verb
    if (verb === undefined) throw new Error("there is no verb to join")
    this.#verb = undefined
    return verb
  }

  /** « être infligées à ce joueur », « vous être infligées ». */
  #addRecipient({ words, pronoun: joined, features }: Phrase, verb: string): void {
    if (joined !== true) this.#words.push(verb, "à", ...words)
    else this.#words.push(features?.person === 2 ? "vous" : features?.plural === true ? "leur" : "lui", verb)
  }

  /** The phrase in a hole, built only once. */
  #sayHole(hole: string, as?: string): Phrase {
    const key = `${hole}:${as ?? ""}`
    let phrase = this.#said.get(key)
    if (phrase === undefined) {
      phrase = this.#sayAnew(hole, as)
      this.#said.set(key, phrase)
    }
    return phrase
  }

  #sayAnew(hole: string, as: string | undefined): Phrase {
    const spoken = literal(hole, this.#setting)
    if (spoken !== undefined) return spoken
    const part = partIn(this.#part, hole)
    if (part === undefined) throw new Error(`no hole ${hole} in ${this.#part.symbol}: ${this.#part.template}`)
    const wanted = (as ?? "").split(" ")
    const determiner = wanted.filter((word) => !FLAGS.has(word)).join(" ")
    const flagged = wanted.filter((word) => FLAGS.has(word)).map((word) => [word, true])
    const single = this.#last.count === 1 && as === undefined ? { one: true } : {}
    const flags = { ...this.#setting, ...Object.fromEntries(flagged), ...single }
    const setting = settingAs(flags, determiner)
    const phrase = say(part, setting)
    if (phrase.noun !== undefined && wanted.includes("another"))
      return determined(
        { ...phrase.noun, other: true },
        determiner === "cible" ? "un cible" : determiner || "un",
      )
    return phrase.noun !== undefined && DETERMINERS.has(determiner)
      ? determined(phrase.noun, ARTICLES[determiner] ?? determiner)
      : phrase
  }
}

/** Whether the subject is « vous »; an infinitive without a subject implies it: « vous pouvez vous défausser ». */
function isAddressed(subject: Features | undefined, mood: Mood): boolean {
  return subject === undefined ? mood === "infinitive" : subject.person === 2
}

/** The part in a hole; for a handwritten symbol, the part with that symbol, so "cost2" is the second "cost". */
export function partIn(part: Derivation, hole: string): Derivation | undefined {
  const parts = partsOf(part)
  const named = parts.find((p) => p.hole === hole)
  if (named !== undefined || part.template !== undefined) return named
  const [, symbol, nth] = /^(.*?)(\d?)$/.exec(hole) ?? []
  return parts.filter((p) => p.symbol === symbol)[nth === undefined || nth === "" ? 0 : Number(nth) - 1]
}

/** Zero and one take the singular in French. */
function isOne(part: Derivation, hole: string): boolean {
  const value = partIn(part, hole)?.value
  return value === 1 || value === 0
}

/** « un marqueur », behind a hole with the number one. */
function singular(word: string, before: Piece | undefined): string {
  return before?.piece === "hole" && /^(?:marqueurs|manas|jetons)$/.test(word) ? word.slice(0, -1) : word
}

function isWord(piece: Piece | undefined, word: string): boolean {
  return piece?.piece === "word" && piece.word === word
}

const EVERYONE: Readonly<Record<string, string>> = {
  "chaque joueur": "les joueurs",
  "chaque adversaire": "vos adversaires",
}

/** « les joueurs ne peuvent pas », not « chaque joueur ne peut pas ». */
function everyone(phrase: Phrase): Phrase {
  const all = EVERYONE[phrase.words.join(" ")]
  return all === undefined ? phrase : { words: all.split(" "), features: third("m", true) }
}
