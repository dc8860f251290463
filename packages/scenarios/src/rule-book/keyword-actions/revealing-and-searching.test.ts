import { describe } from "vitest"
import type { Check } from "../../format/format.ts"
import { bear, giant, ox } from "../testing/cards.ts"
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
  has,
  inHand,
  instant,
  life,
  now,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const sees = (player: string, card: string, is = true): Check => ({ check: "sees", player, card, is })
const unblocked = { step: "declareBlockers" } as const
const open = enchantment("Open Minds", "Players play with their hands revealed.")
const adept = creature(
  "Shoal Adept",
  "2/2",
  "As an additional cost to cast this spell, reveal a Bear card from your hand or pay {3}.",
  "Merfolk",
)

describe("revealing, scrying, searching, shuffling", () => {
  shows("701.20a: what a cost reveals is seen while the spell is on the stack, and no longer", {
    a: { hand: [adept, bear] },
    script: [cast("Shoal Adept"), now(sees("B", "Old Bear")), wait, now(sees("B", "Old Bear", false))],
    then: [there("A", "Shoal Adept")],
  })
  shows("701.20c: a card that is revealed already is revealed all the same", {
    a: { on: [open], hand: [adept, bear] },
    script: [now(sees("B", "Old Bear")), cast("Shoal Adept"), wait],
    then: [there("A", "Shoal Adept")],
  })
  shows(
    "701.20e: what one looks at, nobody else sees",
    doing("Look at the top card of target player's library.", {
      b: { library: [bear] },
      at: [{ player: "B" }],
      then: [sees("B", "Old Bear", false)],
    }),
  )
  shows(
    "701.23g: one may search also where nothing may be done with what would be found",
    doing(
      "You may search your library for a creature card, reveal it, put it into your hand, then shuffle.",
      {
        a: {
          library: ["Forest"],
          emptyLibrary: true,
          on: [enchantment("Dealer", "Whenever you search your library, you gain 1 life.")],
        },
        choices: { A: [true] },
        then: [life("A", 21), hand("A", 0)],
      },
    ),
  )
  shows(
    "701.23i: who search at once choose in turn order",
    doing(
      "Each player searches their library for a creature card, puts it onto the battlefield, then shuffles.",
      {
        a: { library: [bear] },
        b: { library: [ox] },
        targets: { A: ["Old Bear"], B: ["Grey Ox"] },
        then: [there("A", "Old Bear"), there("B", "Grey Ox")],
      },
    ),
  )
  shows(
    "701.24a: after a shuffle nobody knows where a card is",
    doing("Reveal the top card of your library. Then shuffle your library.", {
      a: { library: [bear, ox, giant] },
      then: [sees("A", "Old Bear", false), sees("B", "Old Bear", false)],
    }),
  )
  shows(
    "701.20d: a revealed card that is shuffled into its library is another object, which the effect doesn't know",
    doing("Reveal the top card of your library. Shuffle. Put that card into your hand.", {
      a: { library: [bear], emptyLibrary: true },
      then: [hand("A", 0)],
    }),
    doing("Look at the top card of your library. Shuffle. Put that card into your hand.", {
      a: { library: [bear], emptyLibrary: true },
      then: [hand("A", 1)],
    }),
  )
  shows(
    "701.24b: a card that was found and revealed isn't shuffled, and so is still known",
    doing(
      "Search your library for a creature card, reveal it, then shuffle and put that card on top. Draw a card.",
      {
        a: { library: ["Island", bear], emptyLibrary: true },
        targets: { A: ["Old Bear"] },
        then: [inHand("A", "Old Bear")],
      },
    ),
  )
  shows("702.49b: a card with ninjutsu is revealed until the ability has left the stack", {
    a: { on: ["Island", ox], hand: [creature("Shade Ninja", "3/3", "Ninjutsu {U}", "Ninja")] },
    script: [
      attack("Grey Ox"),
      at(unblocked, act("Shade Ninja", "Ninjutsu")),
      at(unblocked, now(sees("B", "Shade Ninja"))),
    ],
    then: [life("B", 17), there("A", "Shade Ninja")],
  })
  shows("701.4b: what was beheld was so when it was chosen, whatever it is later", {
    a: {
      on: [creature("Wyrm", "4/4", "", "Dragon")],
      hand: [
        instant(
          "Exhale",
          "As an additional cost to cast this spell, you may behold a Dragon.\nYou gain 1 life. If a Dragon was beheld, you gain 2 life.",
        ),
        instant("Tame", "Target creature becomes a Frog until end of turn."),
      ],
    },
    script: [
      cast("Exhale"),
      { ...cast("Tame", "Wyrm"), when: { onStack: "Cast Exhale" } },
      wait,
      now({ check: "subtype", card: "Wyrm", subtype: "Dragon", is: false }),
    ],
    choices: { A: [true, "Wyrm"] },
    then: [life("A", 23), has("Wyrm", "flying", false), counters("Wyrm", "+1/+1", 0)],
  })
})
