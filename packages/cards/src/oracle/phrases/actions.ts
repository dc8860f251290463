import type { Amount, Selector } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"
import { clause, does } from "../oracle.ts"

// Keyword actions by name (701): with a number, on an object, or by a player.
for (const action of ["investigate", "proliferate", "populate", "recruit"])
  does(`${action}(s)`, { do: "action", action })
does("investigate(s) a additional time", { do: "action", action: "investigate" })
does("investigate(s) twice", { do: "action", action: "investigate", count: 2 })
does("proliferate(s) twice", { do: "action", action: "proliferate", count: 2 })
does("the ring tempts you", { do: "ringTempts" })
does("manifests the top card of {o:own} library", { do: "action", action: "manifest" })
does("open(s) a attraction", { do: "action", action: "openAttraction" })
does("manifest dread", { do: "action", action: "manifestDread" })
does("manifest {what:object}", { do: "manifest", what: $<Selector>("what") })
does("cloak {what:object}", { do: "manifest", what: $<Selector>("what"), cloak: true })
does("time travel", { do: "action", action: "timeTravel" })
for (const action of ["monstrosity", "bolster", "adapt", "discover", "incubate"])
  does(`${action} {n:figures}`, { do: "action", action, count: $<Amount>("n") })
for (const action of ["proliferate", "populate"])
  does(`${action}(s) {n:number} times`, {
    do: "repeat",
    times: $<Amount>("n"),
    effect: { do: "action", action },
  })
clause("{what:object} endure(s) {n:figures}", {
  do: "action",
  action: "endure",
  what: $<Selector>("what"),
  count: $<Amount>("n"),
})
does("planeswalk(s)", { do: "action", action: "planeswalk" }) // 701.31
clause("chaos ensues", { do: "action", action: "chaosEnsues" }) // 311.7
does("fateseal {n:figures}", { do: "action", action: "fateseal", count: $<Amount>("n") })
for (const action of ["explore", "connive"])
  clause(`{what:object} ${action}(s)`, { do: "action", action, what: $<Selector>("what") })
does("suspect {what:object}", { do: "action", action: "suspect", what: $<Selector>("what") })
does("detain {what:object}", { do: "action", action: "detain", what: $<Selector>("what") })
does("exert {what:object}", { do: "action", action: "exert", what: $<Selector>("what") })
does("amass {t:subtype plural} {n:figures}", {
  do: "action",
  action: "amass",
  text: $<string>("t"),
  count: $<Amount>("n"),
})
does("blight(s) {n:figures}", { do: "action", action: "blight", count: $<Amount>("n") })
does("airbend {what:object}", { do: "action", action: "airbend", what: $<Selector>("what") })
clause("{what:object} explore(s) again", { do: "action", action: "explore", what: $<Selector>("what") })
