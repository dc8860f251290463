import { describe } from "vitest"
import {
  A,
  act,
  at,
  attack,
  B,
  block,
  C,
  can,
  card,
  cast,
  counters,
  creature,
  damage,
  enchantment,
  has,
  inExile,
  inGraveyard,
  instant,
  life,
  now,
  planeswalker,
  size,
  tapped,
  there,
  wait,
} from "./testing/pieces.ts"
import { type Board, type Own, shows } from "./testing/shows.ts"

const bear = creature("Old Bear", "2/2")
const ox = creature("Grey Ox", "2/4", "", "Ox")
const giant = creature("Big Giant", "5/5", "", "Giant")
const give = (text: string) => instant("Gift", text)
const combatDamage = { step: "combatDamage" } as const
const first = { step: "firstStrikeDamage" } as const
const blocks = { step: "declareBlockers" } as const

describe("deathtouch and strikes", () => {
  shows("702.2b: damage from a source with deathtouch destroys, however little", {
    a: { on: [creature("Snake", "1/1", "Deathtouch")] },
    b: { on: [giant] },
    script: [attack("Snake"), block("Big Giant", "Snake")],
    then: [inGraveyard("B", "Big Giant"), inGraveyard("A", "Snake")],
  })
  shows("702.4a, 702.4b: double strike deals damage in both combat damage steps", {
    a: { on: [creature("Twin", "3/3", "Double strike")] },
    script: [attack("Twin")],
    then: [life("B", 14)],
  })
  shows("702.4c: without double strike after the first step it assigns no more damage in the second", {
    a: {
      on: [creature("Twin", "3/3", "Double strike")],
      hand: [give("Target creature loses double strike until end of turn.")],
    },
    script: [attack("Twin"), at(first, cast("Gift", "Twin"))],
    then: [life("B", 17)],
  })
  shows("702.4d: a first striker that gets double strike after the first step strikes in the second too", {
    a: {
      on: [creature("Quick", "3/3", "First strike")],
      hand: [give("Target creature gains double strike until end of turn.")],
    },
    script: [attack("Quick"), at(first, cast("Gift", "Quick"))],
    then: [life("B", 14)],
  })
  shows(
    "702.7b: in the first of two combat damage steps only first strikers deal damage, in the second the others",
    {
      a: { on: [creature("Quick", "2/1", "First strike"), bear] },
      b: { on: [creature("Cat", "2/2", "", "Cat")] },
      script: [
        attack("Quick"),
        attack("Old Bear"),
        block("Cat", "Quick"),
        at(first, now(life("B", 20))),
        at(first, now(inGraveyard("B", "Cat"))),
      ],
      then: [there("A", "Quick"), life("B", 18)],
    },
  )
  shows("702.7c: first strike that comes after the first step doesn't keep a creature from the second", {
    a: {
      on: [creature("Quick", "1/1", "First strike"), bear],
      hand: [give("Target creature gains first strike until end of turn.")],
    },
    script: [attack("Quick"), attack("Old Bear"), at(first, cast("Gift", "Old Bear"))],
    then: [life("B", 17)],
  })
})

describe("evasion", () => {
  const evades = (
    title: string,
    keyword: string,
    stops: readonly Own[],
    not: readonly Own[],
    more: Board = {},
  ) =>
    shows(
      title,
      ...[...stops.map((one) => [one, 20] as const), ...not.map((one) => [one, 18] as const)].map(
        ([one, left]): Board => ({
          ...more,
          a: { on: [creature("Sly", "2/2", keyword, "Human", "{U}")] },
          b: { ...more.b, on: [one, ...(more.b?.on ?? [])] },
          script: [attack("Sly"), block(one.name, "Sly")],
          then: [life("B", left)],
        }),
      ),
    )
  const black = creature("Dark Bear", "2/2", "", "Bear", "{B}")
  const golem = { ...creature("Golem", "2/2"), type_line: "Artifact Creature — Golem" }
  const blue = creature("Blue Bear", "2/2", "", "Bear", "{U}")

  evades(
    "702.9b: only creatures with flying or reach block a flier",
    "Flying",
    [creature("Bird", "1/1", "Flying"), creature("Spider", "1/1", "Reach")],
    [bear],
  )
  evades(
    "702.13b: with intimidate only artifact creatures and those of a color of its own block",
    "Intimidate",
    [golem, blue],
    [black],
  )
  evades(
    "702.14b, 702.14c: with islandwalk it can't be blocked while the defending player has an Island",
    "Islandwalk",
    [],
    [bear],
    { b: { on: ["Island"] } },
  )
  evades("702.14c: without an Island there it can", "Islandwalk", [bear], [], { b: { on: ["Forest"] } })
  evades(
    "702.28b: with shadow only creatures with shadow block",
    "Shadow",
    [creature("Shade", "1/1", "Shadow")],
    [bear],
  )
  evades(
    "702.31b: with horsemanship only creatures with horsemanship block",
    "Horsemanship",
    [creature("Rider", "1/1", "Horsemanship")],
    [bear],
  )
  evades("702.36b: with fear only artifact and black creatures block", "Fear", [golem, black], [blue])
  evades("702.118b: with skulk none of greater power blocks", "Skulk", [bear], [giant])
  evades("702.111b: with menace a single creature doesn't block", "Menace", [], [bear])
  shows("702.28b: a creature with shadow blocks only creatures with shadow", {
    a: { on: [bear] },
    b: { on: [creature("Shade", "1/1", "Shadow")] },
    script: [attack("Old Bear"), block("Shade", "Old Bear")],
    then: [life("B", 18)],
  })
  shows("702.31b: horsemanship blocks anything", {
    a: { on: [bear] },
    b: { on: [creature("Rider", "1/1", "Horsemanship")] },
    script: [attack("Old Bear"), block("Rider", "Old Bear")],
    then: [life("B", 20)],
  })
  shows("702.111b: with menace two creatures block together", {
    a: { on: [creature("Sly", "2/2", "Menace")] },
    b: { on: [bear, ox] },
    script: [attack("Sly"), block("Old Bear", "Sly"), block("Grey Ox", "Sly")],
    then: [life("B", 20)],
  })
})

describe("protection and hexproof", () => {
  const knight = (text: string) => creature("Knight", "2/2", text, "Knight", "{W}")
  const zap = instant("Zap", "Zap deals 1 damage to any target.", "{R}")
  const dark = instant("Dark", "Destroy target creature.", "{B}")
  shows(
    "702.16a, 702.16b: protection from red: no red spell targets it, a black one does",
    {
      a: { on: ["Mountain"], hand: [zap] },
      b: { on: [knight("Protection from red")] },
      script: [at({ illegal: true }, cast("Zap", "Knight"))],
    },
    {
      a: { on: ["Swamp"], hand: [dark] },
      b: { on: [knight("Protection from red")] },
      script: [cast("Dark", "Knight")],
      then: [inGraveyard("B", "Knight")],
    },
  )
  shows("702.16d: Equipment of the quality comes off, and stays on the battlefield", {
    a: {
      on: [knight(""), card("Blade", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")],
      hand: [give("Target creature gains protection from artifacts until end of turn.")],
    },
    script: [act("Blade", "Equip", "Knight"), wait, now(size("Knight", 3, 2)), cast("Gift", "Knight")],
    then: [size("Knight", 2, 2), there("A", "Blade")],
  })
  shows("702.16f: creatures of the quality don't block it", {
    a: { on: [knight("Protection from Bears")] },
    b: { on: [bear] },
    script: [attack("Knight"), block("Old Bear", "Knight")],
    then: [life("B", 18)],
  })
  shows(
    "702.16g: from two qualities: two protections",
    {
      a: { on: ["Mountain", "Swamp"], hand: [zap, dark] },
      b: { on: [knight("Protection from red and from black")] },
      script: [at({ illegal: true }, cast("Dark", "Knight"))],
    },
    {
      a: { on: ["Mountain", "Swamp"], hand: [zap, dark] },
      b: { on: [knight("Protection from red and from black")] },
      script: [at({ illegal: true }, cast("Zap", "Knight"))],
    },
  )
  shows("702.11c: a player with hexproof is no target of opponents", {
    a: { on: ["Mountain"], hand: [zap] },
    b: { on: [enchantment("Leyline", "You have hexproof.")] },
    script: [at({ illegal: true }, cast("Zap", B))],
  })
  shows(
    "702.11d: hexproof from red stops red spells only",
    {
      a: { on: ["Mountain"], hand: [zap] },
      b: { on: [knight("Hexproof from red")] },
      script: [at({ illegal: true }, cast("Zap", "Knight"))],
    },
    {
      a: { on: ["Swamp"], hand: [dark] },
      b: { on: [knight("Hexproof from red")] },
      script: [cast("Dark", "Knight")],
      then: [inGraveyard("B", "Knight")],
    },
  )
  shows("702.11e: who loses hexproof loses hexproof from a quality too", {
    a: {
      on: ["Mountain"],
      hand: [
        zap,
        give("Target player draws a card. Creatures your opponents control lose hexproof until end of turn."),
      ],
    },
    b: { on: [creature("Small Knight", "1/1", "Hexproof from red", "Knight")] },
    script: [cast("Gift", A), wait, cast("Zap", "Small Knight")],
    then: [inGraveyard("B", "Small Knight")],
  })
})

describe("lifelink, trample, vigilance", () => {
  shows(
    "702.15b: damage by a source with lifelink gives its controller that much life, beside its other results",
    {
      a: { on: [creature("Link", "3/3", "Lifelink")] },
      script: [attack("Link")],
      then: [life("A", 23), life("B", 17)],
    },
  )
  shows("702.15e: two sources with lifelink give life in two events", {
    a: {
      on: [
        creature("Link", "3/3", "Lifelink"),
        creature("Bond", "1/1", "Lifelink"),
        creature("Mate", "1/1", "Whenever you gain life, put a +1/+1 counter on this creature."),
      ],
    },
    script: [attack("Link"), attack("Bond")],
    then: [life("A", 24), counters("Mate", "+1/+1", 2)],
  })
  const walker = planeswalker("Old Friend", "3")
  shows("702.19e: with trample over planeswalkers the rest goes to the defending player", {
    a: { on: [creature("Ram", "5/5", "Trample over planeswalkers")] },
    b: { on: [walker] },
    script: [attack("Ram", "Old Friend")],
    choices: {
      A: [
        { card: "Old Friend", amount: 3 },
        { player: "B", amount: 2 },
      ],
    },
    then: [life("B", 18), there("B", "Old Friend", 0)],
  })
  shows("702.19f: with plain trample nothing goes past the planeswalker to its controller", {
    a: { on: [creature("Ram", "5/5", "Trample")] },
    b: { on: [walker] },
    script: [attack("Ram", "Old Friend")],
    then: [life("B", 20), there("B", "Old Friend", 0)],
  })
  shows("702.20a, 702.20b: attacking doesn't tap a creature with vigilance", {
    a: { on: [creature("Guard", "2/2", "Vigilance"), bear] },
    script: [attack("Guard"), attack("Old Bear")],
    then: [tapped("Guard", false), tapped("Old Bear"), life("B", 16)],
  })
})

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

describe("damage that is not marked", () => {
  const poison = (is: number) => ({ check: "playerCounters", player: "B", counter: "poison", is }) as const
  shows("702.80a: wither puts -1/-1 counters on creatures instead of marking damage", {
    a: { on: [creature("Boggart", "2/2", "Wither")] },
    b: { on: [giant] },
    script: [attack("Boggart"), block("Big Giant", "Boggart")],
    then: [counters("Big Giant", "-1/-1", 2), damage("Big Giant", 0), size("Big Giant", 3, 3)],
  })
  shows(
    "702.90b, 702.90c: infect: poison for players, counters for creatures, no loss of life",
    {
      a: { on: [creature("Carrier", "2/2", "Infect")] },
      b: { on: [giant] },
      script: [attack("Carrier")],
      then: [poison(2), life("B", 20)],
    },
    {
      a: { on: [creature("Carrier", "2/2", "Infect")] },
      b: { on: [giant] },
      script: [attack("Carrier"), block("Big Giant", "Carrier")],
      then: [counters("Big Giant", "-1/-1", 2), damage("Big Giant", 0)],
    },
  )
  shows("702.64a, 702.64b: absorb prevents N of what each source would deal", {
    a: { on: [giant, bear] },
    b: { on: [creature("Shell", "1/7", "Absorb 1", "Turtle")] },
    script: [attack("Big Giant"), block("Shell", "Big Giant")],
    then: [damage("Shell", 4)],
  })
})
