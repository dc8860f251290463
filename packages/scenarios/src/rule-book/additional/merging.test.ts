import { describe } from "vitest"
import { bear, kill } from "../testing/cards.ts"
import { activated, CREATURE, target, theEnchantment, when } from "../testing/definitions.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  cast,
  castBy,
  creature,
  enchantment,
  has,
  inExile,
  inGraveyard,
  inHand,
  instant,
  life,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const shifter = creature("Shifter", "4/4", "Flying\nMutate {0}", "Beast", "{9}")
const down = "[no name]"
const hide = instant("Hide", "Turn target creature face down.")
const unveil = instant("Unveil", "Turn target creature face up.")
const herald = enchantment("Herald", "Whenever a permanent is turned face up, you gain 3 life.")
const nothingness = enchantment(
  "Nothingness",
  "If a card would be put into a graveyard from anywhere, exile it instead.",
)
const over = (host: string) => [castBy("Shifter", "mutate", host), wait] as const

describe("merging (730)", () => {
  shows(
    "730.2a: a merged permanent is what its topmost part is",
    {
      a: { on: [bear], hand: [shifter] },
      script: [...over("Old Bear")],
      choices: { A: [false] },
      then: [size("Shifter", 4, 4), there("A", "Old Bear", 0)],
    },
    {
      a: { on: [bear], hand: [shifter] },
      script: [...over("Old Bear")],
      choices: { A: [true] },
      then: [size("Old Bear", 2, 2), has("Old Bear", "flying"), there("A", "Shifter", 0)],
    },
  )
  const morph = creature("Sleeper", "3/3", "Morph {0}", "Ape", "{9}")
  shows(
    "730.2e: a face-up card that merges over a face-down permanent makes it face up, which isn't turning it up",
    {
      a: { on: [[3, "Plains"], herald], hand: [morph, shifter] },
      script: [castBy("Sleeper", "morph"), wait, ...over(down)],
      choices: { A: [false] },
      then: [size("Shifter", 4, 4), life("A", 20)],
    },
  )
  shows("730.2f: each part is turned face down with it, and face up again", {
    a: { on: [bear, herald], hand: [shifter, hide, unveil] },
    script: [
      ...over("Old Bear"),
      cast("Hide", "Shifter"),
      wait,
      now(size(down, 2, 2)),
      now(has(down, "flying", false)),
      cast("Unveil", down),
      wait,
    ],
    choices: { A: [false] },
    then: [size("Shifter", 4, 4), has("Shifter", "flying"), life("A", 23)],
  })
  shows("730.2g: what contains an instant isn't turned face up", {
    a: {
      on: [herald],
      library: [instant("Zap", "You gain 9 life.")],
      hand: [sorcery("Veil", "Manifest the top card of your library."), shifter, hide, unveil],
    },
    script: [cast("Veil"), wait, ...over(down), cast("Hide", "Shifter"), wait, cast("Unveil", down), wait],
    choices: { A: [false] },
    then: [size(down, 2, 2), life("A", 20)],
  })
  const were = faces(
    "transform",
    creature("Were", "2/2", "{0}: Transform this creature.", "Wolf", "{2}"),
    creature("Risen", "5/5", "", "Spirit", ""),
  )
  shows("730.2j: what contains a double-faced card isn't turned face down", {
    a: { on: [were], hand: [shifter, hide] },
    script: [...over("Were"), cast("Hide", "Shifter"), wait],
    choices: { A: [false] },
    then: [size("Shifter", 4, 4)],
  })
  shows("730.2h: a flip card among its parts is flipped with it", {
    a: {
      on: [
        faces(
          "flip",
          creature("Student", "1/1", "{0}: Flip this creature.", "Monk"),
          creature("Master", "7/7", "", "Monk"),
        ),
      ],
      hand: [shifter],
    },
    script: [...over("Student"), act("Student", "{0}: Flip"), wait],
    choices: { A: [true] },
    then: [size("Master", 7, 7)],
  })
  shows("730.3d: what replaces its going somewhere replaces that of all its parts", {
    a: { on: [bear, nothingness], hand: [shifter, kill] },
    script: [...over("Old Bear"), cast("Kill", "Shifter"), wait],
    choices: { A: [false] },
    then: [inExile("A", "Shifter"), inExile("A", "Old Bear"), inGraveyard("A", "Shifter", 0)],
  })
  shows("730.3a: its owner arranges the parts as they go to the library, unseen", {
    a: {
      on: [bear],
      hand: [
        shifter,
        instant("Sink", "Put target creature on top of its owner's library."),
        instant("Draw", "Draw a card."),
      ],
    },
    script: [...over("Old Bear"), cast("Sink", "Shifter"), wait, cast("Draw"), wait],
    choices: { A: [false, "Old Bear", "Shifter"] },
    then: [
      inHand("A", "Old Bear"),
      inHand("A", "Shifter", 0),
      { check: "sees", player: "B", card: "Shifter", is: false },
    ],
  })
  const jailer = theEnchantment("Jailer", [
    activated(
      { do: "move", what: target, to: "exile", link: true },
      { targets: [{ filter: CREATURE }], cost: [{ pay: "life", amount: 1 }] },
    ),
    when(
      { on: "step", step: "end" },
      {
        do: "move",
        what: { sel: "all", filter: { is: "exiledWith", last: true }, zone: "exile" },
        to: "hand",
      },
    ),
  ])
  shows("730.3b: who exiles it says which part was exiled last", {
    a: { on: [bear], hand: [shifter] },
    b: { on: [jailer] },
    script: [
      ...over("Old Bear"),
      { ...act("Jailer", "Pay 1 life", "Shifter"), step: "postcombatMain", player: "B" },
      wait,
    ],
    choices: { A: [false], B: ["Shifter", "Old Bear"] },
    then: [inHand("A", "Old Bear"), inExile("A", "Shifter")],
  })
  const token = sorcery("Sprout", "Create a 1/1 green Saproling creature token.")
  shows(
    "730.3e: what says where cards go takes the tokens of a merged card with it",
    {
      a: { on: [nothingness], hand: [token, shifter, kill] },
      script: [cast("Sprout"), wait, ...over("Saproling Token"), cast("Kill", "Shifter"), wait],
      choices: { A: [false] },
      then: [inExile("A", "Shifter"), inGraveyard("A", "Shifter", 0)],
    },
    {
      a: {
        on: [enchantment("Mourning", "Whenever a creature dies, you gain 5 life."), nothingness],
        hand: [token, shifter, kill],
      },
      script: [cast("Sprout"), wait, ...over("Saproling Token"), cast("Kill", "Saproling Token"), wait],
      choices: { A: [true] },
      then: [inExile("A", "Shifter"), inGraveyard("A", "Shifter", 0), life("A", 25)],
    },
  )
})
