import type { Condition, Effect, EventPattern, Filter, PlayerSelector, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { does, ORACLE, statics } from "../../oracle.ts"

// Replacements for events that would happen to a player (614.6, 614.11).

/** "You would draw a card", in "if …, … instead". */
const wouldBe = define<EventPattern>(ORACLE, "player would")
wouldBe("{e:would draw}", $<EventPattern>("e"))
const wouldDraw = define<EventPattern>(ORACLE, "would draw")
wouldDraw("{p:hurt player} would draw a card", { on: "draw", player: $<PlayerSelector>("p") })
wouldDraw("you would draw a card except the first one you draw in each of your draw steps", {
  on: "draw",
  player: { who: "you" },
  exceptFirstInDrawStep: true,
})
wouldDraw("{p:hurt player} would draw a card except the first one they draw in each of their draw steps", {
  on: "draw",
  player: $<PlayerSelector>("p"),
  exceptFirstInDrawStep: true,
})
// 614.2: damage that isn't prevented but replaced.
wouldBe("damage would be dealt to {p:hurt player}", { on: "damage", player: $<PlayerSelector>("p") })
wouldBe("damage would be dealt to {f:subject}", { on: "damage", to: $<Filter>("f") })
wouldBe("{p:hurt player} would lose the game", { on: "loses", player: $<PlayerSelector>("p") })
wouldBe("{p:hurt player} would pay life", { on: "loseLife", player: $<PlayerSelector>("p"), paid: true })
wouldBe("{p:hurt player} would gain life", { on: "gainLife", player: $<PlayerSelector>("p") })
wouldBe("you would proliferate", { on: "action", action: "proliferate", player: { who: "you" } })
for (const action of ["explore", "connive"])
  wouldBe(`{f:subject} would ${action}`, { on: "action", action, object: $<Filter>("f") })
statics(
  ["if {e:player would} , {i:bare instead} instead", "if {e:player would} , instead {i:bare instead}"],
  {
    static: "replace",
    event: $<EventPattern>("e"),
    with: $<Effect>("i"),
  },
)
statics(
  [
    "if {e:player would} while {c:condition} , {i:bare instead} instead",
    "if {e:player would} while {c:condition} , instead {i:bare instead}",
  ],
  {
    static: "replace",
    event: $<EventPattern>("e"),
    condition: $<Condition>("c"),
    with: $<Effect>("i"),
  },
)
// A draw that is skipped (614.10).
for (const [words, optional] of [
  [["skip that draw", "that player skips that draw"], undefined],
  [["you may skip that draw"], true],
] as const) {
  const skipped = { static: "alter", event: $<EventPattern>("e"), alter: { to: "skip" } } as const
  statics(
    words.map((skip) => `if {e:would draw} , ${skip} instead`),
    { ...skipped, ...(optional && { optional }) },
  )
  statics(
    words.map((skip) => `if {e:would draw} while {c:condition} , ${skip} instead`),
    { ...skipped, condition: $<Condition>("c"), ...(optional && { optional }) },
  )
}
/** What happens instead. "Skips that draw" is implied. */
const instead = define<Effect>(ORACLE, "bare instead")
instead("{e:sentence}", $<Effect>("e"))
instead("that player skips that draw and {e:sentence}", $<Effect>("e"))

/** Two effects in one sentence, for different players or actions. */
const several = define<readonly StaticEffect[]>(ORACLE, "static list")
several("you can't lose the game and your opponents can't win the game", [
  { static: "cant", event: { on: "loses", player: { who: "you" } }, what: "lose" },
  { static: "cant", event: { on: "wins", player: { who: "opponents" } }, what: "win" },
])
several("{p:player} can't pay life or sacrifice {t:plain things} to cast spells or activate abilities", [
  { static: "cantPay", pay: "life", who: $<PlayerSelector>("p") },
  { static: "cantPay", pay: "sacrifice", who: $<PlayerSelector>("p"), filter: $<Filter>("t") },
])
// Once, within this turn (614.1).
does("the next time {e:player would} this turn , {i:bare instead} instead", {
  do: "rule",
  effects: [{ static: "replace", event: $<EventPattern>("e"), with: $<Effect>("i") }],
  duration: "endOfTurn",
  uses: 1,
})
