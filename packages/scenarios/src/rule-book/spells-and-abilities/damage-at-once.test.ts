import { describe } from "vitest"
import {
  act,
  at,
  attack,
  block,
  creature,
  damage,
  enchantment,
  inGraveyard,
  life,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("damage dealt at one time (120.4, 608.2f)", () => {
  shows(
    "608.2f, 120.3f: what is dealt to each player by their own number is one event: lifelink gains life once",
    {
      format: "freeForAll",
      turnOrder: ["A", "B", "C"],
      a: {
        on: [
          creature(
            "Psyche",
            "2/2",
            "Lifelink\n{0}: This creature deals damage to each opponent equal to the number of cards in that player's hand.",
          ),
          creature("Witness", "1/1", "Whenever you gain life, put a +1/+1 counter on this creature."),
        ],
      },
      b: { hand: ["Forest", "Forest"] },
      c: { hand: ["Forest"] },
      script: [act("Psyche", "{0}"), wait],
      then: [
        life("A", 23),
        life("B", 18),
        life("C", 19),
        { check: "powerToughness", card: "Witness", power: 2, toughness: 2 },
      ],
    },
  )

  shows(
    "120.4c: what is dealt at one time is dealt alike, though a part of it would change how the rest is",
    {
      a: {
        on: [[2, creature("Lion", "2/2")]],
      },
      b: {
        life: 2,
        on: [
          enchantment(
            "Unlife",
            "You don't lose the game for having 0 or less life.\nAs long as you have 0 or less life, all damage is dealt to you as though its source had infect.",
          ),
        ],
      },
      script: [attack("Lion"), attack("Lion")],
      then: [life("B", -2), { check: "playerCounters", player: "B", counter: "poison", is: 0 }],
    },
  )

  const enKor = creature(
    "Lancer",
    "0/3",
    "{0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.",
  )
  const board = (chosen: string) => ({
    a: { on: [enKor, creature("Wall", "0/4", "Defender")] },
    b: { on: [creature("Viper", "1/1", "Deathtouch"), creature("Bear", "1/1")] },
    script: [
      attack("Lancer"),
      block("Viper", "Lancer"),
      block("Bear", "Lancer"),
      at({ step: "declareBlockers" }, act("Lancer", "{0}", "Wall")),
    ],
    choices: { A: [{ card: chosen, amount: 1 }] },
  })
  shows(
    "615.7, 614.9: which of simultaneous damage is redirected by a shield too small for all of it is its controller's choice",
    { ...board("Viper"), then: [inGraveyard("A", "Wall"), there("A", "Lancer"), damage("Lancer", 1)] },
    { ...board("Bear"), then: [inGraveyard("A", "Lancer"), there("A", "Wall"), damage("Wall", 1)] },
  )
})
