import { describe } from "vitest"
import {
  act,
  artifact,
  at,
  attack,
  B,
  can,
  card,
  cast,
  castBy,
  color,
  counters,
  creature,
  enchantment,
  hand,
  inExile,
  inGraveyard,
  inHand,
  instant,
  life,
  manaValue,
  now,
  size,
  sorcery,
  tapped,
  there,
  turnOf,
  type,
  wait,
} from "./testing/pieces.ts"
import { shows } from "./testing/shows.ts"

const bear = creature("Old Bear", "2/2")
const giant = creature("Big Giant", "5/5", "", "Giant")
const plus = (name: string) => counters(name, "+1/+1", 1)

describe("when a spell may be cast", () => {
  shows("702.8a: flash lets a creature be cast as an instant", {
    b: { hand: [creature("Snap", "2/1", "Flash"), bear] },
    script: [
      now(can("B", "Cast Snap")),
      now(can("B", "Cast Old Bear", false)),
      at({ player: "B", step: "end" }, cast("Snap")),
    ],
    then: [there("B", "Snap")],
  })
  shows(
    "702.61a, 702.61b: under split second mana abilities and triggers go on, spells and abilities don't",
    {
      a: {
        on: [artifact("Horn", "Whenever you cast a spell, you gain 1 life.")],
        hand: [instant("Sudden", "Split second\nTarget player loses 2 life.")],
      },
      b: { on: ["Forest", artifact("Wheel", "{0}: You gain 5 life.")], hand: ["Lightning Bolt"] },
      script: [cast("Sudden", B), now(can("B", "{0}: You gain", false)), now(can("B", "{T}: Add {G}"))],
      then: [life("A", 21), life("B", 18)],
    },
  )
  shows("702.50a, 702.50b: after an epic spell its controller casts no spells, and copies it each upkeep", {
    a: { hand: [sorcery("Long Tale", "You gain 3 life.\nEpic"), bear] },
    script: [cast("Long Tale"), wait, now(can("A", "Cast Old Bear", false))],
    stopAt: { turn: 3, step: "draw" },
    then: [life("A", 26)],
  })
  shows("702.170a, 702.170d: a plotted card is cast for nothing in a later turn, as a sorcery", {
    a: { on: ["Forest"], hand: [creature("Schemer", "3/3", "Plot {G}", "Human", "{4}{G}")] },
    script: [
      act("Schemer", "Plot"),
      now(inExile("A", "Schemer")),
      now(can("A", "Cast Schemer", false)),
      at({ turn: 3 }, cast("Schemer")),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [there("A", "Schemer")],
  })
})

describe("additional costs", () => {
  shows("702.33b: two kickers are paid each for itself", {
    a: {
      on: [[2, "Forest"]],
      hand: [
        sorcery(
          "Twice",
          "Kicker {1} and/or {G}\nYou gain 1 life. If this spell was kicked with its {1} kicker, you gain 2 life. If this spell was kicked with its {G} kicker, you gain 4 life.",
        ),
      ],
    },
    script: [cast("Twice")],
    choices: { A: [true, true] },
    then: [life("A", 27)],
  })
  shows("702.33c: multikicker is paid any number of times", {
    a: {
      on: [[3, "Forest"]],
      hand: [
        creature(
          "Many",
          "1/1",
          "Multikicker {1}\nThis creature enters with a +1/+1 counter on it for each time it was kicked.",
        ),
      ],
    },
    script: [cast("Many")],
    choices: { A: [3] },
    then: [counters("Many", "+1/+1", 3)],
  })
  shows("702.42a, 702.42b: entwined, a spell does all of its modes in their order", {
    a: {
      on: ["Forest"],
      hand: [sorcery("Both", "Choose one —\n• You gain 3 life.\n• You lose 1 life.\nEntwine {G}")],
    },
    script: [cast("Both")],
    choices: { A: [true] },
    then: [life("A", 22)],
  })
  shows("702.56a: replicate: a copy for each time that it was paid", {
    a: { on: [[2, "Forest"]], hand: [sorcery("Echoing", "You gain 2 life.\nReplicate {1}")] },
    script: [cast("Echoing")],
    choices: { A: [2] },
    then: [life("A", 26)],
  })
  shows("702.78a: conspire: two creatures that share a color with the spell are tapped for a copy", {
    a: {
      on: [
        creature("Red Imp", "1/1", "", "Imp", "{R}"),
        creature("Red Elf", "1/1", "", "Elf", "{R}"),
        "Mountain",
      ],
      hand: [sorcery("Gang", "Gang deals 2 damage to target player.\nConspire", "{R}")],
    },
    script: [cast("Gang", B)],
    choices: { A: [true] },
    then: [life("B", 16), tapped("Red Imp"), tapped("Red Elf")],
  })
  shows("702.120a: escalate costs again for each mode beyond the first", {
    a: {
      on: [[1, "Forest"]],
      hand: [
        sorcery(
          "Rising",
          "Escalate {G}\nChoose one or more —\n• You gain 3 life.\n• Target opponent loses 2 life.",
        ),
      ],
    },
    script: [cast("Rising", B)],
    modes: { A: [1, 2] },
    then: [life("A", 23), life("B", 18), tapped("Forest")],
  })
  shows("702.157a: squad: as many copies of the creature as the cost was paid", {
    a: { on: [[2, "Forest"]], hand: [creature("Marine", "1/1", "Squad {1}")] },
    script: [cast("Marine"), wait],
    choices: { A: [2] },
    then: [there("A", "Marine", 3)],
  })
  shows(
    "702.166a, 702.166b: bargained: an artifact, an enchantment or a token was sacrificed for it",
    {
      a: {
        on: [artifact("Pot", "")],
        hand: [
          sorcery("Deal", "Bargain\nYou gain 1 life. If this spell was bargained, you gain 5 life instead."),
        ],
      },
      script: [cast("Deal")],
      choices: { A: [true, "Pot"] },
      then: [life("A", 25), inGraveyard("A", "Pot")],
    },
    {
      a: {
        on: [bear],
        hand: [
          sorcery("Deal", "Bargain\nYou gain 1 life. If this spell was bargained, you gain 5 life instead."),
        ],
      },
      script: [cast("Deal")],
      then: [life("A", 21), there("A", "Old Bear")],
    },
  )
  shows("702.175a: offspring: a 1/1 copy comes where the cost was paid", {
    a: { on: ["Forest"], hand: [creature("Mouse", "3/3", "Offspring {G}", "Mouse")] },
    script: [cast("Mouse"), wait],
    choices: { A: [true] },
    then: [there("A", "Mouse", 2)],
  })
  shows("702.174a, 702.174e: gift a card: the chosen opponent draws before the rest happens", {
    a: {
      hand: [
        sorcery("Kind", "Gift a card\nYou gain 1 life. If the gift was promised, you gain 4 life instead."),
      ],
    },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    then: [life("A", 24), hand("B", 1)],
  })
  shows("702.174d, 702.174h: gift a Food", {
    a: { hand: [sorcery("Kind", "Gift a Food\nYou gain 1 life.")] },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    then: [there("B", "Food Token")],
  })
  shows("702.174f: gift a tapped Fish", {
    a: { hand: [sorcery("Kind", "Gift a tapped Fish\nYou gain 1 life.")] },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    then: [there("B", "Fish Token"), tapped("Fish Token"), size("Fish Token", 1, 1)],
  })
  shows("702.174h: gift a Treasure", {
    a: { hand: [sorcery("Kind", "Gift a Treasure\nYou gain 1 life.")] },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    then: [there("B", "Treasure Token")],
  })
  shows("702.174i, 702.174b: gift an Octopus; a permanent gives it as it enters", {
    a: { hand: [creature("Giver", "1/1", "Gift an Octopus")] },
    script: [cast("Giver"), wait],
    choices: { A: [true, B] },
    then: [there("B", "Octopus Token"), size("Octopus Token", 8, 8)],
  })
  shows("702.174g: gift an extra turn", {
    a: { hand: [sorcery("Kind", "Gift an extra turn\nYou gain 1 life.")] },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    stopAt: { turn: 3, step: "upkeep" },
    then: [turnOf("B")],
  })
})

describe("other costs", () => {
  shows("702.51a, 702.51c: creatures are tapped for a convoked spell, which knows them", {
    a: { on: [bear, giant], hand: [sorcery("Choir", "Convoke\nYou gain 4 life.", "{2}")] },
    script: [cast("Choir")],
    then: [life("A", 24), tapped("Old Bear"), tapped("Big Giant")],
  })
  shows("702.126a: artifacts are tapped for generic mana by improvise", {
    a: { on: [[2, artifact("Gear", "")]], hand: [sorcery("Tinker", "Improvise\nYou gain 4 life.", "{2}")] },
    script: [cast("Tinker")],
    then: [life("A", 24)],
  })
  shows("702.66a: cards are exiled from the graveyard for generic mana by delve", {
    a: { graveyard: [bear, giant], hand: [sorcery("Dig", "Delve\nYou gain 4 life.", "{2}")] },
    script: [cast("Dig")],
    then: [life("A", 24), inExile("A", "Old Bear"), inExile("A", "Big Giant")],
  })
  shows("702.125a: undaunted: {1} less for each opponent", {
    a: { on: ["Forest"], hand: [sorcery("Brave", "Undaunted\nYou gain 4 life.", "{3}")] },
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [cast("Brave")],
    then: [life("A", 24)],
  })
  shows("702.41a: affinity for artifacts: {1} less for each of them", {
    a: {
      on: [[2, artifact("Gear", "")]],
      hand: [sorcery("Myr", "Affinity for artifacts\nYou gain 4 life.", "{2}")],
    },
    script: [cast("Myr")],
    then: [life("A", 24)],
  })
  shows("702.76a: prowl: for less where a creature of its types has dealt combat damage to a player", {
    a: {
      on: [creature("Thief", "1/1", "", "Rogue"), "Swamp"],
      hand: [card("Notes", "Kindred Sorcery — Rogue", "Prowl {B}\nYou gain 4 life.", "{6}{B}")],
    },
    script: [
      now(can("A", "Cast Notes", false)),
      attack("Thief"),
      at({ step: "postcombatMain" }, castBy("Notes", "prowl")),
    ],
    then: [life("A", 24), life("B", 19)],
  })
  shows("702.117a: surge: for less after another spell of this turn", {
    a: {
      on: ["Forest"],
      hand: [sorcery("Wave", "Surge {G}\nYou gain 4 life.", "{5}"), sorcery("Drop", "You gain 1 life.")],
    },
    script: [now(can("A", "Cast Wave", false)), cast("Drop"), wait, castBy("Wave", "surge")],
    then: [life("A", 25)],
  })
  shows("702.137a: spectacle: for another cost where an opponent lost life this turn", {
    a: { on: [bear, "Swamp"], hand: [sorcery("Show", "Spectacle {B}\nYou gain 4 life.", "{5}")] },
    script: [
      now(can("A", "Cast Show", false)),
      attack("Old Bear"),
      at({ step: "postcombatMain" }, castBy("Show", "spectacle")),
    ],
    then: [life("A", 24)],
  })
  shows("702.173a: freerunning: for another cost where an Assassin or commander has dealt combat damage", {
    a: {
      on: [creature("Blade", "1/1", "", "Assassin"), "Swamp"],
      hand: [sorcery("Leap", "Freerunning {B}\nYou gain 4 life.", "{5}")],
    },
    script: [
      now(can("A", "Cast Leap", false)),
      attack("Blade"),
      at({ step: "postcombatMain" }, castBy("Leap", "freerunning")),
    ],
    then: [life("A", 24)],
  })
  shows("702.109a: dash: haste, and back to hand at the end", {
    a: { on: ["Mountain"], hand: [creature("Dasher", "3/3", "Dash {R}", "Orc", "{5}")] },
    script: [castBy("Dasher", "dash"), wait, attack("Dasher")],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("B", 17), inHand("A", "Dasher")],
  })
  shows("702.185a, 702.185b: warp: it is exiled at the end, and may be cast from there later", {
    a: { on: ["Mountain"], hand: [creature("Warper", "3/3", "Warp {R}", "Alien", "{3}")] },
    script: [castBy("Warper", "warp"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [inExile("A", "Warper")],
  })
  shows("702.113a, 702.113b: awaken: a land becomes a 0/0 creature with counters and haste", {
    a: { on: ["Forest", "Plains"], hand: [sorcery("Stir", "You gain 1 life.\nAwaken 3—{1}{G}", "{9}")] },
    script: [castBy("Stir", "awaken", "Forest")],
    then: [life("A", 21), size("Forest", 3, 3), counters("Forest", "+1/+1", 3)],
  })
  shows(
    "702.103a, 702.103e: bestowed it is an Aura; without its target it resolves as a creature",
    {
      a: {
        on: [bear, [2, "Forest"]],
        hand: [
          {
            ...creature("Nymph", "2/2", "Bestow {1}{G}\nEnchanted creature gets +2/+2.", "Nymph", "{9}"),
            type_line: "Enchantment Creature — Nymph",
          },
          instant("Kill", "Destroy target creature."),
        ],
      },
      script: [castBy("Nymph", "bestow", "Old Bear"), wait],
      then: [size("Old Bear", 4, 4), type("Nymph", "creature", false)],
    },
    {
      a: {
        on: [bear, [2, "Forest"]],
        hand: [
          {
            ...creature("Nymph", "2/2", "Bestow {1}{G}\nEnchanted creature gets +2/+2.", "Nymph", "{9}"),
            type_line: "Enchantment Creature — Nymph",
          },
          instant("Kill", "Destroy target creature."),
        ],
      },
      script: [castBy("Nymph", "bestow", "Old Bear"), cast("Kill", "Old Bear"), wait],
      then: [size("Nymph", 2, 2), type("Nymph", "creature")],
    },
  )
  shows("702.160a: prototyped, it has the other cost, color and size", {
    a: {
      on: ["Forest"],
      hand: [
        {
          ...card("Machine", "Artifact Creature — Golem", "Prototype {G} — 1/2", "{7}"),
          layout: "prototype",
          power: "6",
          toughness: "6",
        },
      ],
    },
    script: [castBy("Machine", "prototype"), wait],
    then: [size("Machine", 1, 2), color("Machine", "G"), manaValue("Machine", 1)],
  })
})

describe("from where a spell may be cast", () => {
  shows("702.34a: flashback from the graveyard, into exile", {
    a: { on: ["Forest"], graveyard: [sorcery("Again", "You gain 4 life.\nFlashback {G}", "{9}")] },
    script: [castBy("Again", "flashback"), wait],
    then: [life("A", 24), inExile("A", "Again")],
  })
  shows("702.81a: retrace from the graveyard for a land card, as often as one likes", {
    a: { hand: ["Forest"], graveyard: [sorcery("Root", "You gain 4 life.\nRetrace")] },
    script: [castBy("Root", "retrace"), wait],
    then: [life("A", 24), inGraveyard("A", "Root"), inGraveyard("A", "Forest")],
  })
  shows("702.133a: jump-start from the graveyard for a card, into exile", {
    a: { hand: [bear], graveyard: [sorcery("Spark", "You gain 4 life.\nJump-start")] },
    script: [castBy("Spark", "jump-start"), wait],
    then: [life("A", 24), inExile("A", "Spark"), inGraveyard("A", "Old Bear")],
  })
  shows("702.138a, 702.138b, 702.138c: escape from the graveyard, with its counter", {
    a: {
      on: ["Forest"],
      graveyard: [
        creature(
          "Titan",
          "3/3",
          "Escape—{G}, Exile two other cards from your graveyard.\nThis creature escapes with a +1/+1 counter on it.",
          "Giant",
          "{9}",
        ),
        bear,
        giant,
      ],
    },
    script: [castBy("Titan", "escape"), wait],
    then: [plus("Titan"), inExile("A", "Old Bear"), inExile("A", "Big Giant")],
  })
  shows("702.187a, 702.187b: mayhem: from the graveyard in the turn in which it was discarded", {
    a: {
      on: ["Mountain", artifact("Bin", "{0}: Discard a card.")],
      hand: [sorcery("Riot", "You gain 4 life.\nMayhem {R}", "{9}")],
      graveyard: [sorcery("Late", "You gain 4 life.\nMayhem {R}", "{9}")],
    },
    script: [now(can("A", "Cast Late", false)), act("Bin", "{0}: Discard"), wait, castBy("Riot", "mayhem")],
    then: [life("A", 24)],
  })
  shows("702.35a: madness: what is discarded may be cast for another cost", {
    a: {
      on: ["Mountain", artifact("Bin", "{0}: Discard a card.")],
      hand: [sorcery("Fury", "You gain 4 life.\nMadness {R}", "{9}")],
    },
    script: [act("Bin", "{0}: Discard"), wait],
    choices: { A: ["Fury", true] },
    then: [life("A", 24), inGraveyard("A", "Fury")],
  })
  shows("702.127a: aftermath: only from the graveyard, and into exile", {
    a: {
      on: [[8, "Plains"]],
      graveyard: ["Dusk // Dawn"],
    },
    script: [now(can("A", "Cast Dusk", false)), cast("Dawn"), wait],
    then: [inExile("A", "Dusk // Dawn")],
  })
  shows("702.102a, 702.102c: fused: both halves, for both costs", {
    a: { on: [[3, "Plains"], [2, "Mountain"], artifact("Pot", "")], hand: ["Wear // Tear"] },
    b: { on: [enchantment("Field", "")] },
    script: [castBy("Wear // Tear", "fuse", "Pot", "Field")],
    then: [inGraveyard("A", "Pot"), inGraveyard("B", "Field")],
  })
  shows("702.62b: what leaves suspension is cast without its cost, with haste", {
    a: { on: ["Island"], hand: [creature("Rift", "2/2", "Suspend 1—{U}", "Elemental", "{9}")] },
    script: [
      act("Rift", "Suspend"),
      now({ check: "counters", card: "Rift", counter: "time", zone: "exile", is: 1 }),
      at({ turn: 3 }, attack("Rift")),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [there("A", "Rift"), life("B", 18)],
  })
  shows("702.94a, 702.94b: a miracle is shown as the first card drawn, and cast for less", {
    a: {
      on: ["Plains"],
      hand: [sorcery("Seek", "Draw a card.")],
      library: [sorcery("Wonder", "You gain 9 life.\nMiracle {W}", "{9}")],
    },
    script: [cast("Seek"), wait],
    choices: { A: [true, true] },
    then: [life("A", 29)],
  })
})
