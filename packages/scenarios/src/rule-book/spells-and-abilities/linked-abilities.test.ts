import { describe } from "vitest"
import { giant, ox } from "../testing/cards.ts"
import { act, artifact, cast, counters, creature, life, sorcery, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("linked abilities (607)", () => {
  shows("607.2j: 'as this was cast' asks for what was chosen for the cost of the spell", {
    a: {
      hand: [
        creature(
          "Eater",
          "1/1",
          "As an additional cost to cast this spell, pay X life.\nThis creature enters with X +1/+1 counters on it.",
        ),
      ],
    },
    choices: { A: [3] },
    script: [cast("Eater"), wait],
    then: [life("A", 17), counters("Eater", "+1/+1", 3)],
  })
  const box = artifact(
    "Box",
    "When this artifact enters, exile target creature.\n{0}: You gain life equal to the exiled card's power.\n{0}: Return the exiled card to the battlefield under its owner's control.",
  )
  shows("607.4: one ability may be linked to several", {
    a: { hand: [box] },
    b: { on: [giant] },
    targets: { A: ["Big Giant"] },
    script: [cast("Box"), wait, act("Box", "{0}: You gain"), wait, act("Box", "{0}: Return"), wait],
    then: [life("A", 25), there("B", "Big Giant")],
  })
  shows("607.3: 'the exiled card' is all that were exiled, and their numbers are added", {
    a: {
      hand: [
        artifact(
          "Box",
          "When this artifact enters, exile up to two target creatures.\n{0}, Sacrifice this artifact: You gain life equal to the exiled card's power.",
        ),
      ],
    },
    b: { on: [giant, ox] },
    targets: { A: ["Big Giant", "Grey Ox"] },
    script: [cast("Box"), wait, act("Box", "{0}, Sacrifice"), wait],
    then: [life("A", 27)],
  })
  shows("607.5, 607.1a: linked abilities that are given together are linked with each other", {
    a: {
      hand: [
        sorcery("Mirror", "Create a token that's a copy of target artifact you control."),
        artifact(
          "Box",
          "When this artifact enters, exile target creature.\n{0}, Sacrifice this artifact: You gain life equal to the exiled card's power.",
        ),
      ],
    },
    b: { on: [giant, ox] },
    targets: { A: ["Big Giant", "Grey Ox"] },
    script: [cast("Box"), wait, cast("Mirror", "Box"), wait, act("Box", "{0}, Sacrifice"), wait],
    then: [life("A", 25)],
  })
})
