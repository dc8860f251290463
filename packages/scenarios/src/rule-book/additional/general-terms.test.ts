import { describe } from "vitest"
import { bear, kill, ox } from "../testing/cards.ts"
import {
  artifact,
  B,
  cast,
  creature,
  enchantment,
  instant,
  life,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { type Board, shows } from "../testing/shows.ts"

const gained = (text: string, a: Board["a"], is: number): Board => ({
  a: { ...a, hand: [sorcery("Deed", text), ...(a?.hand ?? [])] },
  script: [cast("Deed"), wait],
  then: [life("A", is)],
})

describe("general terms (700)", () => {
  shows("700.2b: the mode of a triggered ability is chosen as it goes on the stack", {
    a: {
      hand: [
        creature(
          "Charmer",
          "1/1",
          "When this creature enters, choose one —\n• You gain 3 life.\n• Target opponent loses 3 life.",
        ),
      ],
    },
    script: [cast("Charmer"), wait],
    modes: { A: [1] },
    then: [life("A", 23)],
  })
  shows("700.2d: no mode is chosen twice", {
    a: {
      hand: [
        sorcery("Two", "Choose two —\n• You gain 3 life.\n• Target opponent loses 2 life.\n• Draw a card."),
      ],
    },
    script: [cast("Two", B)],
    modes: { A: [1, 2] },
    then: [life("A", 23), life("B", 18)],
  })
  shows(
    "700.5: devotion counts the symbols of the color among one's permanents",
    gained(
      "You gain life equal to your devotion to green.",
      { on: [creature("Deep", "1/1", "", "Elf", "{G}{G}"), creature("Mixed", "1/1", "", "Elf", "{1}{G/W}")] },
      23,
    ),
  )
  shows("700.6: historic: legendary, artifact or Saga", {
    a: {
      on: [enchantment("Annals", "Whenever you cast a historic spell, you gain 1 life.")],
      hand: [artifact("Pot", ""), bear],
    },
    script: [cast("Pot"), wait, cast("Old Bear"), wait],
    then: [life("A", 21)],
  })
  shows(
    "700.8, 700.8a: a party: one each of Cleric, Rogue, Warrior and Wizard",
    gained(
      "You gain 1 life for each creature in your party.",
      {
        on: [
          creature("One", "1/1", "", "Cleric"),
          creature("Two", "1/1", "", "Cleric"),
          creature("Three", "1/1", "", "Rogue"),
        ],
      },
      22,
    ),
  )
  shows(
    "700.8b: a creature of two of the types is counted once, as serves best",
    gained(
      "You gain 1 life for each creature in your party.",
      { on: [creature("One", "1/1", "", "Cleric Rogue"), creature("Two", "1/1", "", "Cleric")] },
      22,
    ),
  )
  shows("700.9: modified: with counters, equipped, or enchanted by its controller", {
    a: {
      on: [bear, ox],
      hand: [
        instant("Grow", "Put a +1/+1 counter on target creature."),
        sorcery("Deed", "You gain 1 life for each modified creature you control."),
      ],
    },
    script: [cast("Grow", "Old Bear"), wait, cast("Deed"), wait],
    then: [life("A", 21)],
  })
  shows("700.11: descended: a permanent card was put into the graveyard this turn", {
    a: {
      on: [
        bear,
        enchantment(
          "Deep",
          "At the beginning of your end step, if you descended this turn, you gain 2 life.",
        ),
      ],
      hand: [kill],
    },
    script: [cast("Kill", "Old Bear"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 22)],
  })
  shows("700.11: a token put into the graveyard is no permanent card (108.2)", {
    a: {
      on: [
        enchantment(
          "Deep",
          "At the beginning of your end step, if you descended this turn, you gain 2 life.",
        ),
      ],
      hand: [sorcery("Make", "Create a 1/1 white Soldier creature token."), kill],
    },
    script: [cast("Make"), wait, cast("Kill", "Soldier Token"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [there("A", "Soldier Token", 0), life("A", 20)],
  })
  shows(
    "700.12, 700.12a: outlaws: Assassins, Mercenaries, Pirates, Rogues and Warlocks one controls",
    gained(
      "You gain 1 life for each outlaw you control.",
      {
        on: [
          creature("One", "1/1", "", "Pirate"),
          creature("Two", "1/1", "", "Cleric"),
          creature("Three", "1/1", "", "Warlock"),
        ],
      },
      22,
    ),
  )
})
