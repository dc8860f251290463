import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import { CREATURE, gains, inOrder, theCreature, when } from "../testing/definitions.ts"
import {
  at,
  B,
  can,
  cast,
  creature,
  enchantment,
  inExile,
  inHand,
  instant,
  life,
  now,
  sorcery,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("casting, in particular (601 to 607)", () => {
  const odd = enchantment("Odd Hours", "Players can't cast spells with even mana values.")
  const blaze = sorcery("Blaze", "Blaze deals X damage to any target.", "{X}{R}")
  shows(
    "601.5: a spell that its X makes a forbidden one is taken back",
    {
      a: { on: [odd, [4, "Mountain"]], hand: [blaze] },
      script: [now(can("A", "Cast Blaze")), cast("Blaze", B), wait],
      choices: { A: [2] },
      then: [life("B", 18)],
    },
    {
      a: { on: [odd, [4, "Mountain"]], hand: [blaze] },
      script: [at({ illegal: true }, cast("Blaze", B))],
      choices: { A: [1] },
    },
  )
  shows("603.7h: it is made once, at the third resolution of this turn", {
    a: {
      on: [
        theCreature("Avenger", "3/2", [
          when(
            { on: "moves", object: CREATURE, from: "battlefield", to: "graveyard" },
            inOrder(gains(1), {
              do: "if",
              condition: { if: "abilityCount", what: "resolved", op: "=", than: 3 },
              then: { do: "delayed", when: { on: "step", step: "end" }, effect: gains(10) },
            }),
          ),
        ]),
        [4, bear],
      ],
      hand: [sorcery("Kill Them", "Destroy all creatures with power 2.")],
    },
    script: [cast("Kill Them"), wait, at({ turn: 2, player: "B" }, wait)],
    stopAt: { turn: 2, step: "end" },
    then: [life("A", 34)],
  })
  shows("607.2q: what was exiled to cast it is what it speaks of once it is a permanent", {
    a: {
      on: [ox, bear],
      hand: [
        creature(
          "Champion",
          "3/3",
          "As an additional cost to cast this spell, behold an Ox and exile it.\nWhen this creature leaves the battlefield, return the exiled card to its owner's hand.",
          "Soldier",
        ),
        instant("Kill", "Destroy target creature."),
      ],
    },
    script: [cast("Champion"), wait, now(inExile("A", "Grey Ox")), cast("Kill", "Champion"), wait],
    choices: { A: ["Grey Ox"] },
    then: [inHand("A", "Grey Ox")],
  })
})
