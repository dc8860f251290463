import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  artifact,
  at,
  attack,
  can,
  cast,
  creature,
  damage,
  enchantment,
  hand,
  instant,
  land,
  life,
  lost,
  now,
  onStack,
  size,
  sorcery,
  tapped,
  there,
  turnOf,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("the turn (500–505, 512–514)", () => {
  shows("500.2: a step ends when all pass in succession with an empty stack", {
    stopAt: { turn: 1, step: "upkeep" },
    then: [turnOf("A"), { check: "turn", is: 1 }],
  })
  shows("500.4: 'until your next upkeep' ends as it begins", {
    a: { on: [bear], hand: [instant("Long", "Until your next upkeep, target creature gets +2/+2.")] },
    script: [cast("Long", "Old Bear")],
    checkpoints: [{ stopAt: { turn: 2, step: "end" }, expect: [size("Old Bear", 4, 4)] }],
    stopAt: { turn: 3, step: "upkeep" },
    then: [size("Old Bear", 2, 2)],
  })
  shows("500.6, 503.1a: 'at the beginning of upkeep' goes on the stack before the first priority in it", {
    a: { on: [enchantment("Dawn", "At the beginning of your upkeep, you gain 2 life.")] },
    script: [at({ step: "upkeep" }, now(onStack(1)))],
    then: [life("A", 22)],
  })
  shows("500.7: an extra turn comes after this one", {
    a: { hand: [sorcery("Walk", "Take an extra turn after this one.")] },
    script: [cast("Walk")],
    stopAt: { turn: 2, step: "upkeep" },
    then: [turnOf("A")],
  })
  shows("500.8, 500.9: an added phase comes right after", {
    a: {
      on: [creature("Tireless", "3/3", "Vigilance")],
      hand: [
        sorcery(
          "Again",
          "After this main phase, there is an additional combat phase followed by an additional main phase.",
        ),
      ],
    },
    script: [attack("Tireless"), at({ step: "postcombatMain" }, cast("Again"))],
    then: [life("B", 17)],
  })
  shows("500.11: a skipped step is passed over as if it weren't there", {
    a: { on: [enchantment("Still", "Skip your draw step.")] },
    stopAt: { turn: 3, step: "precombatMain" },
    then: [hand("A", 0)],
  })
  shows(
    "502.3: what doesn't untap in its controller's untap step does in another player's, if something untaps it",
    {
      a: {
        on: [
          enchantment("Muse", "Untap all permanents you control during each other player's untap step."),
          [creature("Sleeper", "1/1", "This creature doesn't untap during your untap step."), "tapped"],
          [
            creature("Idler", "1/1", "You may choose not to untap this creature during your untap step."),
            "tapped",
          ],
        ],
      },
      choices: { B: [{ stop: true }] },
      stopAt: { turn: 2, step: "upkeep" },
      then: [tapped("Sleeper", false), tapped("Idler", false)],
    },
  )
  shows("502.3: the active player's permanents untap, 502.4: without anybody's priority", {
    a: { on: [[bear, "tapped"]] },
    b: { on: [[ox, "tapped"]] },
    stopAt: { turn: 1, step: "upkeep" },
    then: [tapped("Old Bear", false), tapped("Grey Ox")],
  })
  shows("504.1: the active player draws, 504.2: then has priority", {
    b: { hand: [instant("Quick", "You gain 2 life.")] },
    script: [at({ turn: 2, step: "draw", player: "B" }, cast("Quick"))],
    stopAt: { turn: 2, step: "draw" },
    then: [hand("B", 1), life("B", 22)],
  })
  shows("505.6b: one land in either main phase", {
    a: { hand: ["Forest"] },
    script: [at({ step: "postcombatMain" }, land("Forest"))],
    then: [there("A", "Forest")],
  })
  shows("505.6a: artifacts, creatures, enchantments and sorceries in the main phase alone", {
    a: { hand: [bear] },
    script: [at({ step: "end" }, now(can("A", "Cast Old Bear", false)))],
  })
  shows(
    "513.1, 513.1a: 'at the beginning of the end step' is at its beginning; 513.2: what comes later waits for the next",
    {
      a: {
        hand: [{ ...creature("Late", "1/1", "Flash\nAt the beginning of your end step, you gain 2 life.") }],
      },
      script: [at({ step: "end" }, cast("Late"))],
      stopAt: { turn: 2, step: "upkeep" },
      then: [life("A", 20), there("A", "Late")],
    },
  )
  shows("514.2: damage and 'until end of turn' go at once in cleanup", {
    a: {
      on: [ox],
      hand: [
        instant("Grow", "Target creature gets +0/+3 until end of turn."),
        instant("Zap", "Zap deals 5 damage to target creature."),
      ],
    },
    script: [cast("Grow", "Grey Ox"), wait, cast("Zap", "Grey Ox"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [there("A", "Grey Ox"), damage("Grey Ox", 0)],
  })
  const last = sorcery(
    "Last",
    "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.",
  )
  shows("500.7: the extra turn's end step is the one in which its player loses", {
    a: { hand: [last] },
    script: [cast("Last")],
    checkpoints: [{ stopAt: { turn: 2, step: "postcombatMain" }, expect: [turnOf("A"), lost("A", false)] }],
    stopAt: { turn: 3, step: "upkeep" },
    then: [lost("A")],
  })
  shows("500.8: two combat phases are added, and what is untapped in each", {
    a: {
      on: [creature("Tireless", "3/3")],
      hand: [
        sorcery(
          "Thrice",
          "After this main phase, there are two additional combat phases.\nAt the beginning of each combat this turn, untap all creatures that attacked this turn.",
        ),
      ],
    },
    script: [cast("Thrice"), wait, attack("Tireless"), attack("Tireless"), attack("Tireless")],
    then: [life("B", 11)],
  })
  const bond = enchantment(
    "Bond",
    "You may play any number of additional lands on each of your turns.\nWhenever you play a land, if it wasn't the first land you played this turn, this enchantment deals 1 damage to you.",
  )
  shows("305.2: any number of lands, of which the first is told apart", {
    a: { on: [bond], hand: ["Forest", "Island", "Swamp"] },
    script: [land("Forest"), land("Island"), wait, land("Swamp"), wait],
    then: [life("A", 18)],
  })
  shows("502.3: who can untap no more than two permanents chooses them", {
    a: {
      on: [
        artifact(
          "Orb",
          "As long as this artifact is untapped, players can't untap more than two permanents during their untap steps.",
        ),
      ],
    },
    b: {
      on: [
        ["Forest", "tapped"],
        ["Island", "tapped"],
        ["Swamp", "tapped"],
      ],
    },
    script: [],
    choices: { B: ["Forest", "Swamp"] },
    stopAt: { turn: 2, step: "upkeep" },
    then: [tapped("Forest", false), tapped("Island"), tapped("Swamp", false)],
  })
})
