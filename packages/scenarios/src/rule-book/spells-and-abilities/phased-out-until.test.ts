import { describe } from "vitest"
import type { Check } from "../../format/format.ts"
import { bear, ox } from "../testing/cards.ts"
import { CREATURE, theArtifact, when } from "../testing/definitions.ts"
import {
  act,
  artifact,
  cast,
  enchantment,
  inGraveyard,
  instant,
  life,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("phased out until something happens (610.4)", () => {
  const oubliette = enchantment(
    "Oubliette",
    "When this enchantment enters, target creature phases out until this enchantment leaves the battlefield.",
  )
  const crush = instant("Crush", "Destroy target enchantment.")
  const lost: Check = { check: "status", card: "Old Bear", status: "phasedIn", is: false, absentOk: true }
  shows("610.4: what is phased out until something happens phases in right after it", {
    a: { hand: [oubliette, crush] },
    b: { on: [bear] },
    targets: { A: ["Old Bear"] },
    script: [cast("Oubliette"), wait, now(lost), cast("Crush", "Oubliette"), now(lost), wait],
    then: [there("B", "Old Bear")],
  })
  shows("610.4a: it doesn't phase in during an untap step", {
    a: { hand: [oubliette] },
    b: { on: [bear] },
    targets: { A: ["Old Bear"] },
    script: [cast("Oubliette"), wait],
    stopAt: { turn: 2, step: "end" },
    then: [there("B", "Old Bear", 0)],
  })
  shows("610.4c: where the event has occurred before, it doesn't phase out", {
    a: { hand: [oubliette, crush] },
    b: { on: [bear] },
    targets: { A: ["Old Bear"] },
    script: [
      cast("Oubliette"),
      { ...cast("Crush", "Oubliette"), when: { notOnStack: "Cast Oubliette" } },
      wait,
    ],
    then: [there("B", "Old Bear"), inGraveyard("A", "Oubliette")],
  })
  shows("610.4b: nor where an activated ability would do it", {
    a: {
      on: [artifact("Moment", "{0}: Target creature phases out until this artifact leaves the battlefield.")],
      hand: [instant("Smash", "Destroy target artifact.")],
    },
    b: { on: [bear] },
    script: [act("Moment", "{0}", "Old Bear"), cast("Smash", "Moment"), wait],
    then: [there("B", "Old Bear"), inGraveyard("A", "Moment")],
  })
  shows("610.4d: what several such effects phased out phases in at once", {
    a: {
      hand: [
        oubliette,
        { ...oubliette, name: "Other Oubliette" },
        sorcery("Clear", "Destroy all enchantments."),
      ],
    },
    b: {
      on: [
        bear,
        ox,
        theArtifact("Watch", [
          when(
            { on: "phases", object: CREATURE, out: false },
            {
              do: "gainLife",
              amount: { n: "count", filter: CREATURE },
            },
          ),
        ]),
      ],
    },
    targets: { A: ["Old Bear", "Grey Ox"] },
    script: [cast("Oubliette"), wait, cast("Other Oubliette"), wait, cast("Clear"), wait],
    then: [there("B", "Old Bear"), there("B", "Grey Ox"), life("B", 24)],
  })
})
