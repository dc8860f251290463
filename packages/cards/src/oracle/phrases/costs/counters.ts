import type { Amount, CounterKind, Filter } from "@apnap/engine/language"
import { $ } from "../../grammar/hole.ts"
import { cost } from "../../oracle.ts"

// Counters on other permanents.

cost("put a {kind:counter} counter on a {t:plain thing}", {
  pay: "addCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  on: $<Filter>("t"),
})
cost("remove a {kind:counter} counter from a {t:plain thing}", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  from: $<Filter>("t"),
})
// Counters of any kind (118.3).
cost("remove a counter from ~", { pay: "removeCounters", count: 1 })
cost("remove {n:number} counters from ~", { pay: "removeCounters", count: $<Amount>("n") })
cost("remove a counter from a {t:plain thing}", { pay: "removeCounters", count: 1, from: $<Filter>("t") })
cost("remove a counter from another {t:plain thing}", {
  pay: "removeCounters",
  count: 1,
  from: { is: "and", of: [{ is: "other" }, $<Filter>("t")] },
})
cost("remove {n:number} {kind:counter} counters from among {t:plain things}", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
  from: $<Filter>("t"),
})
cost("remove {n:number} counters from among {t:plain things}", {
  pay: "removeCounters",
  count: $<Amount>("n"),
  from: $<Filter>("t"),
})
