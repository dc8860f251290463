import type { Selector } from "@apnap/engine"
import { does } from "../../oracle.ts"
import { what } from "../holes.ts"

const IT: Selector = { sel: "bound", name: "it" }

// Copies of spells, and new targets (707.10, 115.7).

does(
  [
    "copy(s) {what:object} . you may choose new targets for the copy|copies",
    "copy(s) {what:object} and you may choose new targets for the copy",
  ],
  {
    do: "copySpell",
    of: what(),
    newTargets: true,
  },
)
does("copy(s) {what:object} twice . you may choose new targets for the copies", {
  do: "copySpell",
  of: what(),
  count: 2,
  newTargets: true,
})
does("copy(s) {what:object} twice", { do: "copySpell", of: what(), count: 2 })
does("copy(s) {what:object}", { do: "copySpell", of: what() })
does("double the value of x", { do: "doubleX", of: IT })
does("choose new targets for {what:object}", { do: "chooseNewTargets", of: what() })
does("change the target of {what:object}", { do: "chooseNewTargets", of: what(), single: true })
