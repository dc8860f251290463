import type { Amount, Filter, Selector } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"
import { does, statics } from "../oracle.ts"

// Shields for a turn (615.7), and prevention that goes on.
const to = (): Selector => $<Selector>("to")
does("prevent the next {n:digits} damage that would be dealt to {to:recipient} this turn", {
  do: "prevent",
  amount: $<Amount>("n"),
  to: to(),
  duration: "endOfTurn",
})
does("prevent all damage that would be dealt to {to:recipient} this turn", {
  do: "prevent",
  to: to(),
  duration: "endOfTurn",
})
does("prevent all combat damage that would be dealt to {to:recipient} this turn", {
  do: "prevent",
  to: to(),
  combat: true,
  duration: "endOfTurn",
})
does("prevent all combat damage that would be dealt this turn", {
  do: "prevent",
  combat: true,
  duration: "endOfTurn",
})
does("prevent all damage that would be dealt this turn", { do: "prevent", duration: "endOfTurn" })
does(
  [
    "prevent all combat damage that would be dealt by {from:object} this turn",
    "prevent all combat damage {from:object} would deal this turn",
  ],
  {
    do: "prevent",
    from: $<Selector>("from"),
    combat: true,
    duration: "endOfTurn",
  },
)
does(
  [
    "prevent all damage that would be dealt by {from:object} this turn",
    "prevent all damage {from:object} would deal this turn",
  ],
  {
    do: "prevent",
    from: $<Selector>("from"),
    duration: "endOfTurn",
  },
)
statics("prevent all damage that would be dealt to {f:subject}", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f") },
})
statics("prevent all combat damage that would be dealt to {f:subject}", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f"), combat: true },
})
statics("prevent all combat damage that would be dealt by {f:subject}", {
  static: "prevent",
  event: { on: "damage", source: $<Filter>("f"), combat: true },
})
statics("prevent all combat damage that would be dealt to and dealt by {f:subject}", {
  static: "prevent",
  event: {
    on: "anyOf",
    of: [
      { on: "damage", to: $<Filter>("f"), combat: true },
      { on: "damage", source: $<Filter>("f"), combat: true },
    ],
  },
})
statics("prevent all damage that would be dealt to and dealt by {f:subject}", {
  static: "prevent",
  event: {
    on: "anyOf",
    of: [
      { on: "damage", to: $<Filter>("f") },
      { on: "damage", source: $<Filter>("f") },
    ],
  },
})
statics("prevent all damage that would be dealt by {f:subject}", {
  static: "prevent",
  event: { on: "damage", source: $<Filter>("f") },
})
statics("prevent all non combat damage that would be dealt to {f:subject}", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f"), combat: false },
})
