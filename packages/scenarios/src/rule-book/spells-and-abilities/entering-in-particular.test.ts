import { describe } from "vitest"
import { bear, giant } from "../testing/cards.ts"
import { gains, statically, theEnchantment, theLand, you } from "../testing/definitions.ts"
import {
  cast,
  counters,
  creature,
  enchantment,
  inExile,
  inGraveyard,
  inHand,
  land,
  life,
  now,
  sorcery,
  subtype,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("what changes how another permanent enters (614.1c)", () => {
  shows("614.1c: 'enters as a Mutant' is of the creature that enters, not of the one that says so", {
    a: {
      on: [
        creature(
          "Maker",
          "2/2",
          "Each other creature you control enters with a number of additional +1/+1 counters on it equal to this creature's power and as a Mutant in addition to its other types.",
          "Elf",
        ),
      ],
      hand: [creature("Cub", "1/1")],
    },
    script: [cast("Cub"), wait, now(counters("Cub", "+1/+1", 2)), now(subtype("Cub", "Mutant"))],
    then: [subtype("Maker", "Mutant", false)],
  })
})

describe("what moves as a permanent enters (614.13)", () => {
  const ghoul = creature(
    "Ghoul",
    "1/1",
    "As this creature enters, exile any number of creature cards from your graveyard.",
    "Zombie",
  )
  const raise = sorcery(
    "Raise Two",
    "Return up to two target creature cards from your graveyard to the battlefield.",
  )
  shows("614.13a: neither it nor what enters with it can be chosen for that", {
    a: { hand: [raise], graveyard: [ghoul, bear, giant] },
    script: [cast("Raise Two", "Ghoul", "Old Bear"), wait],
    choices: { A: [{ illegal: "Old Bear" }, { illegal: "Ghoul" }, "Big Giant"] },
    then: [there("A", "Old Bear"), there("A", "Ghoul"), inExile("A", "Big Giant")],
  })
  const elder = creature("Elder", "1/1", "Devour 3\nDevour 5", "Viashino")
  const devours = (choices: readonly ("Old Bear" | { stop: true })[], count: number) => ({
    a: { on: [bear], hand: [elder] },
    script: [cast("Elder"), wait],
    choices: { A: choices },
    then: [counters("Elder", "+1/+1", count), inGraveyard("A", "Old Bear", Math.min(1, count))],
  })
  shows(
    "614.13b: one creature is devoured for one of two devour abilities",
    devours(["Old Bear"], 3),
    devours([{ stop: true }, "Old Bear"], 5),
    devours([{ stop: true }, { stop: true }], 0),
  )
  shows("614.13c: a card that enters from a library isn't among those milled from its top as it does", {
    a: {
      on: [
        enchantment("High Roads", "You may play lands from the top of your library."),
        theEnchantment("Grinder", [
          statically({
            static: "replace",
            event: { on: "gainLife", player: you },
            with: { do: "mill", count: { n: "bound", name: "amount" } },
          }),
        ]),
      ],
      library: [
        theLand("Pool", [statically({ static: "enters", what: "self", as: gains(2) })]),
        bear,
        giant,
        "Forest",
      ],
      hand: [sorcery("Look", "Draw a card.")],
    },
    script: [land("Pool"), cast("Look"), wait],
    then: [
      life("A", 20),
      there("A", "Pool"),
      inGraveyard("A", "Old Bear"),
      inGraveyard("A", "Big Giant"),
      inHand("A", "Forest"),
    ],
  })
})
