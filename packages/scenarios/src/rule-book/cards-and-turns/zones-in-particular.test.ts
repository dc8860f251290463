import type { Change } from "@apnap/engine"
import { describe } from "vitest"
import { bear, kill, ox } from "../testing/cards.ts"
import {
  aType,
  gains,
  inOrder,
  statically,
  theCreature,
  theEnchantment,
  theInstant,
  theLand,
  theSorcery,
  when,
  you,
} from "../testing/definitions.ts"
import { cast, inGraveyard, inHand, land, life, now, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const dies = { on: "moves", object: { is: "self" }, from: "battlefield", to: "graveyard" } as const

describe("zones, in particular (400–406)", () => {
  const changes: readonly Change[] = [{ change: "addAbilities", abilities: [when(dies, gains(5))] }]
  const paragon = theEnchantment("Paragon", [
    statically({ static: "playFrom", zone: "graveyard", of: you, with: changes }),
  ])
  const sweep = theInstant("Sweep", {
    do: "destroy",
    what: { sel: "all", filter: { is: "or", of: [aType("creature"), aType("land"), aType("enchantment")] } },
  })
  const end = theInstant("End", { do: "destroy", what: { sel: "all", filter: aType("enchantment") } })
  shows(
    "400.7b, 611.3d: what a static ability gives a permanent spell that it lets be cast stays on the permanent",
    {
      a: { on: [paragon], graveyard: [bear], hand: [end, sweep] },
      script: [cast("Old Bear"), wait, cast("End"), wait, now(life("A", 20)), cast("Sweep"), wait],
      then: [life("A", 25)],
    },
    {
      a: { on: [paragon], graveyard: [theLand("Field", [])], hand: [end, sweep] },
      script: [land("Field"), cast("End"), wait, cast("Sweep"), wait],
      then: [life("A", 25)],
    },
  )
  const madman = theCreature(
    "Madman",
    "2/2",
    [{ ability: "keyword", keyword: "madness", cost: [{ pay: "mana", mana: "{R}" }] }],
    { cost: "{5}" },
  )
  const wheel = theSorcery(
    "Wheel",
    inOrder(
      { do: "discard", count: 1, bind: "gone" },
      {
        do: "delayed",
        when: { on: "step", step: "end" },
        effect: { do: "move", what: { sel: "bound", name: "gone" }, to: "hand" },
      },
    ),
  )
  shows("400.7k: what looks for the discarded card finds it after madness", {
    a: { hand: [wheel, madman] },
    script: [cast("Wheel"), wait, now(inGraveyard("A", "Madman"))],
    stopAt: { turn: 1, step: "end" },
    then: [inHand("A", "Madman")],
  })
  const top = (more = {}) => ({ sel: "graveyardTop", of: you, count: 1, ...more }) as const
  const raise = theSorcery("Raise", { do: "move", what: top(), to: "hand" })
  shows(
    "404.3: the owner arranges cards that go to the graveyard together",
    {
      a: { hand: [kill, raise], on: [bear, ox] },
      script: [cast("Kill", "Old Bear"), wait, cast("Raise"), wait],
      then: [inHand("A", "Old Bear", 0), inHand("A", "Kill")],
    },
    ...(["Old Bear", "Grey Ox"] as const).map((first) => ({
      a: {
        hand: [
          sweep,
          theSorcery("Raise", { do: "move", what: top({ filter: aType("creature") }), to: "hand" }),
        ],
        on: [bear, ox],
      },
      choices: { A: [first] },
      script: [cast("Sweep"), wait, cast("Raise"), wait],
      then: [inHand("A", first)],
    })),
  )
  const hide = (lookers: object) =>
    theSorcery("Hide", {
      do: "move",
      what: { sel: "all", filter: aType("creature"), zone: "hand", of: you },
      to: "exile",
      faceDown: true,
      ...lookers,
    })
  const from = theEnchantment("Door", [
    statically({ static: "playFrom", zone: "exile", of: you, filter: aType("creature") }),
  ])
  shows(
    "406.3b, 601.3f: of cards exiled face down, spells of a kind are cast only by who may look at them",
    {
      a: { hand: [hide({ lookers: you }), bear], on: [from] },
      script: [cast("Hide"), wait, cast("Old Bear"), wait],
      then: [there("A", "Old Bear")],
    },
    {
      a: { hand: [hide({}), bear], on: [from] },
      script: [cast("Hide"), wait, now({ check: "canDo", player: "A", ability: "Cast Old Bear", is: false })],
    },
  )
})
