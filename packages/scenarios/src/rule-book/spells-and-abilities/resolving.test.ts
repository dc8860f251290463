import { describe } from "vitest"
import { bear, gain, giant, kill, ox } from "../testing/cards.ts"
import {
  act,
  artifact,
  at,
  attack,
  aura,
  B,
  cast,
  color,
  controlledBy,
  creature,
  enchantment,
  hand,
  has,
  inExile,
  inGraveyard,
  instant,
  life,
  now,
  onStack,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("resolving and effects (608–611)", () => {
  shows("608.1: the top of the stack resolves as all pass", {
    a: { hand: [instant("Quick", gain(2))] },
    script: [cast("Quick"), now(onStack(1)), wait, now(onStack(0))],
    then: [life("A", 22)],
  })
  shows("608.2b: all targets illegal, nothing happens", {
    a: { hand: [instant("Drain", "Destroy target creature. You gain 3 life.")] },
    b: { on: [bear], hand: [instant("Veil", "Target creature gains hexproof until end of turn.")] },
    script: [
      cast("Drain", "Old Bear"),
      at({ player: "B" }, { ...cast("Veil", "Old Bear"), when: { onStack: "Cast Drain" } }),
    ],
    then: [life("A", 20), there("B", "Old Bear")],
  })
  shows("608.2c: instructions are followed in their order", {
    a: { life: 10, hand: [sorcery("Both", "You gain 10 life. You lose half your life, rounded up.")] },
    script: [cast("Both"), wait],
    then: [life("A", 10)],
  })
  shows("608.2d: what is not chosen as it is cast is chosen as it resolves", {
    a: { hand: [sorcery("Edict", "Target player sacrifices a creature.")] },
    b: { on: [bear, ox] },
    script: [cast("Edict", B), wait],
    choices: { B: ["Grey Ox"] },
    then: [inGraveyard("B", "Grey Ox"), there("B", "Old Bear")],
  })
  shows("608.2e: players choose in turn order, and it is done at once", {
    a: { on: [bear], hand: [sorcery("All", "Each player sacrifices a creature.")] },
    b: { on: [ox] },
    script: [cast("All"), wait],
    then: [inGraveyard("A", "Old Bear"), inGraveyard("B", "Grey Ox")],
  })
  shows("608.2h: information is of now, or the last known", {
    a: {
      on: [giant],
      hand: [
        sorcery(
          "Toss",
          "As an additional cost to cast this spell, sacrifice a creature.\nYou gain life equal to the sacrificed creature's power.",
        ),
      ],
    },
    script: [cast("Toss")],
    choices: { A: ["Big Giant"] },
    then: [life("A", 25)],
  })
  shows("608.2n: a resolved instant goes to its owner's graveyard last", {
    a: { hand: [instant("Quick", gain(2))] },
    script: [cast("Quick"), wait],
    then: [inGraveyard("A", "Quick")],
  })
  shows("608.3, 608.3a: a resolving permanent spell enters the battlefield", {
    a: { hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [controlledBy("Old Bear", "A")],
  })
  shows("608.3b, 608.3c: a resolving Aura spell enters attached to its target", {
    a: { on: [bear], hand: [aura("Cloak", "Enchant creature\nEnchanted creature gets +1/+1.")] },
    script: [cast("Cloak", "Old Bear"), wait],
    then: [{ check: "attachedTo", card: "Old Bear", attachment: "Cloak", is: true }],
  })
  shows("609.3: as much as possible is done", {
    a: { hand: [sorcery("Rack", "Target player discards three cards.")] },
    b: { hand: ["Forest"] },
    script: [cast("Rack", B), wait],
    then: [hand("B", 0), inGraveyard("B", "Forest")],
  })
  shows("609.4: 'as though' is for that effect alone", {
    a: {
      on: [
        creature("Wall", "3/3", "Defender"),
        enchantment(
          "Rest",
          "Creatures you control with defender can attack as though they didn't have defender.",
        ),
      ],
    },
    script: [attack("Wall"), at({ step: "endOfCombat" }, now(has("Wall", "defender")))],
    then: [life("B", 17)],
  })
  shows("609.4b: mana spent as though of any color", {
    a: {
      on: ["Forest", enchantment("Lantern", "You may spend mana as though it were mana of any color.")],
      hand: [sorcery("Blue", gain(4), "{U}")],
    },
    script: [cast("Blue")],
    then: [life("A", 24)],
  })
  shows("609.7, 609.7a: a source of one's choice is chosen as the effect is made", {
    a: { on: [bear] },
    b: {
      hand: [
        instant(
          "Circle",
          "The next time a source of your choice would deal damage to you this turn, prevent that damage.",
        ),
      ],
    },
    script: [attack("Old Bear"), at({ step: "declareBlockers", player: "B" }, cast("Circle"))],
    choices: { B: ["Old Bear"] },
    then: [life("B", 20)],
  })
  shows("610.3: 'until it leaves' brings it back right after", {
    a: {
      hand: [
        enchantment(
          "Ring",
          "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.",
        ),
        instant("Break", "Destroy target enchantment."),
      ],
    },
    b: { on: [bear] },
    script: [cast("Ring"), wait, now(inExile("B", "Old Bear")), cast("Break", "Ring"), wait],
    targets: { A: ["Old Bear"] },
    then: [there("B", "Old Bear")],
  })
  shows("610.3a: gone before, it exiles nothing", {
    a: {
      hand: [
        enchantment(
          "Ring",
          "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.",
        ),
        instant("Break", "Destroy target enchantment."),
      ],
    },
    b: { on: [bear] },
    script: [cast("Ring"), { ...cast("Break", "Ring"), when: { notOnStack: "Cast Ring" } }, wait],
    targets: { A: ["Old Bear"] },
    then: [there("B", "Old Bear"), inGraveyard("A", "Ring")],
  })
  shows("610.3c: it comes back under its owner's control", {
    a: {
      on: [bear],
      hand: [
        enchantment(
          "Ring",
          "When this enchantment enters, exile target creature until this enchantment leaves the battlefield.",
        ),
        instant("Break", "Destroy target enchantment."),
      ],
    },
    b: { on: [ox] },
    script: [cast("Ring"), wait, cast("Break", "Ring"), wait],
    targets: { A: ["Grey Ox"] },
    then: [controlledBy("Grey Ox", "B")],
  })
  shows("611.2a: without a duration an effect lasts", {
    a: { on: [bear], hand: [sorcery("Dye", "Target creature becomes blue.")] },
    script: [cast("Dye", "Old Bear"), wait],
    stopAt: { turn: 3, step: "upkeep" },
    then: [color("Old Bear", "U")],
  })
  shows("611.2b: 'for as long as' that is over does nothing", {
    a: {
      on: [
        creature(
          "Thief",
          "1/1",
          "{0}: Gain control of target creature for as long as you control this creature.",
        ),
        kill,
      ].slice(0, 1),
      hand: [kill],
    },
    b: { on: [bear] },
    script: [act("Thief", "{0}", "Old Bear"), cast("Kill", "Thief"), wait],
    then: [controlledBy("Old Bear", "B")],
  })
  shows("611.2c: what changes characteristics is fixed to those that are there", {
    a: { on: [bear], hand: [instant("Rally", "Creatures you control get +1/+1 until end of turn."), ox] },
    script: [
      cast("Rally"),
      wait,
      cast("Grey Ox"),
      wait,
      now(size("Old Bear", 3, 3)),
      now(size("Grey Ox", 2, 4)),
    ],
  })
  shows("611.2d: a value is counted once, as the effect begins", {
    a: {
      on: [bear],
      hand: [
        instant(
          "Horde",
          "Target creature gets +X/+X until end of turn, where X is the number of creatures you control.",
        ),
        ox,
      ],
    },
    script: [cast("Horde", "Old Bear"), wait, cast("Grey Ox"), wait, now(size("Old Bear", 3, 3))],
  })
  shows("611.3, 611.3a: a static ability's effect is never fixed", {
    a: { on: [enchantment("Anthem", "Creatures you control get +1/+1.")], hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [size("Old Bear", 3, 3)],
  })
  const free = { c: {}, format: "freeForAll", turnOrder: ["A", "B", "C"] } as const
  shows("608.2f: tokens for each of several things are created at once (Visions of Ruin)", {
    ...free,
    a: {
      on: [enchantment("Purse", "Whenever one or more tokens you control enter, you gain 1 life.")],
      hand: [
        sorcery(
          "Visions",
          "Each opponent sacrifices an artifact. For each artifact sacrificed this way, you create a Treasure token.",
        ),
      ],
    },
    b: { on: [artifact("Cup", "")] },
    c: { on: [artifact("Urn", "")] },
    script: [cast("Visions"), wait],
    then: [life("A", 21), there("A", "Treasure Token", 2)],
  })
  const viper = sorcery(
    "Viper",
    "Each opponent loses 4 life unless that player sacrifices a nonland permanent of their choice or discards a card.",
  )
  shows("101.4, 608.2e: all who may pay say so, then they pay together (Rottenmouth Viper)", {
    ...free,
    a: {
      on: [enchantment("Grave", "Whenever one or more creatures die, you gain 1 life.")],
      hand: [viper],
    },
    b: { on: [bear] },
    c: { on: [ox] },
    script: [cast("Viper"), wait],
    choices: { B: [true, "Old Bear"], C: [true, "Grey Ox"] },
    then: [
      life("A", 21),
      life("B", 20),
      life("C", 20),
      inGraveyard("B", "Old Bear"),
      inGraveyard("C", "Grey Ox"),
    ],
  })
  shows("101.4, 608.2f: those who don't pay lose life at once, after the others paid (Rottenmouth Viper)", {
    ...free,
    a: {
      on: [enchantment("Grave", "Whenever a creature dies, each opponent loses 1 life.")],
      hand: [viper],
    },
    b: { on: [ox] },
    c: { on: [bear] },
    script: [cast("Viper"), wait],
    choices: { B: [false], C: [true, "Old Bear"] },
    then: [life("B", 15), life("C", 19), there("B", "Grey Ox")],
  })
})
