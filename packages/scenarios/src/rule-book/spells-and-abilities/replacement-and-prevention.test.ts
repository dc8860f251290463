import { describe } from "vitest"
import { bear, gain, giant, kill } from "../testing/cards.ts"
import {
  act,
  at,
  attack,
  B,
  cast,
  creature,
  damage,
  enchantment,
  hand,
  inExile,
  instant,
  life,
  now,
  onStack,
  sorcery,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const dealt = (triggered: number) => at({ step: "combatDamage" }, now(onStack(triggered)))

describe("replacement and prevention (614–616)", () => {
  shows("614.1a: instead", {
    a: { on: [enchantment("Void", "If a creature would die, exile it instead."), bear], hand: [kill] },
    script: [cast("Kill", "Old Bear"), wait],
    then: [inExile("A", "Old Bear")],
  })
  shows("614.1b: skip", {
    a: { on: [enchantment("Still", "Skip your draw step.")] },
    stopAt: { turn: 3, step: "end" },
    then: [hand("A", 0)],
  })
  shows("614.1c, 614.1d: enters with, enters tapped", {
    a: { on: [enchantment("Slow", "Creatures enter tapped.")], hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [tapped("Old Bear")],
  })
  shows("614.5: an effect replaces an event once", {
    a: {
      on: [[2, enchantment("Double", "If you would gain life, you gain twice that much life instead.")]],
      hand: [sorcery("Heal", gain(1))],
    },
    script: [cast("Heal"), wait],
    then: [life("A", 24)],
  })
  const menace = sorcery(
    "Menace",
    "Create a 1/1 green Snake creature token, a 2/2 green Wolf creature token, and a 3/3 green Elephant creature token.",
  )
  const instead = (more: string) =>
    enchantment(
      "Pantry",
      `If one or more tokens would be created under your control, those tokens plus ${more} are created instead.`,
    )
  shows(
    "614.5: an additional token is added once to all tokens of an instruction, and 'that many' to each",
    {
      a: { on: [instead("an additional Food token")], hand: [menace] },
      script: [cast("Menace"), wait],
      then: [there("A", "Food Token", 1), there("A", "Elephant Token", 1)],
    },
    {
      a: { on: [instead("that many 1/1 green Squirrel creature tokens")], hand: [menace] },
      script: [cast("Menace"), wait],
      then: [there("A", "Squirrel Token", 3), there("A", "Elephant Token", 1)],
    },
  )
  shows("614.6: what was replaced never happened", {
    a: {
      on: [
        enchantment("Void", "If a creature would die, exile it instead."),
        enchantment("Mourn", "Whenever a creature dies, you gain 5 life."),
        bear,
      ],
      hand: [kill],
    },
    script: [cast("Kill", "Old Bear"), wait],
    then: [life("A", 20)],
  })
  shows("614.8: regeneration: tapped, damage gone, out of combat", {
    a: { on: [creature("Troll", "2/2", "{0}: Regenerate this creature.")], hand: [kill] },
    script: [act("Troll", "{0}"), wait, cast("Kill", "Troll"), wait],
    then: [there("A", "Troll"), tapped("Troll")],
  })
  shows("614.9: redirection", {
    a: { on: [bear] },
    b: {
      on: [
        creature(
          "Palisade",
          "0/5",
          "All damage that would be dealt to you is dealt to this creature instead.",
        ),
      ],
    },
    script: [attack("Old Bear")],
    then: [life("B", 20), damage("Palisade", 2)],
  })
  shows("614.10, 614.10a: two skips skip the next two", {
    a: { hand: [[2, sorcery("Nap", "Target player skips their next draw step.")]] },
    script: [cast("Nap", B), wait, cast("Nap", B), wait],
    stopAt: { turn: 6, step: "draw" },
    then: [hand("B", 1)],
  })
  shows("614.12: how it enters is found as it would be there", {
    a: {
      on: [
        enchantment("Slow", "Artifacts enter tapped."),
        enchantment("Metal", "Creatures you control are artifacts in addition to their other types."),
      ],
      hand: [bear],
    },
    script: [cast("Old Bear"), wait],
    then: [tapped("Old Bear")],
  })
  shows("615.1a: prevented damage is not dealt", {
    a: { on: [bear] },
    b: { hand: [instant("Fog", "Prevent all combat damage that would be dealt this turn.")] },
    script: [attack("Old Bear"), at({ step: "declareBlockers", player: "B" }, cast("Fog"))],
    then: [life("B", 20)],
  })
  shows("615.7: a shield of N goes with the damage that it prevents", {
    a: { on: [giant] },
    b: { hand: [instant("Salve", "Prevent the next 3 damage that would be dealt to you this turn.")] },
    script: [attack("Big Giant"), at({ step: "declareBlockers", player: "B" }, cast("Salve"))],
    then: [life("B", 18)],
  })
  shows("615.10: one of each damage", {
    a: { on: [bear, giant] },
    b: { on: [enchantment("Armor", "If a source would deal damage to you, prevent 1 of that damage.")] },
    script: [attack("Old Bear"), attack("Big Giant")],
    then: [life("B", 15)],
  })
  shows("615.12: what can't be prevented is dealt", {
    a: { on: [creature("Sure", "3/3", "Damage that would be dealt by this creature can't be prevented.")] },
    b: { hand: [instant("Fog", "Prevent all combat damage that would be dealt this turn.")] },
    script: [attack("Sure"), at({ step: "declareBlockers", player: "B" }, cast("Fog"))],
    then: [life("B", 17)],
  })
  shows("615.13: 'when damage is prevented this way'", {
    a: { on: [giant] },
    b: {
      hand: [
        instant(
          "Turnabout",
          "Prevent all damage target creature would deal this turn. You gain life equal to its power.",
        ),
      ],
    },
    script: [
      attack("Big Giant"),
      at({ step: "declareBlockers", player: "B" }, cast("Turnabout", "Big Giant")),
    ],
    then: [life("B", 25)],
  })
  const turnedBack = [
    instant(
      "Way Back",
      "The next time a source of your choice would deal damage to you this turn, prevent that damage. When damage is prevented this way, Way Back deals that much damage to that source's controller and you draw that many cards.",
    ),
  ]
  shows(
    "603.12, 615.12: 'when damage is prevented this way' doesn't trigger if none was (New Way Forward)",
    {
      a: { on: [giant] },
      b: { hand: turnedBack },
      script: [attack("Big Giant"), at({ step: "declareBlockers", player: "B" }, cast("Way Back")), dealt(1)],
      choices: { B: ["Big Giant"] },
      then: [life("A", 15), life("B", 20)],
    },
    {
      a: { on: [creature("Sure", "3/3", "Damage that would be dealt by this creature can't be prevented.")] },
      b: { hand: turnedBack },
      script: [attack("Sure"), at({ step: "declareBlockers", player: "B" }, cast("Way Back")), dealt(0)],
      choices: { B: ["Sure"] },
      then: [life("A", 20), life("B", 17)],
    },
  )
  shows(
    "615.5: what is dealt besides is a new event, to which what replaced the prevented one applies as well",
    {
      a: {
        on: [
          enchantment(
            "Furnace",
            "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
          ),
        ],
        hand: [instant("Jolt", "Jolt deals 2 damage to any target.")],
      },
      b: {
        hand: [
          instant(
            "Palm",
            "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, Palm deals that much damage to that source's controller.",
          ),
        ],
      },
      script: [cast("Jolt", B), at({ player: "B" }, cast("Palm")), wait],
      choices: { B: ["Jolt", "Palm"] },
      then: [life("A", 16), life("B", 20)],
    },
  )
  shows("616.1: the affected player chooses among several, 616.1f: until none is left", {
    a: {
      on: [
        enchantment("Plus", "If you would gain life, you gain that much life plus 1 instead."),
        enchantment("Double", "If you would gain life, you gain twice that much life instead."),
      ],
      hand: [sorcery("Heal", gain(1))],
    },
    script: [cast("Heal"), wait],
    choices: { A: ["Plus"] },
    then: [life("A", 24)],
  })
  shows("616.2: one effect makes another applicable", {
    a: {
      on: [
        enchantment("Turned", "If you would draw a card, you gain 1 life instead."),
        enchantment("Double", "If you would gain life, you gain twice that much life instead."),
      ],
      hand: [sorcery("One", "Draw a card.")],
    },
    script: [cast("One"), wait],
    then: [life("A", 22)],
  })
})
