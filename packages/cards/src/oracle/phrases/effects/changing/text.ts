import type { Duration, Effect, Filter, Selector } from "@apnap/engine"
import { define } from "../../../grammar/grammar.ts"
import { $ } from "../../../grammar/hole.ts"
import { does, ORACLE } from "../../../oracle.ts"

// Text in which a word is replaced (612.2).

type ChangeText = Extract<Effect, { do: "changeText" }>
const words = define<ChangeText["words"]>(ORACLE, "replaced words")
words("one color word with another", ["color"])
words("one basic land type with another", ["landType"])
words("one color word with another or one basic land type with another", ["color", "landType"])
words("one creature type with another", ["creatureType"])

const TEXT = "change(s) the text of {what:object} by replacing all instances of"
const what = (): Selector => $<Selector>("what")
const replaced = (): ChangeText["words"] => $<ChangeText["words"]>("w")
does(`${TEXT} {w:replaced words}`, {
  do: "changeText",
  what: what(),
  words: replaced(),
  duration: "permanent",
})
does(`${TEXT} {w:replaced words} {d:duration}`, {
  do: "changeText",
  what: what(),
  words: replaced(),
  duration: $<Duration>("d"),
})
const kind = (filter: Filter): string | undefined => (filter.is === "subtype" ? filter.subtype : undefined)
does.iso(
  `${TEXT} one creature type with another . the new creature type can't be {t:plain thing}`,
  ({ what, t }) => {
    const never = kind(t as Filter)
    return never === undefined
      ? undefined
      : { do: "changeText", what, words: ["creatureType"], never, duration: "permanent" }
  },
  (e) =>
    e.do === "changeText" && e.never !== undefined && e.duration === "permanent"
      ? { what: e.what, t: { is: "subtype", subtype: e.never } }
      : undefined,
)
does.iso(
  `${TEXT} one creature type with {t:plain thing}`,
  ({ what, t }) => {
    const to = kind(t as Filter)
    return to === undefined
      ? undefined
      : { do: "changeText", what, words: ["creatureType"], to, duration: "permanent" }
  },
  (e) =>
    e.do === "changeText" && e.to !== undefined && e.duration === "permanent"
      ? { what: e.what, t: { is: "subtype", subtype: e.to } }
      : undefined,
)
