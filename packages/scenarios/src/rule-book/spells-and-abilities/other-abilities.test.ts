import { describe } from "vitest"
import { bear, gain, kill } from "../testing/cards.ts"
import {
  act,
  aura,
  can,
  cast,
  creature,
  enchantment,
  inExile,
  inHand,
  instant,
  life,
  now,
  onStack,
  planeswalker,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("static, mana, loyalty and linked abilities (604–607)", () => {
  shows("604.1, 604.2: a static ability is simply so, as long as it is there", {
    a: {
      on: [enchantment("Anthem", "Creatures you control get +1/+1."), bear],
      hand: [instant("Break", "Destroy target enchantment.")],
    },
    script: [now(size("Old Bear", 3, 3)), cast("Break", "Anthem"), wait],
    then: [size("Old Bear", 2, 2)],
  })
  shows("604.3: what defines a characteristic works in every zone", {
    a: {
      graveyard: [
        {
          ...creature(
            "Maro",
            "*/*",
            "Maro's power and toughness are each equal to the number of lands you control.",
          ),
        },
      ],
      on: [[3, "Forest"]],
      hand: [sorcery("Raise", "Return target creature card with power 3 from your graveyard to your hand.")],
    },
    script: [cast("Raise", "Maro"), wait],
    then: [inHand("A", "Maro")],
  })
  shows("605.3b: a mana ability doesn't use the stack", {
    a: { on: ["Forest"] },
    script: [act("Forest", "{T}: Add {G}"), now(onStack(0))],
  })
  shows("605.1a, 605.4a: nor does a triggered mana ability", {
    a: {
      on: [
        "Forest",
        aura(
          "Growth",
          "Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G}.",
        ),
      ],
      hand: [sorcery("Two", gain(4), "{G}{G}")],
    },
    then: [there("A", "Forest")],
  })
  shows("606.5: costs of loyalty are one cost: a permanent that adds to it", {
    a: { on: [planeswalker("Old Friend", "1", "−2: You gain 5 life.")] },
    script: [now(can("A", "−2", false))],
  })
  shows("607.2a: 'the exiled card' is what its own other ability exiled", {
    a: {
      on: [bear],
      hand: [
        creature(
          "Keeper",
          "1/1",
          "When this creature enters, exile another target creature you control.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
        ),
        kill,
      ],
    },
    script: [cast("Keeper"), wait, now(inExile("A", "Old Bear")), cast("Kill", "Keeper"), wait],
    targets: { A: ["Old Bear"] },
    then: [there("A", "Old Bear")],
  })
  shows("607.2i: 'if it was kicked' is its own kicker", {
    a: {
      on: ["Forest"],
      hand: [
        sorcery("Kick", "Kicker {1}\nYou gain 1 life. If this spell was kicked, you gain 5 life instead."),
      ],
    },
    script: [cast("Kick")],
    choices: { A: [true] },
    then: [life("A", 25)],
  })
})
