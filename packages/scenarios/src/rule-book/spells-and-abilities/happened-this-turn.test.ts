import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  act,
  artifact,
  at,
  attack,
  cast,
  castBy,
  controlledBy,
  creature,
  enchantment,
  inGraveyard,
  instant,
  life,
  now,
  size,
  sorcery,
  type,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

const guest = creature(
  "Guest",
  "2/2",
  "This creature gets +1/+1 as long as two or more nonland permanents entered the battlefield under your control this turn.",
)
const steal = sorcery("Steal", "Gain control of target creature.")
const flash = (name: string) => creature(name, "1/1", "Flash")

describe("what happened this turn, as it was then (608.2i)", () => {
  shows("608.2i: it counts who controlled it as it entered, whoever controls it now", {
    a: { on: [guest], hand: [creature("Ant", "1/1"), creature("Bee", "1/1")] },
    b: { hand: [instant("Take", "Gain control of target creature.")] },
    script: [
      cast("Ant"),
      wait,
      cast("Bee"),
      wait,
      at({ player: "B", step: "postcombatMain" }, cast("Take", "Bee")),
    ],
    then: [size("Guest", 3, 3), controlledBy("Bee", "B")],
  })
  shows("608.2i: what another player's creature became one's own does not count", {
    a: { on: [guest], hand: [creature("Ant", "1/1"), steal] },
    b: { hand: [flash("Bee")] },
    script: [
      cast("Ant"),
      wait,
      at({ player: "B" }, cast("Bee")),
      wait,
      at({ step: "postcombatMain" }, cast("Steal", "Bee")),
    ],
    then: [size("Guest", 2, 2), controlledBy("Bee", "A")],
  })
  const lens = (what: string) =>
    creature(
      "Lens",
      "2/2",
      `This creature gets +1/+1 as long as ${what} entered the battlefield under your control this turn.`,
    )
  const morph: Own = { ...creature("Shade", "1/1", "Morph {0}"), type_line: "Artifact Creature — Bear" }

  shows(
    "603.6b, 608.2i: it counts what it was as it entered, whatever it is now",
    {
      a: {
        on: [lens("a creature")],
        hand: [
          creature("Ant", "1/1"),
          sorcery("Petrify", "Target creature becomes a land and loses all other card types."),
        ],
      },
      script: [cast("Ant"), wait, cast("Petrify", "Ant"), wait],
      then: [type("Ant", "creature", false), size("Lens", 3, 3)],
    },
    {
      a: {
        on: [lens("a creature")],
        hand: [artifact("Doll", "{0}: This artifact becomes a 1/1 artifact creature until end of turn.")],
      },
      script: [
        cast("Doll"),
        wait,
        act("Doll", "{0}"),
        wait,
        now(type("Doll", "creature")),
        now(size("Lens", 2, 2)),
      ],
    },
    {
      a: {
        on: [
          lens("a creature"),
          enchantment("Spirits", "Artifacts you control are 1/1 creatures in addition to their other types."),
        ],
        hand: [artifact("Doll", ""), instant("Hush", "Destroy target enchantment.")],
      },
      script: [cast("Doll"), wait, cast("Hush", "Spirits"), wait],
      then: [type("Doll", "creature", false), size("Lens", 3, 3)],
    },
  )
  shows(
    "708.2, 608.2i: what entered face down was a nameless creature and no artifact, though it is turned up",
    {
      a: { on: [lens("an artifact"), [3, "Plains"]], hand: [morph] },
      script: [castBy("Shade", "morph"), wait, act("[no name]", "{0}")],
      then: [type("Shade", "artifact"), size("Lens", 2, 2)],
    },
  )
  shows("608.2i: what left since counts as it entered, not as it last was", {
    a: {
      on: [lens("a creature")],
      hand: [
        creature("Ant", "1/1"),
        sorcery("Petrify", "Target creature becomes a land and loses all other card types."),
        instant("Raze", "Destroy target land."),
      ],
    },
    script: [cast("Ant"), wait, cast("Petrify", "Ant"), wait, cast("Raze", "Ant"), wait],
    then: [inGraveyard("A", "Ant"), size("Lens", 3, 3)],
  })
  shows("508.1a, 608.2i: what attacked was a creature, though it is none any more", {
    a: {
      on: [
        bear,
        enchantment(
          "Peace",
          "At the beginning of each player's end step, if no creatures attacked this turn, you gain 3 life.",
        ),
      ],
      hand: [instant("Petrify", "Target creature becomes a land and loses all other card types.")],
    },
    script: [attack("Old Bear"), at({ step: "postcombatMain" }, cast("Petrify", "Old Bear"))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 20)],
  })
})
