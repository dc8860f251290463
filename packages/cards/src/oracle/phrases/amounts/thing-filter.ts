import type { Amount, Filter } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { ADJECTIVES } from "../../words/adjectives.ts"
import { COLOR_WORDS } from "../../words/colors.ts"
import type { Things } from "../objects/things.ts"

const color = define<string>(ORACLE, "color")
for (const [word, letter] of Object.entries(COLOR_WORDS)) color(word, letter)

/** A quality as a predicate, after "is" or "that's": "a creature", "red", "tapped". */
export const filter = define<Filter>(ORACLE, "thing filter")
filter.iso(
  ["a {t:thing}", "{t:thing}"],
  ({ t }) =>
    (t as Things).zone === undefined && (t as Things).kind !== "source" ? (t as Things).filter : undefined,
  (f) => ({ t: { filter: f } }),
)

filter.iso(
  "a {t:thing}",
  () => undefined,
  (f) => (isKindOfCard(f) ? { t: { filter: f, kind: "card" } } : undefined),
)
/** "A creature card": used of a card outside the battlefield. */
function isKindOfCard(f: Filter): boolean {
  const parts = f.is === "and" || f.is === "or" ? f.of : [f]
  const isKind = (part: Filter): boolean =>
    part.is === "type" ||
    part.is === "subtype" ||
    part.is === "permanent" ||
    (part.is === "not" && isKind(part.of))
  return f.is === "or" ? parts.every(isKind) : parts.some(isKind)
}
filter("exactly {n:number} colors", { is: "colors", op: "=", than: $<Amount>("n") })
for (const [words, quality] of ADJECTIVES) if (quality.is !== "other") filter(words, quality)
filter("attacking or blocking", { is: "or", of: [{ is: "attacking" }, { is: "blocking" }] })
// "That's white or blue": adjectives without a noun.
filter("{a:color word} or {b:color word}", { is: "or", of: [$<Filter>("a"), $<Filter>("b")] })
const colorWord = define<Filter>(ORACLE, "color word")
for (const [word, letter] of Object.entries(COLOR_WORDS)) colorWord(word, { is: "color", color: letter })
/** "It's a green card": without a type, said of a card outside the battlefield. */
filter.iso(
  "a {t:thing}",
  () => undefined,
  (f) => (isOfColor(f) ? { t: { filter: f, kind: "card" } } : undefined),
)
function isOfColor(f: Filter): boolean {
  return (f.is === "or" || f.is === "and" ? f.of : [f]).every((part) => COLORFUL.has(part.is))
}
const COLORFUL: ReadonlySet<Filter["is"]> = new Set(["color", "colorless", "multicolored", "monocolored"])
