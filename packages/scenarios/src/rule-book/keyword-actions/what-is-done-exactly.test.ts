import { describe } from "vitest"
import { bear, giant, kill, ox } from "../testing/cards.ts"
import {
  CREATURE,
  gains,
  inOrder,
  self,
  statically,
  target,
  theCreature,
  theEnchantment,
  theInstant,
  theSorcery,
  when,
  you,
} from "../testing/definitions.ts"
import {
  cast,
  counters,
  enchantment,
  hand,
  has,
  instant,
  life,
  now,
  size,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const targetCreature = { targets: [{ filter: CREATURE }] } as const

describe("keyword actions and general terms, in particular (700, 701)", () => {
  shows("700.2e: another player chooses the mode, and not its controller", {
    a: {
      hand: [
        {
          name: "Fate",
          layout: "normal",
          faces: [
            {
              name: "Fate",
              types: ["sorcery"],
              cost: "{0}",
              abilities: [
                {
                  ability: "spell",
                  modes: {
                    min: 1,
                    max: 1,
                    by: { who: "opponents" },
                    of: [{ effect: gains(5) }, { effect: gains(1) }],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    modes: { A: [1], B: [2] },
    script: [cast("Fate"), wait],
    then: [life("A", 21)],
  })
  const paws = (chosen: readonly number[], gained: number) => ({
    a: {
      hand: [
        {
          name: "Season",
          layout: "normal" as const,
          faces: [
            {
              name: "Season",
              types: ["sorcery"] as const,
              cost: "{0}",
              abilities: [
                {
                  ability: "spell" as const,
                  modes: {
                    min: 0,
                    max: 3,
                    repeat: true,
                    of: [
                      { effect: gains(1), pawprints: 1 },
                      { effect: gains(10), pawprints: 2 },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    modes: { A: [...chosen, { stop: true as const }] },
    script: [cast("Season"), wait],
    then: [life("A", 20 + gained)],
  })
  shows("700.2i: modes are chosen for as many pawprints as it says", paws([1, 2], 11), paws([1, 1, 1], 3))
  shows("700.4: to die is to be put into a graveyard from the battlefield", {
    a: {
      on: [enchantment("Mourner", "Whenever a creature dies, you gain 1 life."), bear, ox],
      hand: [kill, instant("Recall", "Return target creature to its owner's hand.")],
    },
    script: [cast("Kill", "Old Bear"), wait, now(life("A", 21)), cast("Recall", "Grey Ox"), wait],
    then: [life("A", 21)],
  })
  shows("701.10d: to double a life total is to gain as much", {
    a: {
      life: 7,
      on: [enchantment("Blessed", "Whenever you gain life, put a +1/+1 counter on target creature."), bear],
      hand: [
        theSorcery("Revive", {
          do: "setLife",
          amount: { n: "times", of: { n: "life", of: you }, by: 2 },
        }),
      ],
    },
    targets: { A: ["Old Bear"] },
    script: [cast("Revive"), wait],
    then: [life("A", 14), counters("Old Bear", "+1/+1", 1)],
  })
  const triple = theInstant(
    "Triple",
    {
      do: "change",
      what: target,
      duration: "endOfTurn",
      changes: [
        {
          change: "modifyPT",
          power: { n: "times", of: { n: "power", of: target }, by: 2 },
          toughness: 0,
          doubles: true,
        },
      ],
    },
    targetCreature,
  )
  shows("701.11b: to triple a creature's power is to give it twice as much", {
    a: { on: [giant], hand: [triple] },
    script: [cast("Triple", "Big Giant"), wait],
    then: [size("Big Giant", 15, 5)],
  })
  shows("701.11c: a power below 0 that is tripled gets lower", {
    a: {
      on: [bear],
      hand: [instant("Wane", "Target creature gets -4/-0 until end of turn."), triple],
    },
    script: [cast("Wane", "Old Bear"), wait, cast("Triple", "Old Bear"), wait],
    then: [size("Old Bear", -6, 2)],
  })
  shows("701.19b: a static ability that regenerates does so each time", {
    a: {
      on: [
        theCreature("Clergy", "1/1", [
          statically({
            static: "replace",
            self: true,
            event: { on: "destroyed", object: { is: "self" } },
            with: inOrder(
              { do: "removeDamage", what: self },
              { do: "tap", what: self },
              { do: "removeFromCombat", what: self },
            ),
          }),
        ]),
      ],
      hand: [kill, kill],
    },
    script: [cast("Kill", "Clergy"), wait, now(tapped("Clergy")), cast("Kill", "Clergy"), wait],
    then: [there("A", "Clergy")],
  })
  shows("701.29a: to fateseal is to sort the top of an opponent's library", {
    a: { hand: [theSorcery("Fate", { do: "action", action: "fateseal", count: 2 })] },
    b: { library: [bear, ox, giant] },
    choices: { A: ["Old Bear", { stop: true }] },
    script: [cast("Fate"), wait],
    stopAt: { turn: 2, step: "draw" },
    then: [hand("B", 1), { check: "hand", player: "B", card: "Grey Ox", is: 1 }],
  })
  shows(
    "701.40f, 701.58f: a card that can't enter face down isn't manifested or cloaked",
    ...([{ do: "manifest", what: { sel: "libraryTop", of: you, count: 1 } }] as const).flatMap((effect) =>
      [false, true].map((cloak) => ({
        a: {
          on: [
            theEnchantment("Gate", [
              statically({
                static: "cant",
                what: "enter",
                event: { on: "moves", object: CREATURE, to: "battlefield" },
              }),
            ]),
          ],
          library: ["Forest"],
          hand: [theSorcery("Veil", { ...effect, cloak })],
        },
        script: [cast("Veil"), wait],
        stopAt: { turn: 3, step: "draw" } as const,
        then: [there("A", "[no name]", 0), { check: "hand", player: "A", card: "Forest", is: 1 } as const],
      })),
    ),
  )
  shows("701.60d: what is suspected doesn't become suspected again", {
    a: {
      on: [
        theCreature("Shady", "2/2", [
          when({ on: "action", action: "suspected", object: { is: "self" } }, gains(2)),
        ]),
      ],
      hand: [0, 1].map((i) =>
        theInstant(`Suspect ${i}`, { do: "action", action: "suspect", what: target }, targetCreature),
      ),
    },
    script: [cast("Suspect 0", "Shady"), wait, now(life("A", 22)), cast("Suspect 1", "Shady"), wait],
    then: [life("A", 22), has("Shady", "menace")],
  })
})
