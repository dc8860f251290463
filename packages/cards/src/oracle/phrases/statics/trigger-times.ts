import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { doersOf, subjectsOf, withDoer, withSubject } from "../../lexicon/verb.ts"
import { statics } from "../../oracle.ts"

// Abilities that trigger an additional time (603.2d), or not at all.

const YOURS: Filter = {
  is: "and",
  of: [{ is: "permanent" }, { is: "controlledBy", player: { who: "you" } }],
}
const AGAIN =
  "causes a triggered ability of a permanent you control to trigger , that ability triggers a additional time"

statics.ways(
  `if {f:subject} {v:deed gerund} ${AGAIN}`,
  ({ f, v }) => ({ static: "triggerTimes", event: withSubject(v, f), of: YOURS, plus: 1 }),
  (s) => eventOf(s, subjectsOf).map(({ subject, event }) => ({ f: subject, v: event })),
)
statics.ways(
  `if {who:event player} {v:act gerund} ${AGAIN}`,
  ({ who, v }) => ({
    static: "triggerTimes",
    event: withDoer(v, who as PlayerSelector),
    of: YOURS,
    plus: 1,
  }),
  (s) => eventOf(s, doersOf).map(({ subject, event }) => ({ who: subject, v: event })),
)
const ABILITY = ["triggered ability", "ability"]
const IT = ["that ability", "it"]
statics(
  ABILITY.flatMap((ability) =>
    IT.map((it) => `if a ${ability} of {f:subject} triggers , ${it} triggers a additional time`),
  ),
  { static: "triggerTimes", of: $<Filter>("f"), plus: 1 },
)
statics("{t:plain things} entering don't cause abilities of permanents your opponents control to trigger", {
  static: "triggerTimes",
  event: { on: "moves", object: $<Filter>("t"), to: "battlefield" },
  of: { is: "and", of: [{ is: "permanent" }, { is: "controlledBy", player: { who: "opponents" } }] },
  none: true,
})
statics("{t:plain things} entering don't cause abilities to trigger", {
  static: "triggerTimes",
  event: { on: "moves", object: $<Filter>("t"), to: "battlefield" },
  none: true,
})
// "A Shaman or another Wizard you control": what is said of its controller is said of both.
statics(
  "if a ability of a {a:plain thing} or another {b:plain thing} you control triggers , that ability triggers a additional time",
  {
    static: "triggerTimes",
    of: {
      is: "and",
      of: [
        { is: "or", of: [$<Filter>("a"), { is: "and", of: [{ is: "other" }, $<Filter>("b")] }] },
        { is: "controlledBy", player: { who: "you" } },
      ],
    },
    plus: 1,
  },
)
statics.iso(
  "{t:plain things} entering or dying don't cause abilities to trigger",
  ({ t }) => ({ static: "triggerTimes", event: comingAndGoing(t), none: true }),
  (s) => {
    if (s.static !== "triggerTimes" || s.event?.on !== "anyOf" || s.event.of[0].on !== "moves")
      return undefined
    const t = s.event.of[0].object
    return same(s, { static: "triggerTimes", event: comingAndGoing(t), none: true }) ? { t } : undefined
  },
)
function comingAndGoing(object: Filter): EventPattern {
  return {
    on: "anyOf",
    of: [
      { on: "moves", object, to: "battlefield" },
      { on: "moves", object, from: "battlefield", to: "graveyard" },
    ],
  }
}

/** The split event that makes abilities of your permanents trigger once more; empty for other static abilities. */
function eventOf<S>(
  s: { readonly static: string } & Readonly<Record<string, unknown>>,
  divided: (event: EventPattern) => readonly S[],
): readonly S[] {
  const { event, of, plus } = s as { event?: EventPattern; of?: Filter; plus?: number }
  const isMeant = s.static === "triggerTimes" && plus === 1 && same(of, YOURS)
  return isMeant && event !== undefined ? divided(event) : []
}
