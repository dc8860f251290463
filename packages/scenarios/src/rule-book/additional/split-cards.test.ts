import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  artifact,
  at,
  card,
  cast,
  castBy,
  creature,
  enchantment,
  inGraveyard,
  inHand,
  instant,
  life,
  manaValue,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

const split = faces(
  "split",
  instant("Wax", "You gain 3 life.", "{0}"),
  sorcery("Wane", "You gain 5 life.", "{4}"),
)
const fused = faces(
  "split",
  instant("Red Half", "You gain 1 life.\nFuse", "{R}"),
  instant("Blue Half", "You gain 2 life.\nFuse", "{1}{U}"),
)
const aimed = faces(
  "split",
  instant("Rust", "Destroy target artifact."),
  instant("Fade", "Destroy target enchantment."),
)
const half = (name: string, text: string, cost: string): Own => card(name, "Enchantment — Room", text, cost)
const room = faces(
  "split",
  half("Den", "When you unlock this door, you gain 2 life.", "{W}"),
  half("Attic", "When you unlock this door, you gain 5 life.\nCreatures you control have flying.", "{1}{U}"),
)

describe("split cards and Rooms (709)", () => {
  shows("709.3a: only the half that is cast is looked at for whether it can be", {
    a: { hand: [split] },
    script: [at({ step: "upkeep" }, cast("Wax")), now(life("A", 23))],
    then: [inGraveyard("A", "Wax // Wane")],
  })
  const endeavor = (card: Own) => ({
    a: {
      hand: [
        sorcery(
          "Endeavor",
          "You may cast an instant or sorcery spell with mana value 3 or less from your hand without paying its mana cost.",
        ),
        card,
        bear,
      ],
    },
    script: [cast("Endeavor"), wait],
  })
  shows("601.3e, 709.3a: what is to be cast is asked of the half, not of both (Arcane Endeavor)", {
    ...endeavor(split),
    choices: { A: [{ illegal: "Old Bear" }, "Wax // Wane"] },
    then: [life("A", 23), inGraveyard("A", "Wax // Wane"), inHand("A", "Old Bear")],
  })
  shows("601.3e, 715.3a: nor of the creature that the Adventure is on (Arcane Endeavor)", {
    ...endeavor(
      faces(
        "adventure",
        creature("Stroller", "3/3", "", "Bear", "{5}"),
        sorcery("Stroll", "You gain 4 life.", "{2}"),
      ),
    ),
    choices: { A: [{ illegal: "Old Bear" }, "Stroller // Stroll"] },
    then: [life("A", 24), inHand("A", "Old Bear"), there("A", "Stroller", 0)],
  })
  shows("709.3a, 709.4: a half that something lets be cast from elsewhere needs no target for the other", {
    a: {
      hand: [
        sorcery(
          "Recall",
          "Each instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.",
        ),
      ],
      graveyard: [aimed],
    },
    b: { on: [artifact("Ring", "")] },
    script: [cast("Recall"), wait, castBy("Rust", "flashback", "Ring"), wait],
    then: [inGraveyard("B", "Ring")],
  })
  shows("709.3b: on the stack it is that half alone", {
    a: {
      on: [
        enchantment("Watch", "Whenever you cast a spell with mana value 4 or greater, you gain 1 life."),
        enchantment("Guard", "Whenever you cast an instant spell, you gain 10 life."),
      ],
      hand: [split],
    },
    script: [cast("Wax"), wait],
    then: [life("A", 33)],
  })
  shows("709.4c: elsewhere it is of the types of both halves, with the abilities of both", {
    a: {
      graveyard: [split],
      hand: [sorcery("Recall", "Return target sorcery card from your graveyard to your hand.")],
    },
    script: [cast("Recall", "Wax // Wane"), wait],
    then: [inHand("A", "Wax // Wane")],
  })
  shows("709.4d: fused, the spell is both halves at once", {
    a: {
      on: [
        "Mountain",
        [2, "Island"],
        enchantment("Watch", "Whenever you cast a spell with mana value 3, you gain 10 life."),
      ],
      hand: [fused],
    },
    script: [castBy("Red Half // Blue Half", "fuse"), wait],
    then: [life("A", 33)],
  })
  shows("709.5: on the battlefield a locked half has neither name nor text", {
    a: { on: ["Plains", creature("Old Bear", "2/2")], hand: [room] },
    script: [cast("Den"), wait],
    then: [
      there("A", "Den"),
      manaValue("Den", 1),
      life("A", 22),
      { check: "ability", card: "Old Bear", has: "flying", is: false },
    ],
  })
  shows("709.5c, 709.5h: a half unlocked later is seen to be so, and has its text", {
    a: { on: ["Plains", [2, "Island"], creature("Old Bear", "2/2")], hand: [room] },
    script: [cast("Den"), wait, act("Den", "{1}{U}: Unlock the right half."), wait],
    then: [life("A", 27), { check: "ability", card: "Old Bear", has: "flying", is: true }],
  })
})
