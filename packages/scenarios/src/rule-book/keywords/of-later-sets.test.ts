import { describe } from "vitest"
import { bear, clone, giant, kill, ox } from "../testing/cards.ts"
import { faces } from "../testing/faces.ts"
import {
  A,
  act,
  artifact,
  at,
  attack,
  block,
  card,
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
  size,
  sorcery,
  tapped,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

const vehicle = (text: string): Own => ({
  ...card("Cart", "Artifact — Vehicle", text),
  power: "4",
  toughness: "4",
})

describe("what keywords do in special cases", () => {
  const bolt = (name: string, cost: string) =>
    instant(name, "This spell deals 1 damage to target creature.", cost)
  shows("702.11g: hexproof from each color is hexproof from every one of them", {
    a: { on: ["Mountain"], hand: [bolt("Spark", "{R}"), bolt("Pebble", "{0}")] },
    b: { on: [creature("Veiled", "2/2", "Hexproof from each color")] },
    script: [cast("Pebble", "Veiled"), wait, at({ illegal: true }, cast("Spark", "Veiled"))],
  })
  shows("702.122d: a Vehicle becomes crewed as its crew ability resolves", {
    a: { on: [bear, vehicle("Whenever this Vehicle becomes crewed, you gain 2 life.\nCrew 1")] },
    script: [act("Cart", "Crew"), now(life("A", 20)), wait],
    then: [life("A", 22)],
  })
  shows("702.147a: decayed: it can't block, and is sacrificed at end of combat when it attacks", {
    a: { on: [creature("Rotter", "2/2", "Decayed", "Zombie")] },
    b: { on: [bear] },
    script: [attack("Rotter"), at({ turn: 1 }, now(there("A", "Rotter")))],
    stopAt: { turn: 1, step: "postcombatMain" },
    then: [life("B", 18), inGraveyard("A", "Rotter")],
  })
  shows("702.147a: decayed: it can't block", {
    a: { on: [creature("Rotter", "2/2", "Decayed", "Zombie")] },
    b: { on: [bear] },
    script: [
      at({ turn: 2, player: "B" }, attack("Old Bear", A)),
      at({ turn: 2, player: "A", illegal: true }, block("Rotter", "Old Bear")),
    ],
    stopAt: { turn: 2, step: "end" },
  })
  shows("702.149c: training has happened as its counter is put", {
    a: {
      on: [creature("Trainee", "1/1", "Training\nWhenever this creature trains, you gain 2 life."), bear],
    },
    script: [attack("Trainee"), attack("Old Bear")],
    then: [life("A", 22), counters("Trainee", "+1/+1", 1)],
  })
  shows("702.151a: reconfigure: attached it is no creature, and can be taken off", {
    a: {
      on: [
        bear,
        {
          ...card(
            "Webcuff",
            "Artifact Creature — Equipment Spider",
            "Equipped creature gets +1/+4.\nReconfigure {0}",
          ),
          power: "1",
          toughness: "4",
        },
      ],
    },
    script: [
      act("Webcuff", "Reconfigure", "Old Bear"),
      wait,
      now(size("Old Bear", 3, 6)),
      now(type("Webcuff", "creature", false)),
      act("Webcuff", "{0}: Unattach"),
      wait,
    ],
    then: [type("Webcuff", "creature"), size("Old Bear", 2, 2)],
  })
  const caller = creature("Caller", "2/2", "Enlist")
  shows("702.154b, 702.154c: to enlist is to tap another creature as it attacks", {
    a: { on: [caller, ox] },
    script: [attack("Caller")],
    choices: { A: [true, "Grey Ox"] },
    then: [tapped("Grey Ox"), life("B", 16)],
  })
  shows("702.154d: two instances of enlist tap two creatures, each for its own", {
    a: { on: [creature("Caller", "2/2", "Enlist\nEnlist"), ox, giant] },
    script: [attack("Caller")],
    choices: { A: [true, "Grey Ox", true, "Big Giant"] },
    then: [tapped("Grey Ox"), tapped("Big Giant"), life("B", 11)],
  })
  const tale: Own = {
    ...enchantment(
      "Tale",
      "Read ahead\nI — You gain 1 life.\nII — You gain 10 life.\nIII — You gain 5 life.",
    ),
    type_line: "Enchantment — Saga",
    layout: "saga",
  }
  shows("702.155a, 702.155b: read ahead: it begins with the chapter that was chosen, and none before it", {
    a: { hand: [tale] },
    script: [cast("Tale"), wait],
    choices: { A: [2] },
    then: [life("A", 30), counters("Tale", "lore", 2)],
  })
  shows("702.178a, 702.179e: a max speed ability is there at speed 4", {
    a: {
      on: [
        creature("Racer", "1/1", "Start your engines!\nMax speed — This creature gets +3/+3."),
        enchantment("Smoke", "At the beginning of your upkeep, each opponent loses 1 life."),
      ],
    },
    checkpoints: [
      {
        stopAt: { turn: 3, step: "draw" },
        expect: [{ check: "speed", player: "A", is: 3 }, size("Racer", 1, 1)],
      },
    ],
    stopAt: { turn: 5, step: "draw" },
    then: [{ check: "speed", player: "A", is: 4 }, size("Racer", 4, 4)],
  })
  shows("702.179f: who has no speed has speed 0 for what asks", {
    a: { hand: [sorcery("Rev", "You gain life equal to your speed.")] },
    script: [cast("Rev"), wait],
    then: [life("A", 20)],
  })
  const wolf = faces(
    "transform",
    creature("Howler", "2/2", "Daybound", "Human Werewolf", "{0}"),
    creature("Moonfang", "4/4", "Nightbound", "Werewolf", ""),
  )
  shows(
    "702.145a, 702.145e, 702.145f: nightbound turns to its front as it becomes day, and in no other way",
    {
      a: { on: [wolf], hand: [instant("Turn", "Transform target creature."), bear, ox] },
      dayNight: "night",
      script: [
        now(size("Moonfang", 4, 4)),
        cast("Turn", "Moonfang"),
        wait,
        now(there("A", "Moonfang")),
        cast("Old Bear"),
        wait,
        cast("Grey Ox"),
        wait,
      ],
      stopAt: { turn: 2, step: "upkeep" },
      then: [{ check: "dayNight", is: "day" }, size("Howler", 2, 2)],
    },
  )
  shows("702.1a: a scavenge cost is the mana alone, and the card is exiled as always", {
    a: {
      on: [
        enchantment(
          "Scavengers",
          "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.",
        ),
        ox,
        "Forest",
      ],
      graveyard: [creature("Corpse", "3/3", "", "Ape", "{G}")],
    },
    script: [act("Corpse", "Scavenge", "Grey Ox"), wait],
    then: [counters("Grey Ox", "+1/+1", 3), inExile("A", "Corpse"), tapped("Forest")],
  })
  shows("702.67c: any of several fortify abilities may be used", {
    a: {
      on: [
        "Forest",
        card(
          "Keep",
          "Artifact — Fortification",
          "Fortified land has indestructible.\nFortify {9}\nFortify {0}",
        ),
      ],
    },
    script: [act("Keep", "Fortify {0}", "Forest"), wait],
    then: [has("Forest", "indestructible")],
  })
  const duo = [creature("Small", "1/3"), creature("Large", "3/1")]
  shows("702.100c: evolve asks for greater power or toughness of a creature", {
    a: { on: [creature("Adapter", "1/1", "Evolve")], hand: [artifact("Pot", ""), ...duo] },
    script: [cast("Pot"), wait, now(counters("Adapter", "+1/+1", 0)), cast("Small"), wait],
    then: [counters("Adapter", "+1/+1", 1)],
  })
  shows("702.165b: a copy of a permanent with backup keeps the order of its abilities", {
    a: { on: [bear, creature("Helper", "1/1", "Reach\nBackup 1\nVigilance")], hand: [clone] },
    script: [cast("Clone"), wait],
    choices: { A: [true, "Helper"] },
    targets: { A: ["Old Bear"] },
    then: [
      there("A", "Helper", 2),
      counters("Old Bear", "+1/+1", 1),
      has("Old Bear", "vigilance"),
      has("Old Bear", "reach", false),
    ],
  })
  shows("702.165d: what a backup ability gives is settled as it goes on the stack", {
    a: { on: [bear], hand: [creature("Helper", "1/1", "Backup 1\nVigilance"), kill] },
    script: [cast("Helper"), { ...cast("Kill", "Helper"), when: { onStack: "Backup" } }, wait],
    targets: { A: ["Old Bear"] },
    then: [has("Old Bear", "vigilance")],
  })
  shows("702.6c: equip with a quality is for creatures of it", {
    a: {
      on: [
        ox,
        creature("Champion", "2/2", "", "Knight"),
        card("Blade", "Artifact — Equipment", "Equipped creature gets +2/+2.\nEquip Knight {0}"),
      ],
    },
    script: [
      act("Blade", "Equip Knight", "Champion"),
      wait,
      now(size("Champion", 4, 4)),
      at({ illegal: true }, act("Blade", "Equip Knight", "Grey Ox")),
    ],
  })
  shows("702.82c: devour artifact: artifacts are sacrificed for it", {
    a: { on: [artifact("Pot", ""), bear], hand: [creature("Maw", "1/1", "Devour artifact 2")] },
    script: [cast("Maw"), wait],
    choices: { A: ["Pot", { stop: true }] },
    then: [counters("Maw", "+1/+1", 2), inGraveyard("A", "Pot"), there("A", "Old Bear")],
  })
})
