import { describe } from "vitest"
import { bear, gain, kill, ox } from "../testing/cards.ts"
import {
  act,
  at,
  attack,
  cast,
  castBy,
  creature,
  enchantment,
  inExile,
  inGraveyard,
  inHand,
  instant,
  life,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("objects that change zones (400–406)", () => {
  shows(
    "400.1: from a player's own library, hand and graveyard, over the stack, to the battlefield and exile that all share",
    {
      a: {
        hand: [sorcery("Look", "Draw a card."), kill, instant("Bury", "Exile target card from a graveyard.")],
        library: [bear],
      },
      script: [
        cast("Look"),
        wait,
        now(inHand("A", "Old Bear")),
        cast("Old Bear"),
        now({ check: "stack", is: 1 }),
        wait,
        now(there("A", "Old Bear")),
        cast("Kill", "Old Bear"),
        wait,
        now(inGraveyard("A", "Old Bear")),
        cast("Bury", "Old Bear"),
        wait,
      ],
      then: [inExile("A", "Old Bear")],
    },
  )
  shows("400.3: what would go to another's hand goes to its owner's", {
    a: {
      hand: [
        sorcery("Steal", "Gain control of target creature."),
        instant("Back", "Return target creature you control to your hand."),
      ],
    },
    b: { on: [bear] },
    script: [cast("Steal", "Old Bear"), wait, cast("Back", "Old Bear"), wait],
    then: [inHand("B", "Old Bear"), inHand("A", "Old Bear", 0)],
  })
  shows("400.5: cards put on top of a library are drawn in that order", {
    a: {
      hand: [
        bear,
        ox,
        sorcery("Stack up", "Put two cards from your hand on top of your library in any order."),
        sorcery("Look", "Draw a card."),
      ],
    },
    choices: { A: [{ all: ["Old Bear", "Grey Ox"] }, "Grey Ox"] },
    script: [cast("Stack up"), wait, cast("Look"), wait],
    then: [
      { check: "hand", player: "A", is: 1 },
      { check: "library", player: "A", card: "Old Bear", is: 1 },
    ],
  })
  shows("400.6: what changes where a card goes applies before it moves", {
    a: {
      hand: [kill, kill],
      on: [
        enchantment(
          "Void",
          "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
        ),
      ],
    },
    b: { on: [bear, creature("Phoenix", "2/2", "When this creature dies, you gain 5 life.")] },
    script: [cast("Kill", "Old Bear"), wait, cast("Kill", "Phoenix"), wait],
    then: [inExile("B", "Old Bear"), inExile("B", "Phoenix"), life("B", 20)],
  })
  shows("400.7c: what prevents damage of a permanent spell prevents that of the permanent", {
    a: { hand: [creature("Runner", "3/3", "Haste")] },
    b: {
      hand: [
        instant(
          "Circle",
          "The next time a source of your choice would deal damage to you this turn, prevent that damage.",
        ),
      ],
    },
    choices: { B: ["Runner"] },
    script: [cast("Runner"), at({ player: "B" }, cast("Circle")), wait, attack("Runner")],
    then: [life("B", 20), there("A", "Runner")],
  })
  const flash = sorcery(
    "Recall",
    "Target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.",
  )
  shows("400.7g: an ability that lets a card be cast goes with it to the stack", {
    a: { hand: [flash], graveyard: [sorcery("Word", gain(3))] },
    script: [cast("Recall", "Word"), wait, castBy("Word", "flashback"), wait],
    then: [life("A", 23), inExile("A", "Word")],
  })
  shows("400.7h: the effect that lets a card be cast finds the spell", {
    a: {
      hand: [
        sorcery(
          "Again",
          "You may cast target instant card from your graveyard this turn. If that spell would be put into your graveyard, exile it instead.",
        ),
      ],
      graveyard: [instant("Word", gain(3))],
    },
    script: [cast("Again", "Word"), wait, cast("Word"), wait],
    then: [life("A", 23), inExile("A", "Word")],
  })
  shows("402.1, 402.2: cards are drawn into the hand", {
    a: { hand: [sorcery("Look", "Draw three cards.")] },
    script: [cast("Look"), wait, now({ check: "hand", player: "A", is: 3 })],
  })
  shows("400.2: the top card of a library that is played open is known to all", {
    a: { on: [enchantment("Oracle", "Play with the top card of your library revealed.")], library: [bear] },
    script: [
      now({ check: "topCardRevealed", player: "A", is: true }),
      now({ check: "topCardRevealed", player: "B", is: false }),
    ],
  })
  shows(
    "309.4c, 309.7: each room has an ability that uses the stack, and the last one completes the dungeon",
    {
      a: {
        on: [
          creature("Guide", "1/1", "{0}: Venture into the dungeon."),
          enchantment("Prize", "Whenever you complete a dungeon, you gain 10 life."),
        ],
      },
      choices: { A: ["Lost Mine of Phandelver", "Goblin Lair", "Dark Pool"] },
      script: [
        act("Guide", "{0}: Venture"),
        wait,
        act("Guide", "{0}: Venture"),
        wait,
        now(there("A", "Goblin Token")),
        act("Guide", "{0}: Venture"),
        wait,
        now(life("B", 19)),
        act("Guide", "{0}: Venture"),
        wait,
      ],
      then: [life("A", 31)],
    },
  )
})
