import type { Effect, Filter } from "@apnap/engine"
import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  activated,
  all,
  both,
  bound,
  CREATURE,
  gains,
  inOrder,
  self,
  statically,
  target,
  theArtifact,
  theEnchantment,
  theSorcery,
  yours,
} from "../testing/definitions.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  card,
  cast,
  castBy,
  creature,
  has,
  inGraveyard,
  instant,
  life,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const hidden = "[no name]"
const destroyAll = (filter: Filter): Effect => ({ do: "destroy", what: all(filter) })

describe("what the text of few cards asks for (201, 206, 700, 709, 712)", () => {
  shows("201.2c: what has no name has no different name, but a name differs from none", {
    a: {
      on: [bear, ox, [3, "Plains"]],
      hand: [
        creature("Sleeper", "3/3", "Morph {9}", "Ape", "{9}"),
        theSorcery("Discord", destroyAll(both(CREATURE, { is: "differentName", than: target })), {
          targets: [{ filter: CREATURE }],
        }),
      ],
    },
    script: [castBy("Sleeper", "morph"), wait, cast("Discord", "Old Bear"), wait],
    then: [there("A", hidden), there("A", "Old Bear"), there("A", "Grey Ox", 0)],
  })
  for (const [rule, expansion, name] of [
    ["206.3a", "Arabian Nights", "Kird Ape"],
    ["206.3b", "Antiquities", "Ornithopter"],
    ["206.3c", "Homelands", "Abbey Gargoyles"],
  ] as const)
    shows(`${rule}: names originally printed in ${expansion}`, {
      a: {
        on: [creature(name, "1/1"), bear],
        hand: [theSorcery("Chime", destroyAll({ is: "originalName", expansion }))],
      },
      script: [cast("Chime"), wait],
      then: [there("A", name, 0), there("A", "Old Bear")],
    })
  const party: Effect = inOrder(
    { do: "chooseParty", bind: "party" },
    {
      do: "sacrifice",
      what: all(both(CREATURE, yours, { is: "not", of: { is: "among", of: bound("party") } })),
    },
  )
  shows("700.8d: a party is up to one creature of each of the four types", {
    a: {
      on: [
        creature("Priest", "1/1", "", "Cleric"),
        creature("Thief", "1/1", "", "Rogue"),
        creature("Sneak", "1/1", "", "Rogue"),
        bear,
      ],
      hand: [theSorcery("Gather", party)],
    },
    script: [cast("Gather"), wait],
    choices: { A: ["Priest", "Sneak"] },
    then: [there("A", "Priest"), there("A", "Sneak"), there("A", "Thief", 0), there("A", "Old Bear", 0)],
  })
  shows("709.5g: half of a Room is locked", {
    a: {
      on: [
        theArtifact("Keys", [
          activated(
            { do: "unlock", door: "choose", what: target, orLock: true },
            { targets: [{ filter: { is: "subtype", subtype: "Room" } }] },
          ),
        ]),
      ],
      hand: [
        faces(
          "split",
          card("Hall", "Enchantment — Room", "Creatures you control get +1/+1."),
          card("Attic", "Enchantment — Room", "Creatures you control have flying.", "{5}"),
        ),
        bear,
      ],
    },
    script: [
      cast("Old Bear"),
      wait,
      cast("Hall"),
      wait,
      now(size("Old Bear", 3, 3)),
      act("Keys", "{0}", "Hall"),
      wait,
    ],
    choices: { A: ["left"] },
    then: [size("Old Bear", 2, 2), has("Old Bear", "flying", false)],
  })
  const transformed = theEnchantment("Night", [
    statically({ static: "enters", what: CREATURE, transformed: true }),
  ])
  shows(
    "712.13a: what would enter with a sorcery face up goes to the graveyard",
    {
      a: {
        on: [transformed],
        hand: [faces("transform", creature("Siege", "3/3"), sorcery("Valor", "You gain 9 life.", ""))],
      },
      script: [cast("Siege"), wait],
      then: [inGraveyard("A", "Siege"), there("A", "Valor", 0), there("A", "Siege", 0)],
    },
    {
      a: {
        on: [transformed],
        hand: [
          faces("transform", creature("Siege", "3/3"), sorcery("Valor", "You gain 9 life.", "")),
          instant("Fork", "Copy target creature spell."),
        ],
      },
      script: [cast("Siege"), { ...cast("Fork", "Siege"), when: { onStack: "Cast Siege" } }, wait],
      then: [there("A", "Valor", 0), there("A", "Siege", 0), life("A", 20)],
    },
  )
  const turning = {
    name: "Curse",
    layout: "transform",
    faces: [
      {
        name: "Curse",
        types: ["creature"],
        cost: "{0}",
        power: 1,
        toughness: 1,
        abilities: [activated({ do: "transform", what: self })],
      },
      {
        name: "Leech",
        types: ["creature"],
        power: 2,
        toughness: 2,
        abilities: [statically({ static: "asTransforms", as: gains(3) })],
      },
    ],
  } as const
  shows("712.20: what is done as it transforms isn't done afterwards", {
    a: { on: [turning] },
    script: [act("Curse", "{0}"), wait, now(life("A", 23))],
    then: [there("A", "Leech"), life("A", 23)],
  })
})
