import type { Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { does } from "../../oracle.ts"
import { certain } from "../players/owners.ts"
import type { Of } from "./search.ts"

// Cards from the top until one matches (701.20).

type DigUntil = Of<"digUntil">
for (const [verb, exile] of [
  ["reveal(s)", false],
  ["exile(s)", true],
] as const)
  does([`${verb} cards from the top of {o:own} library until {w:those players} ${verb} a {t:card thing}`], {
    do: "digUntil",
    filter: $<Filter>("t"),
    ...(exile && { exile }),
    bind: "found",
    restBind: "rest",
  } as DigUntil)
certain("those players", ["you", "they", "that player"], { told: ["they", "that player", "you"] })
