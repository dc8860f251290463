import type { CardDefinition } from "@apnap/engine"
import { describe } from "vitest"
import { bear, blink, giant, kill, ox } from "../testing/cards.ts"
import {
  anything,
  aType,
  bound,
  CREATURE,
  gains,
  inOrder,
  keyword,
  self,
  statically,
  theArtifact,
  theCreature,
  theEnchantment,
  theSorcery,
  when,
  you,
} from "../testing/definitions.ts"
import { upkeep } from "../testing/moments.ts"
import {
  act,
  artifact,
  at,
  attack,
  B,
  block,
  can,
  cast,
  castBy,
  counters,
  creature,
  hand,
  has,
  inGraveyard,
  instant,
  life,
  now,
  planeswalker,
  size,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("variants of keywords", () => {
  shows("702.6e: 'equip planeswalker' is an equip ability for a planeswalker that one controls", {
    a: {
      on: [
        bear,
        planeswalker("Ajani", "4"),
        theArtifact(
          "Luxior",
          [
            keyword("equip", { filter: aType("planeswalker"), cost: [] }),
            statically({
              static: "modify",
              what: { sel: "attachedTo" },
              changes: [
                { change: "removeTypes", types: ["planeswalker"] },
                { change: "addTypes", types: ["creature"] },
                { change: "setPT", power: 4, toughness: 4 },
              ],
            }),
          ],
          { subtypes: ["Equipment"] },
        ),
      ],
    },
    script: [act("Luxior", "Equip", "Ajani"), wait],
    then: [size("Ajani", 4, 4), { check: "attachedTo", card: "Ajani", attachment: "Luxior", is: true }],
  })
  const from = (color: "W" | "B") => keyword("hexproofFrom", { filter: { is: "color", color } })
  shows("702.11f: hexproof from two qualities is hexproof from each", {
    a: {
      hand: [
        instant("Dark", "Destroy target creature.", "{B}"),
        instant("Light", "Destroy target creature.", "{W}"),
      ],
      on: ["Swamp", "Plains"],
    },
    b: { on: [theCreature("Veiled", "2/2", [from("W"), from("B")])] },
    script: [now(can("A", "Cast Light", false)), now(can("A", "Cast Dark", false))],
  })
  const nemesis = theCreature("Nemesis", "3/1", [
    statically({ static: "enters", what: "self", as: { do: "chooseForSource", what: "player" } }),
    keyword("protection", { filter: { is: "controlledBy", player: { who: "chosen" } } }),
  ])
  shows(
    "702.16k: protection from a player stops what that player controls, whatever it is",
    {
      a: { hand: [nemesis] },
      b: { hand: [kill] },
      choices: { A: [B] },
      script: [cast("Nemesis"), wait, at({ turn: 2, player: "B" }, now(can("B", "Cast Kill", false)))],
      stopAt: { turn: 2, step: "end" },
    },
    {
      a: { hand: [nemesis] },
      b: { on: [giant] },
      choices: { A: [B] },
      script: [
        cast("Nemesis"),
        wait,
        at({ turn: 3 }, attack("Nemesis")),
        at({ turn: 3 }, block("Big Giant", "Nemesis")),
      ],
      stopAt: { turn: 3, step: "end" },
      then: [life("B", 17), there("A", "Nemesis")],
    },
  )
  shows("702.63b: vanishing without a number has no counters of its own", {
    a: {
      hand: [
        theEnchantment("Hours", [
          keyword("vanishing"),
          statically({ static: "enters", what: "self", counters: [{ kind: "time", count: 2 }] }),
        ]),
      ],
    },
    script: [
      cast("Hours"),
      wait,
      now(counters("Hours", "time", 2)),
      { ...upkeep(3), player: "A", do: "waitStack" },
      { ...upkeep(3), player: "A", do: "check", that: counters("Hours", "time", 1) },
    ],
    stopAt: { turn: 5, step: "draw" },
    then: [there("A", "Hours", 0), inGraveyard("A", "Hours")],
  })
  const crab = creature("Crab", "5/5", "Emerge from artifact {5}{U}", "Crab", "{8}")
  shows(
    "702.119b, 702.119c: what emerges from an artifact costs less by the artifact that is sacrificed for it",
    {
      a: {
        on: [[3, "Island"], creature("Big Ox", "2/2", "", "Ox", "{7}"), artifact("Hulk", "", "{3}")],
        hand: [crab],
      },
      script: [castBy("Crab", "emerge"), wait],
      then: [there("A", "Crab"), inGraveyard("A", "Hulk"), there("A", "Big Ox")],
    },
  )

  shows("702.134c: a creature mentors as the ability resolves", {
    a: {
      on: [
        bear,
        theCreature("Captain", "3/3", [
          keyword("mentor"),
          when({ on: "action", action: "mentor", object: { is: "self" } }, gains(2)),
        ]),
      ],
    },
    script: [attack("Captain"), attack("Old Bear")],
    targets: { A: ["Old Bear"] },
    then: [life("A", 22), counters("Old Bear", "+1/+1", 1)],
  })
  shows("702.138d: what escapes with an ability has it when it escaped", {
    a: {
      graveyard: [
        theCreature("Runner", "3/1", [
          keyword("escape", { cost: [{ pay: "exile", filter: anything, zone: "graveyard" }] }),
          {
            ...statically({
              static: "modify",
              what: self,
              changes: [{ change: "addAbilities", abilities: [keyword("haste")] }],
            }),
            condition: { if: "paid", cost: "escape" },
          },
        ]),
        bear,
      ],
      hand: [blink],
    },
    script: [castBy("Runner", "escape"), wait, now(has("Runner", "haste")), cast("Blink", "Runner"), wait],
    then: [has("Runner", "haste", false)],
  })
  shows("702.145g: nightbound alone makes it night", {
    a: { hand: [creature("Howler", "3/3", "Nightbound", "Werewolf")] },
    script: [cast("Howler"), wait],
    then: [{ check: "dayNight", is: "night" }],
  })
  shows("702.152b: of several blitzes one is paid, and only that one does what it does", {
    a: {
      on: ["Forest"],
      hand: [creature("Goon", "4/4", "Blitz {0}\nBlitz {G}", "Ogre", "{4}")],
    },
    script: [castBy("Goon", "blitz"), wait, now(has("Goon", "haste"))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [hand("A", 1), inGraveyard("A", "Goon")],
  })
  const totem = (count: number): CardDefinition => ({
    name: "Totem // Raptor",
    layout: "transform",
    faces: [
      {
        name: "Totem",
        types: ["artifact"],
        cost: "{0}",
        abilities: [keyword("craft", { cost: [], n: count, filter: CREATURE })],
      },
      {
        name: "Raptor",
        types: ["artifact", "creature"],
        power: 0,
        toughness: 4,
        abilities: [
          statically({
            static: "modify",
            what: self,
            changes: [
              {
                change: "definePT",
                power: { n: "over", of: { sel: "linked", key: "materials" }, what: "power", fold: "total" },
              },
            ],
          }),
        ],
      },
    ],
  })
  shows("702.167c: the exiled cards used to craft it are those that paid for it", {
    a: { on: [totem(2)], graveyard: [giant, ox, bear] },
    script: [act("Totem", "exile {this}"), wait],
    choices: { A: ["Grey Ox", "Big Giant"] },
    then: [size("Raptor", 7, 4)],
  })
  const inHandOf = { sel: "choose", filter: anything, zone: "hand", of: you, count: 1 } as const
  shows("702.170c: a spell or ability may make a card plotted", {
    a: {
      hand: [
        creature("Costly", "2/2", "", "Bear", "{9}"),
        theSorcery(
          "Join Up",
          inOrder(
            { do: "move", what: inHandOf, to: "exile", bind: "it" },
            { do: "designate", what: bound("it"), as: "plotted" },
          ),
        ),
      ],
    },
    choices: { A: ["Costly"] },
    script: [
      cast("Join Up"),
      wait,
      now(can("A", "Cast Costly", false)),
      at({ turn: 3 }, castBy("Costly", "plot")),
      at({ turn: 3 }, wait),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [there("A", "Costly")],
  })
})
