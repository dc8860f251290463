import { describe } from "vitest"
import { bear, gain } from "../testing/cards.ts"
import {
  act,
  artifact,
  B,
  can,
  card,
  cast,
  creature,
  enchantment,
  life,
  manaValue,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("numbers and symbols (107)", () => {
  shows("107.1b: no number below 0 but of power, toughness and such: negative damage is none", {
    a: {
      on: [creature("Sad", "-2/5")],
      hand: [
        sorcery(
          "Hit",
          "Hit deals damage to target player equal to the power of target creature you control.",
        ),
      ],
    },
    script: [cast("Hit", B, "Sad"), wait],
    then: [life("B", 20)],
  })
  shows("107.1c: 'any number' may be none", {
    a: { on: [bear], hand: [sorcery("Offer", "Sacrifice any number of creatures. You gain 3 life.")] },
    script: [cast("Offer"), wait],
    choices: { A: [{ stop: true }] },
    then: [there("A", "Old Bear"), life("A", 23)],
  })
  shows("107.3b: without its mana cost the X of a spell is 0", {
    a: {
      on: [
        enchantment("Free", "You may cast spells from your hand without paying their mana costs."),
        [3, "Forest"],
      ],
      hand: [sorcery("Rain", "You gain X life.", "{X}")],
    },
    script: [cast("Rain"), wait],
    choices: { A: [{ cost: "free" }] },
    then: [life("A", 20)],
  })
  shows("107.3g: elsewhere than on the stack X of a mana cost is 0", {
    a: { on: [artifact("Mass", "", "{X}{2}")] },
    then: [manaValue("Mass", 2)],
  })
  shows(
    "107.3m: the X that was chosen for the spell is that of its enters ability, and 0 for the permanent",
    {
      a: {
        on: [[3, "Forest"]],
        hand: [creature("Hydra", "1/1", "When this creature enters, you gain X life.", "Hydra", "{X}")],
      },
      script: [cast("Hydra"), wait],
      choices: { A: [3] },
      then: [life("A", 23), manaValue("Hydra", 0)],
    },
  )
  shows("107.3k: the X of an activated ability is its own", {
    a: {
      on: [[5, "Forest"]],
      hand: [
        creature(
          "Hydra",
          "1/1",
          "When this creature enters, you gain X life.\n{X}: You gain X life.",
          "Hydra",
          "{X}",
        ),
      ],
    },
    script: [cast("Hydra"), wait, act("Hydra", "{X}"), wait],
    choices: { A: [3, 2] },
    then: [life("A", 25)],
  })
  shows("107.4b: generic mana is paid with any mana", {
    a: { on: ["Island"], hand: [sorcery("Plain", gain(4), "{1}")] },
    script: [cast("Plain")],
    then: [life("A", 24)],
  })
  shows(
    "107.4e: a hybrid symbol is paid with either half",
    {
      a: { on: ["Island"], hand: [sorcery("Both", gain(4), "{U/R}")] },
      script: [cast("Both")],
      then: [life("A", 24)],
    },
    {
      a: { on: ["Forest"], hand: [sorcery("Both", gain(4), "{U/R}")] },
      script: [now(can("A", "Cast Both", false))],
    },
  )
  shows("107.4f: a Phyrexian symbol is paid with mana or 2 life", {
    a: { hand: [sorcery("Oil", "Target player loses 1 life.", "{B/P}")] },
    script: [cast("Oil", B)],
    then: [life("A", 18), life("B", 19)],
  })
  shows(
    "107.4h: {S} is paid with mana of a snow source",
    {
      a: { on: ["Forest"], hand: [sorcery("Cold", gain(4), "{S}")] },
      script: [now(can("A", "Cast Cold", false))],
    },
    {
      a: { on: ["Snow-Covered Forest"], hand: [sorcery("Cold", gain(4), "{S}")] },
      cards: [card("Snow-Covered Forest", "Basic Snow Land — Forest", "", "")],
      script: [cast("Cold")],
      then: [life("A", 24)],
    },
  )
})
