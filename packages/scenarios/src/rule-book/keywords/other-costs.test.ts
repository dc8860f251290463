import { describe } from "vitest"
import { bear, giant } from "../testing/cards.ts"
import {
  artifact,
  at,
  attack,
  can,
  card,
  cast,
  castBy,
  color,
  counters,
  creature,
  inExile,
  inHand,
  instant,
  life,
  manaValue,
  now,
  size,
  sorcery,
  tapped,
  type,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

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
