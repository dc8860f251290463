import type { Ability, PlayerSelector } from "@apnap/engine"
import type { Derivation } from "../oracle/grammar/print.ts"
import { Filling } from "./filling.ts"
import type { Features } from "./morphology/agreement.ts"
import type { Mood } from "./morphology/verbs.ts"
import { NOTHING, type Phrase } from "./phrase.ts"
import { type Piece, readTemplate } from "./template.ts"

/** The context in which a part is printed. */
export interface Setting {
  readonly mood: Mood
  /** Whether the next verb takes the « ne » of « à moins que ». */
  readonly ne?: boolean
  /** Whether the verb is negated: « n'a pas attaqué ». */
  readonly negated?: boolean
  /** Mood of the perfect's auxiliary; indicative by default. */
  readonly auxiliary?: "subjunctive"
  readonly subject?: Features
  /** Features of the last noun phrase in the sentence, for "its owner's". */
  readonly last?: Features
  /** Whether the subject is the object that has the ability. */
  readonly bySelf?: boolean
  /** The subject of the clause before, for a predicate without its own. */
  readonly about?: Features
  /** Whether cards are taken from their zone: « de votre cimetière », else « dans ». */
  readonly from?: boolean
  /** Whether all matching objects are meant: « de tous les cimetières ». */
  readonly every?: boolean
  /** Whether the noun needs « autre ». */
  readonly another?: boolean
  /** A pronoun for the owner of what moves, if it comes from a zone with only that player's cards. */
  readonly owner?: Phrase
  /** Whether the noun is said of cards: « une carte de terrain ». */
  readonly ofCards?: boolean
  /** Whether the abilities are a token's: « sacrifiez ce jeton ». */
  readonly token?: boolean
  /** Whether the cards are those milled « de cette manière ». */
  readonly milled?: boolean
  /** The player who acts, for « qu'il contrôle ». */
  readonly actor?: PlayerSelector
  /** Whether objects are named rather than pointed at: « X étant la force de cette créature ». */
  readonly named?: boolean
  /** Whether the tokens are created tapped. */
  readonly tapped?: boolean
  /** Whether a plural noun becomes singular: "au moins une créature". */
  readonly one?: boolean
  /** Whether numbers are written in digits: « supérieur à 4 ». */
  readonly digits?: boolean
  /** Whether a mana cost needs « payer ». */
  readonly pays?: boolean
  /** How the object refers to itself. */
  readonly self: SelfName
  readonly ability: Ability
  /** Collects rules without French. */
  readonly missing: Set<string>
}

/** How an object refers to itself: « cette créature », or its name. */
export interface SelfName {
  /** Its name, for "named ~". */
  readonly name: string
  readonly words: readonly string[]
  readonly features: Features
  /** English noun of the object it is attached to. */
  readonly host?: string
}

/** A function for French that no template can express. */
export type Saying = (part: Derivation, setting: Setting) => Phrase

const RULES = new Map<string, readonly Piece[] | Saying>()

/** Registers French for rules of the English grammar: the symbol, then each English template with its French. */
export function french(symbol: string, templates: Readonly<Record<string, string | Saying>>): void {
  for (const [template, said] of Object.entries(templates))
    RULES.set(`${symbol}: ${template}`, typeof said === "string" ? readTemplate(said) : said)
}

/** The rules and symbols with French. */
export function rulesInFrench(): readonly string[] {
  return [...RULES.keys()]
}

/** The French templates, with their rules. */
export function templatesInFrench(): readonly { rule: string; pieces: readonly Piece[] }[] {
  return [...RULES].flatMap(([rule, said]) => (typeof said === "function" ? [] : [{ rule, pieces: said }]))
}

/** Registers the French of a symbol for all rules without their own. */
export function frenchOf(symbol: string, saying: Saying): void {
  RULES.set(symbol, saying)
}

/** Symbols that print as their only part. */
export function passes(...symbols: readonly string[]): void {
  for (const symbol of symbols)
    frenchOf(symbol, (part, setting) => {
      const [only] = partsOf(part)
      return only === undefined || part.parts.length > 1 ? missing(part, setting) : say(only, setting)
    })
}

/** The parts of a derivation, without its literal words. */
export function partsOf({ parts }: Derivation): readonly Derivation[] {
  return parts.filter((part): part is Derivation => typeof part !== "string")
}

/** A derivation's key: its symbol and template. A handwritten symbol has its parts' symbols for a template. */
export function ruleOf(part: Derivation): string {
  const template =
    part.template ?? part.parts.map((p) => (typeof p === "string" ? p : `{${p.symbol}}`)).join(" ")
  return `${part.symbol}: ${template}`
}

/** Prints a part of a derivation in French. A part without French is recorded and prints as nothing. */
export function say(part: Derivation, setting: Setting): Phrase {
  const rule = RULES.get(ruleOf(part)) ?? RULES.get(part.symbol)
  if (rule === undefined) return missing(part, setting)
  return typeof rule === "function" ? rule(part, setting) : new Filling(rule, part, setting).phrase()
}

export function missing(part: Derivation, { missing }: Setting): Phrase {
  missing.add(ruleOf(part))
  return NOTHING
}

/** Fills a template with the parts of a derivation. */
export function sayAs(template: string, part: Derivation, setting: Setting): Phrase {
  return new Filling(readTemplate(template), part, setting).phrase()
}

/** The setting at the start of a sentence: a command to you. */
export function anew({
  mood: _,
  ne: __,
  subject: ___,
  bySelf: ______,
  from: ____,
  pays: _____,
  ...setting
}: Setting): Setting {
  return { ...setting, mood: "imperative" }
}

/** The setting of an independent statement: a condition, an event. */
export function stated(setting: Setting): Setting {
  return { ...anew(setting), mood: "indicative" }
}
