import { describe } from "vitest"
import {
  act,
  artifact,
  at,
  attack,
  aura,
  C,
  can,
  card,
  cast,
  color,
  counters,
  creature,
  enchantment,
  has,
  inExile,
  inGraveyard,
  inHand,
  instant,
  life,
  manaValue,
  now,
  size,
  sorcery,
  subtype,
  tapped,
  there,
  type,
  wait,
} from "./testing/pieces.ts"
import { type Own, shows } from "./testing/shows.ts"

const bear = creature("Old Bear", "2/2")
const giant = creature("Big Giant", "5/5", "", "Giant")
const kill = instant("Kill", "Destroy target creature.")
const upkeep = (turn: number) => ({ turn, step: "upkeep" }) as const
const untilDraw = (turn: number) => ({ stopAt: { turn, step: "draw" } }) as const

describe("attachments", () => {
  shows(
    "702.5c: with two instances of enchant an Aura asks for what both say",
    {
      a: {
        on: [bear, [giant, "tapped"]],
        hand: [aura("Narrow", "Enchant creature\nEnchant tapped creature\nEnchanted creature gets +1/+1.")],
      },
      script: [at({ illegal: true }, cast("Narrow", "Old Bear"))],
    },
    {
      a: { on: [bear], hand: [aura("Wide", "Enchant creature\nEnchanted creature gets +1/+1.")] },
      script: [cast("Wide", "Old Bear"), wait],
      then: [size("Old Bear", 3, 3)],
    },
  )
  shows("702.67a: fortify: a Fortification on a land of one's own, as a sorcery", {
    a: {
      on: [
        "Forest",
        card("Keep", "Artifact — Fortification", "Fortified land has indestructible.\nFortify {0}"),
      ],
    },
    script: [act("Keep", "Fortify", "Forest"), wait],
    then: [has("Forest", "indestructible")],
  })
  shows("702.89a: umbra armor: the Aura is destroyed instead, and damage goes", {
    a: {
      on: [bear],
      hand: [aura("Shadow Robe", "Enchant creature\nEnchanted creature gets +1/+1.\nUmbra armor"), kill],
    },
    script: [cast("Shadow Robe", "Old Bear"), wait, cast("Kill", "Old Bear")],
    then: [there("A", "Old Bear"), inGraveyard("A", "Shadow Robe")],
  })
  shows("702.163a: for Mirrodin!: a Rebel comes with the Equipment", {
    a: {
      hand: [
        card("Banner", "Artifact — Equipment", "For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {5}"),
      ],
    },
    script: [cast("Banner"), wait],
    then: [size("Rebel Token", 3, 3)],
  })
  shows("702.182a: job select: a Hero comes with the Equipment", {
    a: {
      hand: [card("Staff", "Artifact — Equipment", "Job select\nEquipped creature gets +1/+1.\nEquip {5}")],
    },
    script: [cast("Staff"), wait],
    then: [size("Hero Token", 2, 2)],
  })
  shows("702.92a: living weapon: a Germ comes with the Equipment", {
    a: {
      hand: [
        card("Skull", "Artifact — Equipment", "Living weapon\nEquipped creature gets +4/+4.\nEquip {5}"),
      ],
    },
    script: [cast("Skull"), wait],
    then: [size("Phyrexian Germ Token", 4, 4)],
  })
})

describe("counters that go", () => {
  shows("702.32a: fading: a counter goes each upkeep, and where none is left, the permanent", {
    a: { hand: [artifact("Wisp", "Fading 1")] },
    script: [cast("Wisp"), wait, now(counters("Wisp", "fade", 1))],
    checkpoints: [
      { stopAt: { turn: 3, step: "draw" }, expect: [counters("Wisp", "fade", 0), there("A", "Wisp")] },
    ],
    ...untilDraw(5),
    then: [inGraveyard("A", "Wisp")],
  })
  shows("702.63a: vanishing: as the last counter goes, it is sacrificed", {
    a: { hand: [artifact("Ghost", "Vanishing 1")] },
    script: [cast("Ghost"), wait, now(counters("Ghost", "time", 1))],
    ...untilDraw(3),
    then: [inGraveyard("A", "Ghost")],
  })
  shows("702.24a: cumulative upkeep costs once for each age counter, else the permanent", {
    a: { on: [artifact("Ice", "Cumulative upkeep {1}"), "Forest"] },
    choices: { A: [true, false] },
    ...untilDraw(3),
    then: [there("A", "Ice", 0)],
  })
  shows(
    "702.30a: echo costs once, in the next upkeep, else the permanent",
    {
      a: { on: ["Forest"], hand: [creature("Goat", "2/2", "Echo {G}")] },
      script: [cast("Goat"), wait],
      choices: { A: [true] },
      ...untilDraw(5),
      then: [there("A", "Goat")],
    },
    {
      a: { hand: [creature("Goat", "2/2", "Echo {G}")] },
      script: [cast("Goat"), wait],
      ...untilDraw(3),
      then: [inGraveyard("A", "Goat")],
    },
  )
})

describe("as it enters, and when it has", () => {
  const entering = (text: string, more: Partial<Own> = {}) => ({ ...creature("New", "2/2", text), ...more })
  shows("702.38a: amplify: counters for each card of its types that is shown", {
    a: { hand: [entering("Amplify 2"), bear] },
    script: [cast("New"), wait],
    choices: { A: ["Old Bear"] },
    then: [counters("New", "+1/+1", 2)],
  })
  shows("702.44a, 702.44b: sunburst: a counter for each color of mana that was spent", {
    a: { on: ["Forest", "Island"], hand: [entering("Sunburst", { mana_cost: "{2}" })] },
    script: [cast("New"), wait],
    then: [counters("New", "+1/+1", 2)],
  })
  shows("702.44a: charge counters where it is no creature", {
    a: { on: ["Forest", "Island"], hand: [artifact("Orb", "Sunburst", "{2}")] },
    script: [cast("Orb"), wait],
    then: [counters("Orb", "charge", 2)],
  })
  shows("702.54a: bloodthirst: counters where an opponent was dealt damage this turn", {
    a: { on: [bear], hand: [entering("Bloodthirst 2")] },
    script: [attack("Old Bear"), at({ step: "postcombatMain" }, cast("New"))],
    then: [counters("New", "+1/+1", 2)],
  })
  shows("702.54b: bloodthirst X: as many as the damage that opponents were dealt", {
    a: { on: [giant], hand: [entering("Bloodthirst X")] },
    script: [attack("Big Giant"), at({ step: "postcombatMain" }, cast("New"))],
    then: [counters("New", "+1/+1", 5)],
  })
  shows("702.58a: graft: a counter may go to each other creature that enters", {
    a: { hand: [creature("Donor", "0/0", "Graft 2"), bear] },
    script: [cast("Donor"), wait, cast("Old Bear"), wait],
    choices: { A: [true] },
    then: [counters("Donor", "+1/+1", 1), counters("Old Bear", "+1/+1", 1)],
  })
  shows("702.82a: devour: counters for each creature that is sacrificed as it enters", {
    a: { on: [bear, giant], hand: [entering("Devour 2")] },
    script: [cast("New"), wait],
    choices: { A: [{ all: ["Old Bear", "Big Giant"] }] },
    then: [counters("New", "+1/+1", 4), there("A", "Old Bear", 0)],
  })
  shows("702.98a: unleash: a counter, with which it can't block", {
    b: { on: [], hand: [] },
    a: { hand: [entering("Unleash")] },
    script: [cast("New"), wait],
    choices: { A: [true] },
    then: [counters("New", "+1/+1", 1)],
  })
  shows(
    "702.104a, 702.104b: tribute: counters by an opponent's choice, else what the trigger says",
    {
      a: {
        hand: [entering("Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 5 life.")],
      },
      script: [cast("New"), wait],
      choices: { B: [true] },
      then: [counters("New", "+1/+1", 2), life("A", 20)],
    },
    {
      a: {
        hand: [entering("Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 5 life.")],
      },
      script: [cast("New"), wait],
      choices: { B: [false] },
      then: [counters("New", "+1/+1", 0), life("A", 25)],
    },
  )
  shows(
    "702.123a: fabricate: counters, or Servos",
    {
      a: { hand: [entering("Fabricate 2")] },
      script: [cast("New"), wait],
      choices: { A: [true] },
      then: [counters("New", "+1/+1", 2), there("A", "Servo Token", 0)],
    },
    {
      a: { hand: [entering("Fabricate 2")] },
      script: [cast("New"), wait],
      choices: { A: [false] },
      then: [counters("New", "+1/+1", 0), there("A", "Servo Token", 2)],
    },
  )
  shows("702.136a: riot: a counter or haste", {
    a: { hand: [entering("Riot")] },
    script: [cast("New"), wait],
    choices: { A: [false] },
    then: [counters("New", "+1/+1", 0), has("New", "haste")],
  })
  shows("702.110a: exploit: a creature may be sacrificed", {
    a: { on: [bear], hand: [entering("Exploit\nWhen this creature exploits a creature, you gain 3 life.")] },
    script: [cast("New"), wait],
    choices: { A: [true, "Old Bear"] },
    then: [life("A", 23), inGraveyard("A", "Old Bear")],
  })
  shows("702.100a, 702.100b: evolve: a counter as a larger creature enters", {
    a: { on: [entering("Evolve")], hand: [giant, bear] },
    script: [cast("Big Giant"), wait, cast("Old Bear"), wait],
    then: [counters("New", "+1/+1", 1), size("New", 3, 3)],
  })
  shows(
    "702.131a, 702.131c: ascend on a sorcery: with ten permanents its controller gets the city's blessing",
    {
      a: {
        on: [[10, "Forest"]],
        hand: [sorcery("Rise", "Ascend\nIf you have the city's blessing, you gain 5 life.")],
      },
      script: [cast("Rise"), wait],
      then: [life("A", 25)],
    },
    {
      a: {
        on: [[9, "Forest"]],
        hand: [sorcery("Rise", "Ascend\nIf you have the city's blessing, you gain 5 life.")],
      },
      script: [cast("Rise"), wait],
      then: [life("A", 20)],
    },
  )
  shows("702.156a: ravenous: X counters, and a card where X was 5 or more", {
    a: {
      on: [[5, "Forest"]],
      hand: [{ ...creature("Maw", "0/0", "Ravenous"), mana_cost: "{X}" }],
      library: [bear],
    },
    script: [cast("Maw"), wait],
    choices: { A: [5] },
    then: [counters("Maw", "+1/+1", 5), inHand("A", "Old Bear")],
  })
  shows("702.75a: hideaway: one of the top cards lies face down in exile", {
    a: { hand: [artifact("Den", "Hideaway 2")], library: [bear, giant] },
    script: [cast("Den"), wait],
    targets: { A: ["Old Bear"] },
    then: [{ check: "exile", player: "A", is: 1 }],
  })
  shows("702.72a, 702.72c: champion: another creature goes into exile until this one leaves", {
    a: { on: [bear], hand: [entering("Champion a Bear"), kill] },
    script: [cast("New"), wait, now(inExile("A", "Old Bear")), cast("Kill", "New"), wait],
    choices: { A: ["Old Bear"] },
    then: [there("A", "Old Bear")],
  })
  shows("702.95b, 702.95c: soulbond pairs two creatures", {
    a: {
      on: [bear],
      hand: [
        entering(
          "Soulbond\nAs long as this creature is paired with another creature, each of those creatures gets +1/+1.",
        ),
      ],
    },
    script: [cast("New"), wait],
    choices: { A: [true, "Old Bear"] },
    then: [size("New", 3, 3), size("Old Bear", 3, 3)],
  })
  shows("702.165a, 702.165c: backup: a counter and the abilities printed below for another creature", {
    a: { on: [bear], hand: [entering("Backup 1\nFlying")] },
    script: [cast("New"), wait],
    targets: { A: ["Old Bear"] },
    then: [counters("Old Bear", "+1/+1", 1), has("Old Bear", "flying"), has("New", "flying")],
  })
})

describe("activated keywords", () => {
  shows("702.87a: level up: a level counter, as a sorcery", {
    a: { on: [creature("Pupil", "1/1", "Level up {0}")] },
    script: [act("Pupil", "Level up"), wait],
    then: [counters("Pupil", "level", 1)],
  })
  shows("702.107a: outlast: tapped for a counter", {
    a: { on: [creature("Sentry", "1/1", "Outlast {0}")] },
    script: [act("Sentry", "Outlast"), wait],
    then: [counters("Sentry", "+1/+1", 1), tapped("Sentry")],
  })
  shows("702.71a: transfigure: sacrificed for a creature of its mana value from the library", {
    a: {
      on: [creature("Wizard", "1/1", "Transfigure {0}", "Wizard", "{2}")],
      library: [creature("Equal", "4/4", "", "Ape", "{2}"), bear],
    },
    script: [act("Wizard", "Transfigure"), wait],
    targets: { A: ["Equal"] },
    then: [there("A", "Equal"), inGraveyard("A", "Wizard")],
  })
  shows("702.53a: transmute: discarded for a card of its mana value", {
    a: {
      hand: [sorcery("Tolaria", "Transmute {0}", "{2}")],
      library: [creature("Equal", "4/4", "", "Ape", "{2}"), bear],
    },
    script: [act("Tolaria", "Transmute"), wait],
    targets: { A: ["Equal"] },
    then: [inHand("A", "Equal"), inGraveyard("A", "Tolaria")],
  })
  shows("702.29e: typecycling: discarded for a card of the type", {
    a: { hand: [creature("Boar", "5/5", "Forestcycling {0}", "Boar", "{6}")], library: ["Forest", bear] },
    script: [act("Boar", "Forestcycling"), wait],
    targets: { A: ["Forest"] },
    then: [inHand("A", "Forest"), inGraveyard("A", "Boar")],
  })
  shows("702.29d: 'cycles or discards' triggers once for a cycled card", {
    a: {
      on: [enchantment("Drake", "Whenever you cycle or discard a card, you gain 1 life.")],
      hand: [creature("Boar", "5/5", "Cycling {0}")],
    },
    script: [act("Boar", "Cycling"), wait],
    then: [life("A", 21)],
  })
  shows("702.77a: reinforce: discarded for N counters on a creature", {
    a: { on: [bear], hand: [creature("Helper", "1/1", "Reinforce 2—{0}")] },
    script: [act("Helper", "Reinforce", "Old Bear"), wait],
    then: [counters("Old Bear", "+1/+1", 2), inGraveyard("A", "Helper")],
  })
  shows("702.97a: scavenge: exiled from the graveyard for as many counters as its power", {
    a: { on: [bear], graveyard: [creature("Corpse", "3/1", "Scavenge {0}")] },
    script: [act("Corpse", "Scavenge", "Old Bear"), wait],
    then: [counters("Old Bear", "+1/+1", 3), inExile("A", "Corpse")],
  })
  shows("702.128a, 702.128b: embalm: a white Zombie copy without a mana cost", {
    a: { graveyard: [creature("Mummy", "3/1", "Embalm {0}", "Human", "{3}")] },
    script: [act("Mummy", "Embalm"), wait],
    then: [
      there("A", "Mummy"),
      subtype("Mummy", "Zombie"),
      color("Mummy", "W"),
      manaValue("Mummy", 0),
      inExile("A", "Mummy"),
    ],
  })
  shows("702.129a: eternalize: a black 4/4 Zombie copy", {
    a: { graveyard: [creature("Mummy", "3/1", "Eternalize {0}", "Human", "{3}")] },
    script: [act("Mummy", "Eternalize"), wait],
    then: [size("Mummy", 4, 4), subtype("Mummy", "Zombie"), color("Mummy", "B")],
  })
  shows("702.84a: unearth: back with haste, and exiled at the end", {
    a: { graveyard: [creature("Dregs", "3/1", "Unearth {0}")] },
    script: [act("Dregs", "Unearth"), wait, attack("Dregs")],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("B", 17), inExile("A", "Dregs")],
  })
  shows("702.141a: encore: a copy for each opponent, which attacks them", {
    a: { graveyard: [creature("Diva", "3/1", "Encore {0}")] },
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [act("Diva", "Encore"), wait, attack("Diva"), attack("Diva", C)],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("B", 17), life("C", 17), there("A", "Diva", 0)],
  })
  shows("702.49a: ninjutsu: an unblocked attacker goes back to hand for the Ninja, which attacks", {
    a: { on: [bear], hand: [creature("Ninja", "4/4", "Ninjutsu {0}", "Ninja", "{9}")] },
    script: [attack("Old Bear"), at({ step: "declareBlockers" }, act("Ninja", "Ninjutsu"))],
    choices: { A: ["Old Bear"] },
    then: [life("B", 16), inHand("A", "Old Bear")],
  })
  shows("702.57a, 702.57b: forecast: from the hand, in one's own upkeep, once", {
    a: {
      hand: [creature("Sage", "1/1", "Forecast — {0}, Reveal this card from your hand: You gain 2 life.")],
    },
    script: [
      at(upkeep(1), act("Sage", "Forecast")),
      at(upkeep(1), wait),
      at(upkeep(1), now(can("A", "Forecast", false))),
      now(can("A", "Forecast", false)),
    ],
    then: [life("A", 22), inHand("A", "Sage")],
  })
  shows("702.171a, 702.171b: saddle: other creatures are tapped, and it is saddled until the turn ends", {
    a: {
      on: [
        creature(
          "Horse",
          "3/3",
          "Whenever this creature attacks while saddled, you gain 3 life.\nSaddle 2",
          "Horse",
        ),
        bear,
      ],
    },
    script: [act("Horse", "Saddle"), wait, attack("Horse")],
    choices: { A: ["Old Bear"] },
    then: [life("A", 23), tapped("Old Bear")],
  })
  shows("702.184a: station: another creature is tapped for as many charge counters as its power", {
    a: { on: [artifact("Ship", "Station"), giant] },
    script: [act("Ship", "Station"), wait],
    choices: { A: ["Big Giant"] },
    then: [counters("Ship", "charge", 5), tapped("Big Giant")],
  })
  shows("702.177a: exhaust: once only", {
    a: { on: [creature("Racer", "1/1", "Exhaust — {0}: Put a +1/+1 counter on this creature.")] },
    script: [
      act("Racer", "Exhaust"),
      wait,
      now(can("A", "Exhaust", false)),
      at({ turn: 3 }, now(can("A", "Exhaust", false))),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [counters("Racer", "+1/+1", 1)],
  })
  shows("702.161a: living metal: a creature in its controller's turn only", {
    a: { on: [{ ...card("Robot", "Artifact — Vehicle", "Living metal"), power: "3", toughness: "3" }] },
    script: [now(type("Robot", "creature"))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [type("Robot", "creature", false)],
  })
})

describe("deaths and graveyards", () => {
  shows("702.55b: haunt: the card in exile haunts a creature, and sees it die", {
    a: {
      on: [
        creature(
          "Wraith",
          "1/1",
          "Haunt\nWhen this creature enters or the creature it haunts dies, you gain 3 life.",
        ),
        bear,
      ],
      hand: [[2, kill]],
    },
    script: [cast("Kill", "Wraith"), wait, now(inExile("A", "Wraith")), cast("Kill", "Old Bear"), wait],
    targets: { A: ["Old Bear"] },
    then: [life("A", 23)],
  })
  shows("702.59a: recover: as a creature dies, back to hand for the cost, else into exile", {
    a: { on: [bear], hand: [kill], graveyard: [sorcery("Grasp", "You gain 1 life.\nRecover {0}")] },
    script: [cast("Kill", "Old Bear"), wait],
    choices: { A: [true] },
    then: [inHand("A", "Grasp")],
  })
  shows(
    "702.52a, 702.52b: dredge: cards are milled instead of a draw, if there are as many",
    {
      a: {
        hand: [sorcery("Seek", "Draw a card.")],
        graveyard: [creature("Shrieker", "1/1", "Dredge 2")],
        library: [bear, giant],
      },
      script: [cast("Seek"), wait],
      choices: { A: [true] },
      then: [inHand("A", "Shrieker"), inGraveyard("A", "Old Bear"), inGraveyard("A", "Big Giant")],
    },
    {
      a: {
        hand: [sorcery("Seek", "Draw a card.")],
        graveyard: [creature("Shrieker", "1/1", "Dredge 2")],
        library: [bear],
        emptyLibrary: true,
      },
      script: [cast("Seek"), wait],
      then: [inHand("A", "Shrieker", 0)],
    },
  )
  shows("702.69a: gravestorm: a copy for each permanent that went to a graveyard this turn", {
    a: { on: [bear], hand: [kill, sorcery("Bitter", "You gain 2 life.\nGravestorm")] },
    script: [cast("Kill", "Old Bear"), wait, cast("Bitter"), wait],
    then: [life("A", 24)],
  })
  shows("702.60a: ripple: cards of the same name are cast from the top", {
    a: {
      hand: [sorcery("Surge", "You gain 2 life.\nRipple 2")],
      library: [sorcery("Surge", "You gain 2 life.\nRipple 2"), bear],
    },
    script: [cast("Surge"), wait],
    choices: { A: [true, true] },
    then: [life("A", 24)],
  })
  shows("702.85a, 702.85b: cascade: the first cheaper card is cast for nothing", {
    a: {
      on: ["Forest"],
      hand: [sorcery("Chain", "Cascade", "{1}")],
      library: ["Forest", sorcery("Cheap", "You gain 5 life.", "{0}")],
    },
    script: [cast("Chain"), wait],
    choices: { A: [true] },
    then: [life("A", 25)],
  })
  shows("702.179a, 702.179b: start your engines!: speed 1, and more as an opponent loses life", {
    a: { on: [bear, artifact("Engine", "Start your engines!")] },
    script: [now({ check: "speed", player: "A", is: 1 }), attack("Old Bear")],
    then: [{ check: "speed", player: "A", is: 2 }],
  })
  shows("702.26a: phasing: out at the beginning of the untap step, in at the next one of its controller's", {
    a: { on: [creature("Faint", "2/2", "Phasing")] },
    checkpoints: [
      { stopAt: { turn: 1, step: "upkeep" }, expect: [there("A", "Faint", 0)] },
      { stopAt: { turn: 3, step: "upkeep" }, expect: [there("A", "Faint")] },
    ],
    ...untilDraw(3),
  })
  shows("702.191a: increment: a counter where more mana was spent than its power or toughness", {
    a: {
      on: [creature("Learner", "1/1", "Increment"), [2, "Forest"]],
      hand: [sorcery("Study", "You gain 1 life.", "{2}")],
    },
    script: [cast("Study"), wait],
    then: [counters("Learner", "+1/+1", 1)],
  })
})
