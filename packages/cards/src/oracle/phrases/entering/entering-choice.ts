import type { StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"

// "Your choice of a deathtouch counter or a lifelink counter": chosen as the permanent enters (614.12a).

const list = define<readonly StaticEffect[]>(ORACLE, "static list")
for (const words of [
  "~ enters with your choice of a {a:counter} counter or a {b:counter} counter on it",
  "~ enters with your choice of a {a:counter} counter , a {b:counter} counter , or a {c:counter} counter on it",
])
  list.iso(
    words,
    ({ a, b, c }) => oneOf([a, b, ...(c === undefined ? [] : [c])]),
    (effects) => {
      const [first] = effects
      const options =
        first.static === "enters" && first.as?.do === "chooseForSource" ? first.as.options : undefined
      if (options === undefined || !same(effects, oneOf(options))) return undefined
      const [a, b, c] = options
      return (c !== undefined) === words.includes("{c:") ? { a, b, ...(c !== undefined && { c }) } : undefined
    },
  )

function oneOf(kinds: readonly string[]): readonly StaticEffect[] {
  return [
    {
      static: "enters",
      what: "self",
      as: { do: "chooseForSource", what: "option", options: kinds },
    },
    ...kinds.map(
      (kind): StaticEffect => ({
        static: "enters",
        what: "self",
        condition: { if: "chosenMode", mode: kind },
        counters: [{ kind, count: 1 }],
      }),
    ),
  ]
}
