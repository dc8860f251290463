import type {
  Amount,
  Change,
  Condition,
  CostPart,
  Duration,
  Effect,
  EventPattern,
  Filter,
  KeywordAbility,
  PlayerSelector,
  Selector,
  StaticEffect,
} from "@apnap/engine"
import { define, Grammar } from "./grammar/grammar.ts"

/** The grammar of Oracle text. Each file of phrases adds its rules to it. */
export const ORACLE = new Grammar()

/** A player or players, as subject or object: "target opponent". */
export const player = define<PlayerSelector>(ORACLE, "player")
/** Whose: "your", "its owner's". */
export const whose = define<PlayerSelector>(ORACLE, "whose")
/** One or several objects: "target creature", "each artifact you control". */
export const object = define<Selector>(ORACLE, "object")
/** The possessive of objects: "its", "that creature's". */
export const objects = define<Selector>(ORACLE, "objects'")
/** What follows a noun: "you control", "with flying". */
export const post = define<Filter>(ORACLE, "post")
/** A number in words or digits, or X. */
export const number = define<Amount>(ORACLE, "number")
/** A computed number: "the number of creatures you control". */
export const quantity = define<Amount>(ORACLE, "quantity")
/** What a player does; the player is its subject: "draw(s) a card". */
export const does = define<Effect>(ORACLE, "does")
/** A whole instruction with its subject. */
export const clause = define<Effect>(ORACLE, "clause")
/** "until end of turn". */
export const duration = define<Duration>(ORACLE, "duration")
/** What a continuous effect does to its objects: "gets +1/+1". */
export const change = define<Change>(ORACLE, "change")
/** The same, as a static ability says it: "has flying". */
export const trait = define<Change>(ORACLE, "trait")
/** What can be true: "you control an artifact". */
export const condition = define<Condition>(ORACLE, "condition")
/** What a triggered ability waits for, after "when", "whenever" or "at". */
export const event = define<EventPattern>(ORACLE, "event")
/** One part of a cost: "sacrifice a creature". */
export const cost = define<CostPart>(ORACLE, "cost")
/** A keyword ability with what follows it. */
export const keyword = define<KeywordAbility>(ORACLE, "keyword")
/** What a static ability says. */
export const statics = define<StaticEffect>(ORACLE, "static")
