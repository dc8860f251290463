import { describe } from "vitest"
import { upkeep } from "../testing/moments.ts"
import {
  act,
  artifact,
  cast,
  enchantment,
  hand,
  life,
  sorcery,
  tapped,
  turnOf,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("skipping (614.10)", () => {
  const vault = artifact(
    "Vault",
    "This artifact doesn't untap during your untap step.\nIf you would begin your turn while this artifact is tapped, you may skip that turn instead. If you do, untap this artifact.\n{T}: Take an extra turn after this one.",
  )
  const extra = {
    a: { on: [vault] },
    script: [act("Vault", "{T}: Take"), wait],
    stopAt: { turn: 2, step: "untap" },
  } as const
  shows(
    "614.10b: what follows a skipped turn is the first thing of the next turn, which is another player's",
    { ...extra, choices: { A: [true] }, then: [turnOf("B"), tapped("Vault", false)] },
    { ...extra, choices: { A: [false] }, then: [turnOf("A"), tapped("Vault")] },
  )
  shows("614.10: a skip is only offered while what it asks for is so", {
    a: { on: [vault] },
    script: [],
    choices: { A: [true] },
    stopAt: upkeep(3),
    then: [turnOf("A")],
  })
  const fast = enchantment(
    "Fast",
    "If you would begin your draw step, you may skip that step instead. If you do, you gain 2 life.",
  )
  shows("614.10b: what follows a skipped step is the first thing of the next phase", {
    a: { on: [fast] },
    choices: { A: [true] },
    script: [],
    stopAt: { turn: 3, step: "precombatMain" },
    then: [life("A", 22), hand("A", 0)],
  })
  shows("614.10: of two skips that are offered each is asked about", {
    a: { on: [fast, { ...fast, name: "Fast Too" }] },
    choices: { A: [false, true] },
    script: [],
    stopAt: { turn: 3, step: "precombatMain" },
    then: [life("A", 22), hand("A", 0)],
  })
  shows("614.10, 500.7: an extra turn is skipped, and no other", {
    a: { hand: [sorcery("Walk", "Take an extra turn after this one.")] },
    b: {
      on: [
        enchantment("Grip", "If an opponent would begin an extra turn, that player skips that turn instead."),
      ],
    },
    script: [cast("Walk"), wait],
    checkpoints: [{ stopAt: upkeep(2), expect: [turnOf("B")] }],
    stopAt: upkeep(3),
    then: [turnOf("A")],
  })
})
