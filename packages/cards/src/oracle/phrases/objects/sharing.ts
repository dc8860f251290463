import type { Filter, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { object, post } from "../../oracle.ts"

// Objects that have something in common with another.

post("that share(s) a color with {what:simple object}", { is: "sharesColor", with: $<Selector>("what") })
post("that share(s) a card type with {what:simple object}", {
  is: "sharesType",
  with: $<Selector>("what"),
  kind: "card",
})
post("that's a {a:plain thing} or a {b:plain thing}", { is: "or", of: [$<Filter>("a"), $<Filter>("b")] })
/** "Target creature and each other creature that shares a color with it": other than the first one. */
object(["{a:simple object} and each other {t:plain thing}", "{a:simple object} and other {t:plain things}"], {
  sel: "union",
  of: [
    $<Selector>("a"),
    { sel: "all", filter: { is: "and", of: [{ is: "other", than: $<Selector>("a") }, $<Filter>("t")] } },
  ],
})
