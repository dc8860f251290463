import { describe } from "vitest"
import { bear, gain, kill, ox } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  at,
  attack,
  cast,
  controlledBy,
  creature,
  enchantment,
  inGraveyard,
  inHand,
  instant,
  now,
  size,
  sorcery,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("cards, objects, permanents, tokens (108–111)", () => {
  shows("108.3: what leaves the battlefield goes to its owner's zone", {
    a: { hand: [sorcery("Steal", "Gain control of target creature."), kill] },
    b: { on: [bear] },
    script: [cast("Steal", "Old Bear"), wait, cast("Kill", "Old Bear"), wait],
    then: [inGraveyard("B", "Old Bear")],
  })
  shows("109.2, 109.2a: 'creature' is a permanent, 'creature card' with a zone one there", {
    a: {
      hand: [
        sorcery("Wrath", "Destroy all creatures."),
        sorcery("Raise", "Return target creature card from your graveyard to your hand."),
      ],
      graveyard: [ox],
    },
    b: { on: [bear], hand: [creature("Hidden", "1/1")] },
    script: [cast("Wrath"), wait, cast("Raise", "Grey Ox"), wait],
    then: [inGraveyard("B", "Old Bear"), inHand("B", "Hidden"), inHand("A", "Grey Ox")],
  })
  shows("109.4: cards in a graveyard are controlled by nobody: their owner is what counts", {
    a: { hand: [sorcery("Raise", "Return target creature card from your graveyard to your hand.")] },
    b: { graveyard: [bear] },
    script: [at(never, cast("Raise", "Old Bear"))],
  })
  shows("109.5: 'you' is the controller, of a static ability the one of now", {
    a: { on: [enchantment("Anthem", "Creatures you control get +1/+1."), bear] },
    b: { on: [ox] },
    then: [size("Old Bear", 3, 3), size("Grey Ox", 2, 4)],
  })
  shows("110.1, 110.2, 110.2a: what is put onto the battlefield comes under the control of who is told to", {
    a: {
      hand: [
        sorcery("Grab", "Put target creature card from a graveyard onto the battlefield under your control."),
      ],
    },
    b: { graveyard: [bear] },
    script: [cast("Grab", "Old Bear"), wait],
    then: [controlledBy("Old Bear", "A")],
  })
  shows("110.4: an instant card can't enter the battlefield: it stays", {
    a: {
      hand: [sorcery("Grab", "Put target card from a graveyard onto the battlefield under your control.")],
      graveyard: [instant("Flash", gain(1))],
    },
    script: [cast("Grab", "Flash"), wait],
    then: [inGraveyard("A", "Flash")],
  })
  shows("304.4: an instant that would enter the battlefield stays where it is", {
    a: {
      hand: [sorcery("Grab", "Put target card from a graveyard onto the battlefield under your control.")],
      graveyard: [instant("Flash", gain(1))],
    },
    script: [cast("Grab", "Flash"), wait],
    then: [inGraveyard("A", "Flash")],
  })
  shows("307.4: so does a sorcery", {
    a: {
      hand: [sorcery("Grab", "Put target card from a graveyard onto the battlefield under your control.")],
      graveyard: [sorcery("Slow", gain(1))],
    },
    script: [cast("Grab", "Slow"), wait],
    then: [inGraveyard("A", "Slow")],
  })
  shows("110.5, 110.5b: permanents enter untapped", {
    a: { hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [tapped("Old Bear", false)],
  })
  shows("110.5d: what leaves the battlefield tapped is not tapped elsewhere, and comes back untapped", {
    a: {
      on: [bear],
      hand: [
        instant(
          "Blink",
          "Exile target creature you control, then return it to the battlefield under its owner's control.",
        ),
      ],
    },
    script: [
      attack("Old Bear"),
      at({ step: "declareBlockers" }, now(tapped("Old Bear"))),
      at({ step: "declareBlockers" }, cast("Blink", "Old Bear")),
    ],
    then: [tapped("Old Bear", false)],
  })
  shows("111.7, 111.8: a token that leaves the battlefield ceases to exist, and does not come back", {
    a: {
      hand: [
        sorcery("Make", "Create a 1/1 red Goblin creature token."),
        instant(
          "Blink",
          "Exile target creature you control, then return it to the battlefield under its owner's control.",
        ),
      ],
    },
    script: [cast("Make"), wait, cast("Blink", "Goblin Token"), wait],
    then: [there("A", "Goblin Token", 0), { check: "exile", player: "A", is: 0 }],
  })
  shows("111.13: a copy of a permanent spell becomes a token, which is not created", {
    a: {
      on: [
        enchantment(
          "Season",
          "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
        ),
      ],
      hand: [bear, instant("Twin", "Copy target spell you control.")],
    },
    script: [cast("Old Bear"), { ...cast("Twin", "Old Bear"), when: { onStack: "Cast Old Bear" } }, wait],
    then: [
      there("A", "Old Bear", 2),
      { check: "permanents", player: "A", card: "Old Bear", token: true, is: 1 },
    ],
  })
})
