import type { Amount, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { does, statics } from "../../oracle.ts"

// Redirected damage (614.9).

statics("all damage that would be dealt to you is dealt to {w:simple object} instead", {
  static: "alter",
  event: { on: "damage", player: { who: "you" } },
  alter: { to: "recipient", selector: $<Selector>("w") },
})
does(
  [
    "the next {n:digits} damage that would be dealt to {from:recipient} this turn is dealt to {to:recipient} instead",
  ],
  {
    do: "redirect",
    amount: $<Amount>("n"),
    from: $<Selector>("from"),
    to: $<Selector>("to"),
    duration: "endOfTurn",
  },
)
does("all damage that would be dealt to {from:recipient} this turn is dealt to {to:recipient} instead", {
  do: "redirect",
  from: $<Selector>("from"),
  to: $<Selector>("to"),
  duration: "endOfTurn",
})
