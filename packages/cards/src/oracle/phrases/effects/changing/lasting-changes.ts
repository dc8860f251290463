import type { Change, Duration, Effect, Selector } from "@apnap/engine"
import type { Reader } from "../../../grammar/grammar.ts"
import { same } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"

// Changes without a duration, which last until the game ends or the object leaves (611.2a).

clause.iso(
  "{what:object} {c:lasting changes}",
  ({ what, c }) =>
    GIVEN.has((what as Selector).sel as string)
      ? {
          do: "change",
          what: what as Selector,
          changes: c as readonly Change[],
          duration: "permanent",
        }
      : undefined,
  (e) =>
    e.do === "change" && e.duration === "permanent" && !e.choose ? { what: e.what, c: e.changes } : undefined,
)
// "~ has base power and toughness 4/4 until end of turn and gains flying until end of turn."
clause.iso(
  "~ {c:changes} {d:duration} and {k:changes} {e:duration}",
  ({ c, d, k, e }) => ({ do: "sequence", of: [changed(c, d), changed(k, e)] }),
  (s) => {
    const [a, b, ...more] = s.do === "sequence" && s.of.every(isOfSelf) ? s.of : []
    if (a?.do !== "change" || b?.do !== "change" || more.length > 0) return undefined
    return { c: a.changes, d: a.duration, k: b.changes, e: b.duration }
  },
)
function changed(changes: readonly Change[], duration: Duration): Changed {
  return { do: "change", what: { sel: "self" }, changes, duration }
}
function isOfSelf(e: Effect): boolean {
  return e.do === "change" && same(e, changed(e.changes, e.duration))
}
type Changed = Extract<Effect, { do: "change" }>

/** What was spoken of before, and targets; a group or a host has it by a static ability. */
const GIVEN: ReadonlySet<string> = new Set(["said", "mention"])

/**
 * No word of the sentence may tell a duration: in "until end of turn, it gets +1/+1 and it gains flying", both end. Nor is
 * what an object has under a condition given to it, and what is said of a spell after its casting applies as it's cast.
 */
ORACLE.symbol("lasting changes").handwritten = {
  read: (reader, at) =>
    saysTime(reader, at) || isStanding(reader, at) || isOfCast(reader, at)
      ? []
      : reader.read("changes", at).filter(({ end }) => ENDS.has(reader.tokens[end] ?? ".")),
  spell: (value) => [[{ symbol: "changes", value }]],
}
const TIMES: ReadonlySet<string> = new Set(["until", "turn", "combat", "long", "during"])
const ENDS: ReadonlySet<string> = new Set([".", ",", "and"])

function saysTime({ tokens }: Reader, at: number): boolean {
  const end = tokens.indexOf(".", at)
  return tokens.slice(startOf(tokens, at), end < 0 ? undefined : end).some((word) => TIMES.has(word))
}

/** "If it was kicked, it has split second" (611.3). */
function isStanding({ tokens }: Reader, at: number): boolean {
  return HAVING.has(tokens[at]) && tokens[startOf(tokens, at)] === "if"
}
const HAVING: ReadonlySet<string> = new Set(["has", "have"])

/** "You may cast it. It gains undaunted." */
function isOfCast({ tokens }: Reader, at: number): boolean {
  return tokens.slice(0, at).some((word, i) => CASTING.has(word) && tokens[i - 1] === "may")
}
const CASTING: ReadonlySet<string> = new Set(["cast", "play"])

function startOf(tokens: readonly string[], at: number): number {
  return tokens.lastIndexOf(".", at) + 1
}
