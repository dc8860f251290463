import type { Ability } from "@apnap/engine"
import type { Derivation } from "../oracle/grammar/print.ts"
import { Filling } from "./filling.ts"
import type { Features } from "./morphology/agreement.ts"
import type { Mood } from "./morphology/verbs.ts"
import { NOTHING, type Phrase } from "./phrase.ts"
import { type Piece, readTemplate } from "./template.ts"

/** What is known where a part is said. */
export interface Setting {
  readonly mood: Mood
  /** Whether the next verb takes the « ne » of « à moins que ». */
  readonly ne?: boolean
  /** Whether the verb is denied: « n'a pas attaqué ». */
  readonly negated?: boolean
  /** How the auxiliary of the past stands, where that is not as in a statement. */
  readonly auxiliary?: "subjunctive"
  readonly subject?: Features
  /** What was named last in the sentence, for "its owner's". */
  readonly last?: Features
  /** Whether cards are taken from where they lie: « de votre cimetière », else « dans ». */
  readonly from?: boolean
  /** Whether all such objects are meant: « de tous les cimetières ». */
  readonly every?: boolean
  /** Whether another than what was named is meant. */
  readonly another?: boolean
  /** Whether a noun in the plural is said in the singular: "au moins une créature". */
  readonly one?: boolean
  /** Whether a cost of mana is said with « payer ». */
  readonly pays?: boolean
  /** How the object calls itself. */
  readonly self: SelfName
  readonly ability: Ability
  /** Rules that have no French yet. */
  readonly missing: Set<string>
}

/** How an object speaks of itself: « cette créature », or its name. */
export interface SelfName {
  /** Its name, for what is called so. */
  readonly name: string
  readonly words: readonly string[]
  readonly features: Features
  /** The noun of what it is attached to, in English. */
  readonly host?: string
}

/** French that no template can say. */
export type Saying = (part: Derivation, setting: Setting) => Phrase

const RULES = new Map<string, readonly Piece[] | Saying>()

/** Gives rules of the English grammar their French: the symbol and the first template, then the French template. */
export function french(symbol: string, templates: Readonly<Record<string, string | Saying>>): void {
  for (const [template, said] of Object.entries(templates))
    RULES.set(`${symbol}: ${template}`, typeof said === "string" ? readTemplate(said) : said)
}

/** The rules and symbols that have French. */
export function rulesInFrench(): readonly string[] {
  return [...RULES.keys()]
}

/** The French templates by their rules. */
export function templatesInFrench(): readonly { rule: string; pieces: readonly Piece[] }[] {
  return [...RULES].flatMap(([rule, said]) => (typeof said === "function" ? [] : [{ rule, pieces: said }]))
}

/** Gives a symbol its French, whatever its rule. */
export function frenchOf(symbol: string, saying: Saying): void {
  RULES.set(symbol, saying)
}

/** Symbols that are said as the one part that they hold. */
export function passes(...symbols: readonly string[]): void {
  for (const symbol of symbols)
    frenchOf(symbol, (part, setting) => {
      const [only] = partsOf(part)
      return only === undefined || part.parts.length > 1 ? missing(part, setting) : say(only, setting)
    })
}

/** The parts of a derivation that are derivations themselves. */
export function partsOf({ parts }: Derivation): readonly Derivation[] {
  return parts.filter((part): part is Derivation => typeof part !== "string")
}

/** The rule of a derivation: its symbol and template. Parts of symbols written by hand are named by their symbols. */
export function ruleOf(part: Derivation): string {
  const template =
    part.template ?? part.parts.map((p) => (typeof p === "string" ? p : `{${p.symbol}}`)).join(" ")
  return `${part.symbol}: ${template}`
}

/** A part of a derivation in French. What has no French is noted, and comes to nothing. */
export function say(part: Derivation, setting: Setting): Phrase {
  const rule = RULES.get(ruleOf(part)) ?? RULES.get(part.symbol)
  if (rule === undefined) return missing(part, setting)
  return typeof rule === "function" ? rule(part, setting) : new Filling(rule, part, setting).phrase()
}

export function missing(part: Derivation, { missing }: Setting): Phrase {
  missing.add(ruleOf(part))
  return NOTHING
}

/** Says a template with the parts of a derivation in its holes. */
export function sayAs(template: string, part: Derivation, setting: Setting): Phrase {
  return new Filling(readTemplate(template), part, setting).phrase()
}

/** A setting in which nothing has been said yet: a command to you. */
export function anew({
  mood: _,
  ne: __,
  subject: ___,
  from: ____,
  pays: _____,
  ...setting
}: Setting): Setting {
  return { ...setting, mood: "imperative" }
}

/** A statement of its own: a condition, an event. */
export function stated(setting: Setting): Setting {
  return { ...anew(setting), mood: "indicative" }
}
