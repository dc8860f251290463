import { describe } from "vitest"
import { bear, gain, giant } from "../testing/cards.ts"
import { doing } from "../testing/doing.ts"
import {
  act,
  at,
  attack,
  cast,
  counters,
  creature,
  enchantment,
  hand,
  instant,
  life,
  lost,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("priority, special actions and costs (116–118)", () => {
  shows("117.3a: in most steps the active player has priority first", {
    a: { hand: [instant("Word", gain(1))] },
    b: { hand: [instant("Steal", "You gain 2 life.")] },
    script: [at({ step: "upkeep" }, cast("Word")), at({ step: "upkeep", player: "B" }, cast("Steal"))],
    then: [life("A", 21), life("B", 22)],
  })
  shows("117.5: before anybody has priority, what must die has died and what triggered is on the stack", {
    a: {
      on: [creature("Frail", "1/1", "When this creature dies, you gain 3 life.")],
      hand: [instant("Shrink", "Target creature gets -2/-2 until end of turn.")],
    },
    script: [cast("Shrink", "Frail"), wait, now(life("A", 23)), now(there("A", "Frail", 0))],
  })
  shows("118.8a: any number of additional costs may be paid", {
    a: {
      hand: [
        creature(
          "Kicked",
          "1/1",
          "Kicker {1} and/or {2}\nWhen this creature enters, if it was kicked with its {1} kicker, you gain 2 life.\nWhen this creature enters, if it was kicked with its {2} kicker, you gain 5 life.",
        ),
      ],
      on: [[3, "Wastes"]],
    },
    choices: { A: [true, true] },
    script: [cast("Kicked"), wait],
    then: [life("A", 27)],
  })
  shows("118.12b: who chose to search has done so, whatever is found", {
    a: {
      hand: [
        sorcery(
          "Seek",
          "You may search your library for a Forest card, reveal it, put it into your hand, then shuffle. If you do, you gain 3 life.",
        ),
      ],
    },
    choices: { A: [true] },
    script: [cast("Seek"), wait],
    then: [life("A", 23)],
  })
  shows("118.13b: how a hybrid symbol is paid in a resolution is chosen then", {
    a: {
      hand: [sorcery("Deal", "You may pay {W/U}. If you do, you gain 3 life.")],
      on: ["Island"],
    },
    choices: { A: [true] },
    script: [cast("Deal"), wait],
    then: [life("A", 23)],
  })
  const cheaper = (less: string) => enchantment("Sale", `Creature spells you cast cost ${less} less to cast.`)
  shows("118.7d: colorless mana that a reduction has over takes off generic mana", {
    a: { on: [cheaper("{C}{C}")], hand: [creature("Late", "2/2", "", "Bear", "{1}{C}")] },
    script: [cast("Late"), wait],
    then: [there("A", "Late")],
  })
  shows("118.7e: of a hybrid symbol in a reduction the payer chooses a half", {
    a: { on: [cheaper("{W/U}")], hand: [creature("Late", "2/2", "", "Bear", "{U}")] },
    script: [cast("Late"), wait],
    then: [there("A", "Late")],
  })
  shows("118.7f: a Phyrexian symbol in a reduction is mana of its color", {
    a: { on: [cheaper("{W/P}")], hand: [creature("Late", "2/2", "", "Bear", "{W}")] },
    script: [cast("Late"), wait],
    then: [there("A", "Late")],
  })
  shows("118.7g: a snow symbol in a reduction is generic mana", {
    a: { on: [cheaper("{S}")], hand: [creature("Late", "2/2", "", "Bear", "{1}")] },
    script: [cast("Late"), wait],
    then: [there("A", "Late")],
  })
})

describe("life, damage, draws and counters (119–122)", () => {
  const heads = { c: {}, d: {}, format: "twoHeadedGiant", turnOrder: ["A", "B", "C", "D"] } as const
  shows("119.4a: a team pays life from what the team has", {
    ...heads,
    a: { hand: [sorcery("Price", "As an additional cost to cast this spell, pay 25 life.\nDraw a card.")] },
    b: {},
    script: [cast("Price"), wait, now(life("A", 5)), now(life("B", 5))],
  })
  shows("119.10: gaining no life is no gain of life to replace", {
    ...doing("You gain life equal to the number of creatures you control.", {
      a: { on: [enchantment("Blessing", "If you would gain life, you gain that much life plus 1 instead.")] },
    }),
    then: [life("A", 20)],
  })
  shows("120.4b, 120.4c: damage is dealt, changed or not, and its results may be changed then", {
    a: {
      on: [
        creature("Leech", "2/2", "Lifelink"),
        enchantment(
          "Heat",
          "If a source you control would deal damage to a player, it deals that much damage plus 1 instead.",
        ),
        enchantment("Blessing", "If you would gain life, you gain that much life plus 1 instead."),
      ],
    },
    script: [attack("Leech")],
    then: [life("B", 17), life("A", 24)],
  })
  shows("120.9: 'that much' is the damage of the source that the trigger speaks of", {
    a: {
      on: [
        creature(
          "Vamp",
          "2/2",
          "Whenever this creature deals combat damage to a player, you gain that much life.",
        ),
        giant,
      ],
    },
    script: [attack("Vamp"), attack("Big Giant")],
    then: [life("A", 22), life("B", 13)],
  })
  const maniac = creature(
    "Mage",
    "1/1",
    "If you would draw a card while your library has no cards in it, you win the game instead.",
  )
  shows("121.2c, 608.2f: what several players do is done by the active player first", {
    a: { on: [maniac], emptyLibrary: true, hand: [sorcery("Deed", "Each player draws a card.")] },
    b: { on: [maniac], emptyLibrary: true },
    script: [cast("Deed")],
    then: [{ check: "won", player: "A", is: true }],
  })
  shows(
    "121.3: with an empty library one may choose to draw, but not where one can't draw",
    {
      a: { emptyLibrary: true, hand: [sorcery("Deed", "You may draw a card. If you do, you gain 3 life.")] },
      choices: { A: [true] },
      script: [cast("Deed")],
      then: [lost("A")],
    },
    {
      a: {
        on: [enchantment("Hush", "Each player can't draw more than one card each turn.")],
        hand: [
          sorcery("First", "Draw a card."),
          sorcery("Deed", "You may draw a card. If you do, you gain 3 life."),
        ],
      },
      script: [cast("First"), wait, cast("Deed"), wait],
      then: [life("A", 20)],
    },
  )
  shows("121.7: what is left of the event comes first, then the draws", {
    a: {
      on: [
        creature(
          "Swan",
          "4/4",
          "If a source would deal damage to this creature, prevent that damage. You draw that many cards.",
        ),
      ],
      hand: [instant("Zap", "Zap deals 2 damage to target creature.")],
    },
    script: [cast("Zap", "Swan"), wait, now(hand("A", 2)), now({ check: "damage", card: "Swan", is: 0 })],
  })
  shows("122.9: counters of what was sacrificed as a cost are put as many of each kind on another", {
    a: {
      on: [
        creature(
          "Donor",
          "0/0",
          "This creature enters with two +1/+1 counters on it.\n{0}, Sacrifice this creature: Put its counters on target creature.",
        ),
        bear,
      ],
    },
    script: [act("Donor", "{0}, Sacrifice", "Old Bear"), wait],
    then: [counters("Old Bear", "+1/+1", 2)],
  })
})
