import type { Zone } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { does, ORACLE } from "../../oracle.ts"
import type { Of, Sought } from "./search.ts"

// Searching a library together with other zones (701.23a): a library that was searched is shuffled.

const zones = define<readonly Zone[]>(ORACLE, "search zones")
zones(
  ["{o:own} library {a:and or} graveyard", "{o:own} graveyard {a:and or} library"],
  ["library", "graveyard"],
)
zones("{o:own} hand {a:and or} library", ["hand", "library"])
zones(
  [
    "{o:own} graveyard , hand , {a:and or} library",
    "{o:own} graveyard , hand {a:and or} library",
    "{o:own} library , hand , {a:and or} graveyard",
  ],
  ["graveyard", "hand", "library"],
)

type End = Partial<Of<"search">>
const end = define<End>(ORACLE, "zones end")
end("and put(s) {f:found} onto the battlefield", { to: "battlefield" })
end("and put(s) {f:found} onto the battlefield tapped", { to: "battlefield", tapped: true })
end("and put(s) {f:found} onto the battlefield attached to {w:simple object}", {
  to: "battlefield",
  attachTo: $("w"),
})
end(
  [
    ", reveal(s) {f:found} , and put(s) {f:found} into {h:owners} hand",
    ", reveal(s) {f:found} , then put(s) {f:found} into {h:owners} hand",
  ],
  { to: "hand", reveal: true },
)

does.iso(
  [
    "search(es) {z:search zones} for {s:sought} {e:zones end} . if you search your library this way , shuffle",
    "search(es) {z:search zones} for {s:sought} {e:zones end} . if {p:those players} search(es) {o:own} library this way , {p:those players} shuffle(s)",
    "search(es) {z:search zones} for {s:sought} {e:zones end} . if you searched your library this way , shuffle",
  ],
  ({ z, s, e }) => ({
    do: "search",
    zone: z,
    anyZones: true,
    ...(s as Sought),
    ...(e as End),
    shuffle: true,
  }),
  (value) => {
    if (value.do !== "search" || value.player !== undefined || value.of !== undefined) return undefined
    if (!Array.isArray(value.zone) || value.shuffle !== true || value.anyZones !== true) return undefined
    const { do: _, zone, anyZones, filter, count, upTo, bind, shuffle, ...e } = value
    return { z: zone, s: { filter, count, ...(upTo !== undefined && { upTo }) }, e }
  },
)
