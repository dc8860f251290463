import { describe } from "vitest"
import { bear, give, ox } from "../testing/cards.ts"
import { blocks } from "../testing/moments.ts"
import {
  act,
  at,
  attack,
  B,
  block,
  C,
  can,
  cast,
  counters,
  creature,
  enchantment,
  has,
  inExile,
  inGraveyard,
  instant,
  life,
  now,
  onStack,
  size,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const combatDamage = { step: "combatDamage" } as const

describe("triggers of attackers and blockers", () => {
  shows(
    "702.23b: the bonus of rampage is settled as it resolves: a blocker that goes later doesn't lower it",
    {
      a: { on: [creature("Ogre", "3/3", "Rampage 2", "Ogre")], hand: [give("Destroy target creature.")] },
      b: { on: [bear, ox] },
      script: [
        attack("Ogre"),
        block("Old Bear", "Ogre"),
        block("Grey Ox", "Ogre"),
        at(blocks, wait),
        at(blocks, cast("Gift", "Grey Ox")),
        at(blocks, wait),
        at(blocks, now(size("Ogre", 5, 5))),
      ],
    },
  )
  const endOfCombat = { step: "endOfCombat" } as const
  shows(
    "702.116a, 603.7: all the tokens of one myriad are exiled together, by one delayed ability, if there are any",
    {
      a: { on: [creature("Throng", "1/1", "Myriad")] },
      c: {},
      d: {},
      format: "freeForAll",
      turnOrder: ["A", "B", "C", "D"],
      script: [
        attack("Throng"),
        at(combatDamage, now(there("A", "Throng", 3))),
        at(endOfCombat, now(onStack(1))),
      ],
      choices: { A: [true, true] },
      then: [life("C", 19), life("D", 19), there("A", "Throng", 1)],
    },
    {
      a: { on: [creature("Throng", "1/1", "Myriad")] },
      c: {},
      format: "freeForAll",
      turnOrder: ["A", "B", "C"],
      script: [attack("Throng"), at(endOfCombat, now(onStack(0)))],
      choices: { A: [false] },
      then: [life("C", 20)],
    },
  )
  shows("702.39a: provoke untaps a creature, which must block", {
    a: { on: [creature("Lurer", "3/3", "Provoke")] },
    b: { on: [[bear, "tapped"]] },
    script: [attack("Lurer")],
    choices: { A: [true] },
    targets: { A: ["Old Bear"] },
    then: [inGraveyard("B", "Old Bear"), life("B", 20)],
  })
  shows("702.45a: bushido is given to a blocker as to what is blocked", {
    a: { on: [creature("Samurai", "2/2", "Bushido 1")] },
    b: { on: [bear] },
    script: [attack("Samurai"), block("Old Bear", "Samurai")],
    then: [there("A", "Samurai"), inGraveyard("B", "Old Bear")],
  })
  shows("702.68a: frenzy counts where the attacker isn't blocked", {
    a: { on: [creature("Sliver", "2/2", "Frenzy 2")] },
    script: [attack("Sliver")],
    then: [life("B", 16)],
  })
  shows("702.70a: combat damage of a poisonous creature gives N poison counters", {
    a: { on: [creature("Viper", "1/1", "Poisonous 3")] },
    script: [attack("Viper")],
    then: [life("B", 19), { check: "playerCounters", player: "B", counter: "poison", is: 3 }],
  })
  shows(
    "702.83a: exalted: a creature that attacks alone gets +1/+1 for each",
    {
      a: { on: [bear, creature("Priest", "1/1", "Exalted"), creature("Monk", "1/1", "Exalted")] },
      script: [attack("Old Bear")],
      then: [life("B", 16)],
    },
    {
      a: { on: [bear, creature("Priest", "1/1", "Exalted")] },
      script: [attack("Old Bear"), attack("Priest")],
      then: [life("B", 17)],
    },
  )
  shows("702.86a: annihilator makes the defending player sacrifice N permanents", {
    a: { on: [creature("Titan", "1/1", "Annihilator 2")] },
    b: { on: [[3, "Forest"]] },
    script: [attack("Titan")],
    then: [there("B", "Forest", 1)],
  })
  shows("702.91a: battle cry gives each other attacker +1/+0", {
    a: { on: [creature("Crier", "2/2", "Battle cry"), bear, ox] },
    script: [attack("Crier"), attack("Old Bear")],
    then: [life("B", 15)],
  })
  shows(
    "702.105a: dethrone counts against the player with the most life, tied or not",
    {
      a: { on: [creature("Rebel", "2/2", "Dethrone")] },
      script: [attack("Rebel")],
      then: [counters("Rebel", "+1/+1", 1), life("B", 17)],
    },
    {
      a: { on: [creature("Rebel", "2/2", "Dethrone")], life: 25 },
      script: [attack("Rebel")],
      then: [counters("Rebel", "+1/+1", 0)],
    },
  )
  shows("702.115a: ingest exiles the top card of the damaged player's library", {
    a: { on: [creature("Eater", "2/2", "Ingest")] },
    b: { library: [bear] },
    script: [attack("Eater")],
    then: [inExile("B", "Old Bear")],
  })
  shows("702.121a: melee gives +1/+1 for each opponent that was attacked", {
    a: { on: [creature("Fighter", "2/2", "Melee"), bear] },
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [attack("Fighter"), attack("Old Bear", C)],
    then: [life("B", 16), life("C", 18)],
  })
  shows("702.130a: afflict costs the defending player life as the creature is blocked", {
    a: { on: [creature("Khenra", "2/2", "Afflict 3")] },
    b: { on: [bear] },
    script: [attack("Khenra"), block("Old Bear", "Khenra")],
    then: [life("B", 17)],
  })
  shows("702.164a, 702.164c: toxic values add up: combat damage gives that many poison counters besides", {
    a: {
      on: [creature("Rotter", "2/2", "Toxic 1"), enchantment("Spore", "Creatures you control have toxic 2.")],
    },
    script: [attack("Rotter")],
    then: [life("B", 18), { check: "playerCounters", player: "B", counter: "poison", is: 3 }],
  })
  shows("702.189a: firebending adds red mana that stays until combat ends", {
    a: {
      on: [creature("Bender", "2/2", "Firebending 2")],
      hand: [instant("Flame", "Flame deals 2 damage to any target.", "{R}{R}")],
    },
    script: [attack("Bender"), at(combatDamage, cast("Flame", B))],
    then: [life("B", 16)],
  })
  shows("702.135a: afterlife leaves flying Spirits", {
    a: { on: [creature("Cleric", "1/1", "Afterlife 2")], hand: [give("Destroy target creature.")] },
    script: [cast("Gift", "Cleric"), wait],
    then: [there("A", "Spirit Token", 2), size("Spirit Token", 1, 1), has("Spirit Token", "flying")],
  })
  shows("702.142a: a boast is for creatures that attacked, once each turn", {
    a: { on: [creature("Braggart", "1/1", "Boast — {0}: You gain 2 life.")] },
    script: [
      now(can("A", "Boast", false)),
      attack("Braggart"),
      at(blocks, act("Braggart", "Boast")),
      at(blocks, wait),
      at(blocks, now(can("A", "Boast", false))),
    ],
    then: [life("A", 22)],
  })
})
