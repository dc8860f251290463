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

/** The grammar of Oracle text. Each file in `phrases` adds its rules. */
export const ORACLE = new Grammar()

/** A player or players, as subject or object: "target opponent". */
export const player = define<PlayerSelector>(ORACLE, "player")
/** A possessive of a player: "your", "its owner's". */
export const whose = define<PlayerSelector>(ORACLE, "whose")
/** One or more objects: "target creature", "each artifact you control". */
export const object = define<Selector>(ORACLE, "object")
/** The possessive of objects: "its", "that creature's". */
export const objects = define<Selector>(ORACLE, "objects'")
/** A postmodifier of a noun: "you control", "with flying". */
export const post = define<Filter>(ORACLE, "post")
/** A number in words or digits, or X. */
export const number = define<Amount>(ORACLE, "number")
/** A computed number: "the number of creatures you control". */
export const quantity = define<Amount>(ORACLE, "quantity")
/** A predicate with a player as subject: "draw(s) a card". */
export const does = define<Effect>(ORACLE, "does")
/** A whole instruction with its subject. */
export const clause = define<Effect>(ORACLE, "clause")
/** "until end of turn". */
export const duration = define<Duration>(ORACLE, "duration")
/** What a continuous effect does to its objects: "gets +1/+1". */
export const change = define<Change>(ORACLE, "change")
/** The same in a static ability: "has flying". */
export const trait = define<Change>(ORACLE, "trait")
/** A condition: "you control an artifact". */
export const condition = define<Condition>(ORACLE, "condition")
/** A trigger event, after "when", "whenever" or "at". */
export const event = define<EventPattern>(ORACLE, "event")
/** One component of a cost: "sacrifice a creature". */
export const cost = define<CostPart>(ORACLE, "cost")
/** A keyword ability with its parameters. */
export const keyword = define<KeywordAbility>(ORACLE, "keyword")
/** A statement of a static ability. */
export const statics = define<StaticEffect>(ORACLE, "static")
