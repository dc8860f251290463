import type {
  Amount,
  Change,
  Effect,
  EventPattern,
  Filter,
  PlayerSelector,
  Selector,
  StaticEffect,
} from "@apnap/engine"
import { define } from "../../../grammar/grammar.ts"
import { $ } from "../../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../../oracle.ts"
import { what } from "../../holes.ts"

// What a spell becomes: how the permanent enters, or where an instant or sorcery goes as it resolves (608.2n, 608.3).

const YOU: PlayerSelector = { who: "you" }

/** Gives the spell, and so the permanent (400.7a), an ability that modifies how it enters (614.1c). */
const entry = define<readonly Change[]>(ORACLE, "entry")
const entering = (effect: object): readonly Change[] => [
  {
    change: "addAbilities",
    abilities: [
      { ability: "static", effects: [{ static: "enters", what: "self", ...effect } as StaticEffect] },
    ],
  },
]
entry(
  ["enters with a additional {kind:counter} counter on it", "enters with a {kind:counter} counter on it"],
  entering({ counters: [{ kind: $<string>("kind"), count: 1 }] }),
)
entry(
  [
    "enters with {n:number} additional {kind:counter} counters on it",
    "enters with {n:number} {kind:counter} counters on it",
  ],
  entering({ counters: [{ kind: $<string>("kind"), count: $<Amount>("n") }] }),
)
// A token on the battlefield has already entered; only the event's spell will enter.
clause.iso(
  "{what:object} {c:entry}",
  ({ what: w, c }) => ({ do: "change", what: w, changes: c, duration: "permanent" }),
  (e) =>
    e.do === "change" && e.duration === "permanent" && e.what.sel === "bound" && e.what.name === "it"
      ? { what: e.what, c: e.changes }
      : undefined,
)
// What is said of the object itself is one of its own abilities.
clause.iso(
  "{what:object} can't be countered",
  ({ what: w }) => ((w as Selector).sel === "self" ? undefined : uncounterable(w)),
  (e) => {
    const [only] = e.do === "rule" && e.duration === "endOfTurn" && e.effects.length === 1 ? e.effects : []
    return only?.static === "cantBeCountered" && only.spells.is === "among"
      ? { what: only.spells.of }
      : undefined
  },
)
function uncounterable(of: Selector): Effect {
  const spells = { is: "among", of } as const
  return { do: "rule", effects: [{ static: "cantBeCountered", spells }], duration: "endOfTurn" }
}

/** Where it goes instead of the graveyard. */
const resolving = (object: Filter) =>
  ({ on: "moves", object, from: "stack", to: "graveyard", cause: "resolve" }) as const
const nextFromHand: Filter = {
  is: "and",
  of: [$<Filter>("s"), { is: "castFrom", zone: "hand" }],
}
clause(
  "the next time you cast {s:cast spell} from your hand this turn , put that card into your hand instead of into your graveyard as it resolves",
  {
    do: "rule",
    effects: [
      {
        static: "alter",
        event: resolving({ is: "nthCast", nth: "next", by: YOU, of: nextFromHand }),
        alter: { to: "zone", zone: "hand" },
      },
    ],
    duration: "endOfTurn",
  },
)
/** The card is a new object in exile, so it is bound there. */
const away = define<Move>(ORACLE, "exiled as it resolves")
away("exile {what:object} instead of putting it into your|its graveyard as it resolves", {
  do: "move",
  what: what(),
  to: "exile",
})
does.iso(
  "{m:exiled as it resolves}",
  ({ m }) => goingElsewhere(m, { static: "alter", alter: { to: "zone", zone: "exile" } }),
  (e) => {
    const effect = onlyRule(e)
    if (effect?.static !== "alter" || effect.alter.to !== "zone") return undefined
    const object = resolved(effect.event)
    return object && { m: { do: "move", what: object, to: "exile" } }
  },
)
does.iso(
  "{m:exiled as it resolves} . if you do , {e:sentence}",
  ({ m, e }) => goingElsewhere(m, { static: "replace", with: { do: "sequence", of: [m, e] } }),
  (e) => {
    const effect = onlyRule(e)
    if (effect?.static !== "replace" || effect.with.do !== "sequence" || effect.with.of.length !== 2)
      return undefined
    const [m, then] = effect.with.of
    return resolved(effect.event) && { m, e: then }
  },
)
type Move = Extract<Effect, { do: "move" }>
function goingElsewhere(move: Move, how: object): Effect {
  const effect = { event: resolving({ is: "among", of: move.what }), ...how } as StaticEffect
  return { do: "rule", effects: [effect], duration: "permanent" }
}
function onlyRule(e: Effect): StaticEffect | undefined {
  return e.do === "rule" && e.effects.length === 1 && e.duration === "permanent" ? e.effects[0] : undefined
}
function resolved(event: EventPattern): Selector | undefined {
  return event.on === "moves" && event.cause === "resolve" && event.object.is === "among"
    ? event.object.of
    : undefined
}
