import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import {
  activated,
  anything,
  CREATURE,
  gains,
  self,
  statically,
  target,
  theArtifact,
  theCreature,
  theInstant,
  theSorcery,
} from "../testing/definitions.ts"
import {
  act,
  at,
  can,
  card,
  cast,
  damage,
  inGraveyard,
  inHand,
  life,
  now,
  sorcery,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const anyTarget = { filter: CREATURE } as const

describe("targets, crews and actions, in particular", () => {
  shows("702.122c: who can't crew isn't tapped for it", {
    a: {
      on: [
        theCreature("Nag", "5/5", [statically({ static: "cantCrew", creature: self })]),
        { ...card("Cart", "Artifact — Vehicle", "Crew 2"), power: "4", toughness: "4" },
      ],
      hand: [ox],
    },
    script: [now(can("A", "Crew", false)), cast("Grey Ox"), wait, act("Cart", "Crew"), wait],
    choices: { A: ["Grey Ox"] },
    then: [],
    stopAt: { turn: 1, step: "precombatMain" },
  })
  shows("700.10: a permanent was activated this turn as an ability of it was", {
    a: {
      on: [theArtifact("Lever", [activated(gains(1))]), theArtifact("Other Lever", [])],
      hand: [
        theSorcery("Count", {
          do: "gainLife",
          amount: { n: "count", filter: { is: "thisTurn", event: { on: "activates", ability: anything } } },
        }),
      ],
    },
    script: [act("Lever", "{0}"), wait, cast("Count"), wait],
    then: [life("A", 22)],
  })
  const twoShots = theInstant(
    "Forked",
    {
      do: "sequence",
      of: [0, 1].map((slot) => ({
        do: "damage" as const,
        amount: 1 + slot,
        to: { sel: "target" as const, slot },
      })),
    },
    { targets: [anyTarget, { ...anyTarget, otherThan: [0] }] },
  )
  const aside = (one: boolean) =>
    theInstant(
      "Aside",
      { do: "chooseNewTargets", of: target, ...(one && { one: true as const }) },
      { targets: [{ filter: { is: "spell" }, zone: "stack" }] },
    )
  shows("115.7b: of several targets one is changed", {
    a: { hand: [twoShots] },
    b: { on: [giant, ox, bear], hand: [aside(true)] },
    choices: { B: ["Big Giant", "Old Bear"] },
    targets: { B: ["Big Giant", "Old Bear"] },
    script: [
      cast("Forked", "Grey Ox", "Big Giant"),
      at({ player: "B" }, { ...cast("Aside", "Forked"), when: { onStack: "Cast Forked" } }),
      wait,
    ],
    then: [damage("Grey Ox", 1), damage("Big Giant", 0), inGraveyard("B", "Old Bear")],
  })
  shows("115.7b, 115.3: what is a target in two places is changed in the one where another can be chosen", {
    a: {
      hand: [
        theInstant(
          "Twice",
          {
            do: "sequence",
            of: [0, 1].map((slot) => ({
              do: "damage" as const,
              amount: 1,
              to: { sel: "target" as const, slot },
            })),
          },
          { targets: [anyTarget, { ...anyTarget, players: { who: "players" } }] },
        ),
      ],
    },
    b: { on: [giant], hand: [aside(true)] },
    targets: { B: ["A"] },
    script: [
      cast("Twice", "Big Giant", "Big Giant"),
      at({ player: "B" }, { ...cast("Aside", "Twice"), when: { onStack: "Cast Twice" } }),
      wait,
    ],
    then: [damage("Big Giant", 1), life("A", 19)],
  })
  shows("701.30c: who clashes reveals at once, and each says where their card goes", {
    a: {
      library: [giant, bear],
      hand: [sorcery("Duel", "Clash with an opponent. If you win, you gain 5 life.")],
    },
    b: { library: [ox, bear] },
    choices: { A: [true], B: [false] },
    script: [cast("Duel"), wait],
    stopAt: { turn: 2, step: "draw" },
    then: [inHand("B", "Old Bear")],
  })
  shows("701.49d: who ventures into a dungeon of some quality takes one of that quality", {
    a: { hand: [sorcery("Lead", "You take the initiative.")] },
    targets: { A: ["Mountain"] },
    script: [cast("Lead"), wait],
    then: [
      { check: "initiative", is: "A" },
      inHand("A", "Mountain"),
      { check: "command", card: "Undercity", is: 1 },
    ],
  })
})
