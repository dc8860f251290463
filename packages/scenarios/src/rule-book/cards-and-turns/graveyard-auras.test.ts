import { describe } from "vitest"
import { bear, kill } from "../testing/cards.ts"
import {
  at,
  aura,
  can,
  cast,
  creature,
  enchantment,
  inGraveyard,
  life,
  now,
  size,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const LEAVES = "When this Aura leaves the battlefield, that creature's controller sacrifices it."
const raise = aura(
  "Raise",
  `Enchant creature card in a graveyard\nWhen this Aura enters, if it's on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with this Aura." Return enchanted creature card to the battlefield under your control and attach this Aura to it. ${LEAVES}\nEnchanted creature gets -1/-0.`,
)
const call = enchantment(
  "Call",
  "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.",
)

describe("Auras that enchant cards in graveyards (303.4, 702.5)", () => {
  shows(
    "702.5a: what it enchants is a card in a graveyard, and then the creature that it put onto the battlefield",
    {
      a: { hand: [raise] },
      b: { graveyard: [bear] },
      script: [cast("Raise", "Old Bear"), wait],
      then: [there("A", "Old Bear"), there("A", "Raise"), size("Old Bear", 1, 2)],
    },
  )
  shows("303.4a: without a creature card in a graveyard it can't be cast, whatever is on the battlefield", {
    a: { on: [bear], hand: [raise] },
    script: [now(can("A", "Cast Raise", false))],
  })
  shows("704.5m: it goes to the graveyard with the creature that it enchants", {
    a: { hand: [raise, kill], graveyard: [bear] },
    script: [cast("Raise", "Old Bear"), wait, cast("Kill", "Old Bear"), wait],
    then: [inGraveyard("A", "Old Bear"), inGraveyard("A", "Raise")],
  })
  shows(
    "303.4f: returned without being cast, it enters attached to a card in a graveyard that its controller chooses",
    {
      a: {
        hand: [
          creature(
            "Priest",
            "1/1",
            "When this creature enters, return target enchantment card from your graveyard to the battlefield.",
          ),
        ],
        graveyard: [raise, bear],
      },
      script: [cast("Priest"), wait],
      then: [there("A", "Old Bear"), there("A", "Raise"), size("Old Bear", 1, 2)],
    },
  )
  shows(
    "109.2a, 603.2d: its trigger doubled moves the card once: what is on the battlefield already isn't returned",
    {
      a: {
        on: [
          enchantment(
            "Echo",
            "If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
          ),
          enchantment("Drum", "Whenever a creature dies, you lose 5 life."),
        ],
        hand: [raise],
        graveyard: [creature("Sage", "2/2", "When this creature enters, you gain 1 life.")],
      },
      script: [cast("Raise", "Sage"), wait],
      then: [there("A", "Sage"), there("A", "Raise"), size("Sage", 1, 2), life("A", 22)],
    },
  )
  shows(
    "603.7c: cast when no sorcery could be, the permanent that it becomes is sacrificed as the turn ends",
    {
      a: { hand: [call] },
      script: [at({ step: "upkeep" }, cast("Call")), now(there("A", "Call"))],
      stopAt: { turn: 2, step: "upkeep" },
      then: [inGraveyard("A", "Call")],
    },
  )
  shows("307.1: cast when a sorcery could be, it stays", {
    a: { hand: [call] },
    script: [cast("Call"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [there("A", "Call")],
  })
})
