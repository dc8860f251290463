import { describe } from "vitest"
import { bear, gain, kill } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  act,
  artifact,
  at,
  B,
  can,
  cast,
  creature,
  enchantment,
  inGraveyard,
  instant,
  life,
  main,
  now,
  onStack,
  sorcery,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("casting and activating (601, 602)", () => {
  shows("601.2a, 601.2i: a spell that is cast is on the stack, and triggers see it", {
    a: { on: [enchantment("Chorus", "Whenever you cast a spell, you gain 1 life.")], hand: [kill] },
    b: { on: [bear] },
    script: [cast("Kill", "Old Bear"), now(onStack(2))],
    then: [life("A", 21)],
  })
  shows("601.2b: modes are chosen as it is cast", {
    a: { hand: [sorcery("Charm", "Choose one —\n• You gain 3 life.\n• Target opponent loses 3 life.")] },
    script: [cast("Charm", B)],
    modes: { A: [2] },
    then: [life("A", 20), life("B", 17)],
  })
  shows("601.2c: as many targets as it says, different ones where it says one word", {
    a: { hand: [sorcery("Two", "Destroy two target creatures.")] },
    b: { on: [bear] },
    script: [now(can("A", "Cast Two", false))],
  })
  shows("601.2d: what is divided is divided as it is cast, at least one to each", {
    a: {
      hand: [sorcery("Spread", "Spread deals 3 damage divided as you choose among any number of targets.")],
    },
    b: { on: [bear] },
    script: [cast("Spread")],
    targets: {
      A: [
        { card: "Old Bear", amount: 2 },
        { player: "B", amount: 1 },
      ],
    },
    then: [inGraveyard("B", "Old Bear"), life("B", 19)],
  })
  shows("601.2e: what the rules forbid is not cast", {
    a: {
      on: [enchantment("Quiet", "Players can't cast instant spells.")],
      hand: [instant("Quick", gain(2))],
    },
    script: [now(can("A", "Cast Quick", false))],
  })
  shows("601.2f: increases before reductions, and no cost below {0}", {
    a: {
      on: [
        artifact("Helm", "Spells you cast cost {3} less to cast."),
        enchantment("Tax", "Spells cost {1} more to cast."),
      ],
      hand: [sorcery("Cheap", gain(4), "{1}")],
    },
    script: [cast("Cheap")],
    then: [life("A", 24)],
  })
  shows("601.2h: unpaid is not cast", {
    a: { hand: [sorcery("Dear", gain(4), "{3}")] },
    script: [at(never, cast("Dear"))],
  })
  shows("601.3c: with flash for an additional cost", {
    a: { hand: [] },
    b: {
      on: [[3, "Forest"]],
      hand: [
        creature(
          "Sudden",
          "2/2",
          "You may cast this spell as though it had flash if you pay {2} more to cast it.",
          "Cat",
          "{1}",
        ),
      ],
    },
    script: [at({ player: "B" }, cast("Sudden"))],
    then: [there("B", "Sudden")],
  })
  shows(
    "601.3d: flash where a condition holds",
    {
      b: {
        on: [bear],
        hand: [sorcery("Alert", "This spell has flash as long as you control a Bear.\nYou gain 2 life.")],
      },
      script: [at({ player: "B" }, cast("Alert"))],
      then: [life("B", 22)],
    },
    {
      b: {
        hand: [sorcery("Alert", "This spell has flash as long as you control a Bear.\nYou gain 2 life.")],
      },
      script: [now(can("B", "Cast Alert", false))],
    },
  )
  shows("602.1, 602.1a, 602.2: an activated ability has a cost, which its player pays", {
    a: { on: [creature("Elf", "1/1", "{T}, Pay 2 life: You gain 5 life.")] },
    script: [act("Elf", "{T}, Pay"), wait],
    then: [life("A", 23), tapped("Elf")],
  })
  shows("602.2a: an activated ability goes on the stack", {
    a: { on: [artifact("Pot", "{0}: You gain 1 life.")] },
    script: [act("Pot", "{0}"), now(onStack(1))],
    then: [life("A", 21)],
  })
  shows("602.5: what may be activated once each turn", {
    a: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only once each turn.")] },
    script: [act("Pot", "{0}"), wait, now(can("A", "{0}: You", false))],
    then: [life("A", 21)],
  })
  shows("602.5a: {T} not by a creature that came this turn", {
    a: { hand: [creature("Elf", "1/1", "{T}: You gain 1 life.")] },
    script: [cast("Elf"), wait, now(can("A", "{T}: You", false))],
  })
  shows("602.5b: the restriction is the object's ability's own: another one may", {
    a: { on: [[2, artifact("Pot", "{0}: You gain 1 life. Activate only once each turn.")]] },
    script: [act("Pot", "{0}"), wait, act("Pot", "{0}"), wait, now(can("A", "{0}: You", false))],
    then: [life("A", 22)],
  })
  shows("602.5d: 'only as a sorcery'", {
    a: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only as a sorcery.")] },
    script: [at({ step: "end" }, now(can("A", "{0}: You", false)))],
  })
  shows(
    "602.5e, 605.3a: a mana ability 'only as an instant' needs priority, so it pays for nothing that is being cast",
    {
      a: {
        on: [artifact("Gem", "{0}: Add {G}. Activate only as an instant.")],
        hand: [sorcery("Deed", "You gain 1 life.", "{G}")],
      },
      script: [
        { ...main, illegal: true, do: "cast", card: "Deed" },
        now(can("A", "{0}: Add {G}")),
        act("Gem", "{0}"),
        cast("Deed"),
      ],
      then: [life("A", 21)],
    },
  )
  shows("602.5d: a mana ability 'only as a sorcery' is for the main phase", {
    a: { on: [artifact("Gem", "{0}: Add {G}. Activate only as a sorcery.")] },
    script: [now(can("A", "{0}: Add {G}")), at({ step: "end" }, now(can("A", "{0}: Add {G}", false)))],
  })
  shows("602.5e: 'only as an instant' with priority alone", {
    b: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only as an instant.")] },
    script: [at({ player: "B" }, act("Pot", "{0}"))],
    then: [life("B", 21)],
  })
})
