import type { Amount, Duration, Effect, EventPattern, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { does, ORACLE, statics } from "../../oracle.ts"
import { ANY_SOURCE, chosenSource } from "../damage/prevented-by.ts"

// Redirected damage (614.9): "… is dealt to … instead".

type Redirect = Extract<Effect, { do: "redirect" }>
type Damage = Extract<EventPattern, { on: "damage" }>
const YOU: PlayerSelector = { who: "you" }
const KINDS: readonly (readonly [words: string, more: Pick<Damage, "combat">])[] = [
  ["damage", {}],
  ["combat damage", { combat: true }],
]

/** Whom the damage would be dealt to. */
const spared = define<Selector>(ORACLE, "spared")
spared("{r:recipient}", $<Selector>("r"))
spared("{f:plain things}", { sel: "all", filter: $<Filter>("f") })
spared(["you and {f:plain things}", "you and/or {f:plain things}"], {
  sel: "union",
  of: [
    { sel: "players", of: YOU },
    { sel: "all", filter: $<Filter>("f") },
  ],
})
spared("~ and/or you", { sel: "union", of: [{ sel: "self" }, { sel: "players", of: YOU }] })
/** Whom it is dealt to instead. */
const struck = define<Selector>(ORACLE, "struck")
struck("that source 's controller", {
  sel: "players",
  of: { who: "controllerOf", of: { sel: "bound", name: "source" } },
})
struck("{r:recipient}", $<Selector>("r"))

/** For this turn; `from` absent: whoever it would be dealt to. */
const redirect = (more: Partial<Omit<Redirect, "do">>): Redirect => ({
  do: "redirect",
  to: $<Selector>("to"),
  duration: "endOfTurn",
  ...more,
})
const from = (): Selector => $<Selector>("from")
const SHIELD = "the next {n:number} damage that would be dealt"
does(
  [
    `${SHIELD} to {from:recipient} this turn is dealt to {to:recipient} instead`,
    `${SHIELD} this turn to {from:recipient} is dealt to {to:recipient} instead`,
  ],
  redirect({ amount: $<Amount>("n"), from: from() }),
)
/** Whose damage it is, as it is dealt "by" them. */
const SOURCES: readonly (readonly [words: string, source: Selector])[] = [
  ["a source of your choice", chosenSource(ANY_SOURCE)],
  ["a {c:source thing} of your choice", chosenSource($<Filter>("c"))],
  ["{by:object}", $<Selector>("by")],
  ["{s:dealers}", { sel: "all", filter: $<Filter>("s") }],
]
const INSTEAD = "is dealt to {to:struck} instead"
const THAT = ", that damage is dealt to {to:struck} instead"
for (const [words, more] of KINDS) {
  const all = `all ${words} that would be dealt`
  does(
    [`${all} to {from:spared} this turn ${INSTEAD}`, `${all} this turn to {from:spared} ${INSTEAD}`],
    redirect({ from: from(), ...more }),
  )
  does(
    `{d:duration} , ${all} to {from:spared} ${INSTEAD}`,
    redirect({ from: from(), duration: $<Duration>("d"), ...more }),
  )
  for (const [dealer, source] of SOURCES) {
    does(
      [
        `${all} to {from:spared} this turn by ${dealer} ${INSTEAD}`,
        `${all} to {from:spared} by ${dealer} this turn ${INSTEAD}`,
        `${all} this turn to {from:spared} by ${dealer} ${INSTEAD}`,
      ],
      redirect({ from: from(), source, ...more }),
    )
    does(`${all} this turn by ${dealer} ${INSTEAD}`, redirect({ source, ...more }))
  }
}
for (const [dealer, source] of SOURCES.slice(0, 2)) {
  const would = `the next time ${dealer} would deal damage`
  does(`${would} to {from:spared} this turn ${THAT}`, redirect({ from: from(), source, times: 1 }))
  does(`${would} this turn ${THAT}`, redirect({ source, times: 1 }))
}
does(
  `the next time damage would be dealt to {from:spared} this turn ${THAT}`,
  redirect({ from: from(), times: 1 }),
)

// As long as there is a recipient that can be dealt damage.
const alter = (event: EventPattern, selector: Selector = $("w")) =>
  ({ static: "alter", event, alter: { to: "recipient", selector } }) as const
const STRUCK = "is dealt to {w:simple object} instead"
const ITS_CONTROLLER: Selector = {
  sel: "players",
  of: { who: "controllerOf", of: { sel: "bound", name: "it" } },
}
for (const [words, more] of KINDS) {
  const all = `all ${words} that would be dealt`
  const toYou: Damage = { on: "damage", player: YOU, ...more }
  const toThem: Damage = { on: "damage", to: $<Filter>("f"), ...more }
  statics(`${all} to you ${STRUCK}`, alter(toYou))
  statics(`${all} to you by {s:dealers} ${STRUCK}`, alter({ ...toYou, source: $<Filter>("s") }))
  statics(`${all} to {f:subject} is dealt to its controller instead`, alter(toThem, ITS_CONTROLLER))
  statics(`${all} to {f:subject} ${STRUCK}`, alter(toThem))
  statics(`${all} to you and {f:plain things} ${STRUCK}`, alter({ on: "anyOf", of: [toYou, toThem] }))
}
