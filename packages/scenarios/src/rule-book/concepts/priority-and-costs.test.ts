import { describe } from "vitest"
import { bear, gain } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  artifact,
  at,
  B,
  can,
  cast,
  enchantment,
  inGraveyard,
  inHand,
  instant,
  land,
  life,
  now,
  onStack,
  sorcery,
  tapped,
  there,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("special actions, priority, costs (116–118)", () => {
  shows("116.2a: a land is played once a turn, as a sorcery is cast, without the stack", {
    a: { hand: ["Forest", "Island"] },
    script: [land("Forest"), now(onStack(0)), at(never, land("Island"))],
    then: [there("A", "Forest")],
  })
  shows("117.1a: instants whenever one has priority, the rest in one's own main phase", {
    b: { hand: [instant("Quick", gain(2)), sorcery("Slow", gain(2)), bear] },
    script: [
      now(can("B", "Cast Quick")),
      now(can("B", "Cast Slow", false)),
      now(can("B", "Cast Old Bear", false)),
    ],
  })
  shows("117.1b: activated abilities whenever one has priority", {
    b: { on: [artifact("Pot", "{0}: You gain 1 life.")] },
    script: [now(can("B", "{0}: You gain"))],
  })
  shows("117.3b: the active player has priority after a resolution, 117.3c: who casts has it again", {
    a: { hand: [[2, instant("Quick", gain(2))]] },
    script: [cast("Quick"), cast("Quick"), now(onStack(2))],
    then: [life("A", 24)],
  })
  shows("117.4: as all pass in succession the top of the stack resolves", {
    a: { hand: [instant("First", "Each player loses half their life, rounded up.")] },
    b: { hand: [instant("Second", gain(10))] },
    script: [cast("First"), at({ player: "B" }, { ...cast("Second"), when: { onStack: "Cast First" } })],
    then: [life("B", 15), life("A", 10)],
  })
  shows("118.3, 118.3a: who lacks the mana can't pay", {
    a: { on: ["Forest"], hand: [sorcery("Dear", gain(5), "{2}")] },
    script: [now(can("A", "Cast Dear", false))],
  })
  shows(
    "118.3b: life is paid by losing it, 118.3: and not more than there is",
    {
      a: {
        life: 3,
        hand: [
          instant(
            "Oath",
            "As an additional cost to cast this spell, pay 2 life.\nTarget player loses 1 life.",
          ),
        ],
      },
      script: [cast("Oath", B)],
      then: [life("A", 1)],
    },
    {
      a: {
        life: 1,
        hand: [
          instant(
            "Oath",
            "As an additional cost to cast this spell, pay 2 life.\nTarget player loses 1 life.",
          ),
        ],
      },
      script: [now(can("A", "Cast Oath", false))],
    },
  )
  shows("118.5: a cost of {0} is paid by saying so: nothing is cast by itself", {
    a: { hand: [artifact("Free", "")] },
    then: [inHand("A", "Free")],
  })
  shows("118.7, 118.7a: what reduces generic mana takes of the generic part alone", {
    a: {
      on: [artifact("Helm", "Spells you cast cost {3} less to cast."), "Forest"],
      hand: [sorcery("Green", gain(4), "{1}{G}")],
    },
    script: [cast("Green")],
    then: [life("A", 24), tapped("Forest")],
  })
  shows("118.7c: what is left of a reduction by colored mana goes off the generic part", {
    a: {
      on: [artifact("Helm", "Spells you cast cost {G}{G} less to cast."), "Forest"],
      hand: [sorcery("Green", gain(4), "{2}{G}")],
    },
    script: [cast("Green")],
    then: [life("A", 24)],
  })
  shows("118.8, 118.8b: an optional additional cost may be left", {
    a: {
      on: [bear],
      hand: [
        sorcery(
          "Kick",
          "Kicker—Sacrifice a creature.\nYou gain 1 life. If this spell was kicked, you gain 5 life instead.",
        ),
      ],
    },
    script: [cast("Kick")],
    choices: { A: [false] },
    then: [there("A", "Old Bear"), life("A", 21)],
  })
  shows(
    "118.9, 118.9b, 118.9d: an alternative cost replaces the mana cost, and what increases costs comes upon it",
    {
      a: {
        on: ["Forest", enchantment("Tax", "Spells cost {1} more to cast.")],
        hand: [
          sorcery(
            "Alt",
            "You may pay 3 life rather than pay this spell's mana cost.\nYou gain 5 life.",
            "{9}",
          ),
        ],
      },
      script: [cast("Alt")],
      then: [life("A", 22), tapped("Forest")],
    },
  )
  shows("118.12: 'unless they pay' is asked as it resolves", {
    a: { hand: [bear] },
    b: { hand: [instant("Leak", "Counter target spell unless its controller pays {3}.")] },
    script: [
      cast("Old Bear"),
      at({ player: "B" }, { ...cast("Leak", "Old Bear"), when: { onStack: "Cast Old Bear" } }),
    ],
    then: [inGraveyard("A", "Old Bear")],
  })
})
