import type { Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { ORACLE, objects } from "../../oracle.ts"
import { calledBy } from "./said.ts"

// Possessives. An object already mentioned is printed as "its", not "it's"; "its" is read by the rule below.
objects.iso(
  "its",
  () => undefined,
  (what, context) => {
    const { mentioned, self } = context
    if (calledBy(what, context) !== undefined) return undefined
    const again = what.sel === "target" && self !== true && mentioned.includes(what.slot)
    return what.sel === "bound" || again ? {} : undefined
  },
)
objects.iso(
  "{what:simple object} 's|'",
  ({ what }) => ((what as { sel: string }).sel === "self" ? undefined : what),
  (what) => (what.sel === "self" ? undefined : { what }),
)
ORACLE.symbol("objects'").handwritten = {
  read: (reader, at) => {
    const word = reader.tokens[at]
    if (word === "its") return [{ end: at + 1, value: asObject({ sel: "said" }) }]
    return word === "their" ? [{ end: at + 1, value: asObject({ sel: "said", plural: true }) }] : []
  },
  *spell(value, context) {
    const what = value as Selector
    if (calledBy(what, context) !== undefined) return
    if (
      what.sel === "self" ||
      what.sel === "bound" ||
      what.sel === "target" ||
      what.sel === "linked" ||
      what.sel === "attachedTo"
    )
      yield [["its", "their"]]
    if (what.sel === "all" || what.sel === "union" || what.sel === "choose") yield [["its", "their"]]
  },
}
