import { describe } from "vitest"
import { bear, kill, twin } from "../testing/cards.ts"
import {
  act,
  cast,
  color,
  creature,
  enchantment,
  has,
  inGraveyard,
  inHand,
  instant,
  life,
  manaValue,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

const twoFaced = (name: string, front: string, back: string, text: string): Own => ({
  name: `${name} // ${name} Risen`,
  layout: "transform",
  type_line: "Creature — Human",
  card_faces: [
    {
      name,
      mana_cost: "{2}",
      type_line: "Creature — Human",
      oracle_text: text,
      power: front.split("/")[0],
      toughness: front.split("/")[1],
    },
    {
      name: `${name} Risen`,
      mana_cost: "",
      type_line: "Creature — Spirit",
      oracle_text: "Flying",
      power: back.split("/")[0],
      toughness: back.split("/")[1],
    },
  ],
})

describe("copies and faces (707–716)", () => {
  shows("707.2a: a copy has the colors of the original's cost", {
    a: {
      on: [creature("Green Bear", "2/2", "", "Bear", "{G}")],
      hand: [sorcery("Clone It", "Create a token that's a copy of target creature you control.")],
    },
    script: [cast("Clone It", "Green Bear"), wait],
    then: [there("A", "Green Bear", 2), color("Green Bear", "G")],
  })
  shows("707.2b: what happens to the original afterwards doesn't change the copy", {
    a: {
      on: [bear],
      hand: [
        sorcery("Clone It", "Create a token that's a copy of target creature you control."),
        sorcery("Dye", "Target creature becomes blue."),
        kill,
      ],
    },
    script: [cast("Clone It", "Old Bear"), wait, cast("Kill", { card: "Old Bear", copy: false }), wait],
    then: [there("A", "Old Bear", 1), size("Old Bear", 2, 2)],
  })
  shows("707.10, 707.10a: a copy of a spell ceases to exist once it is off the stack", {
    a: { hand: [instant("Gain", "You gain 2 life."), twin] },
    script: [cast("Gain"), { ...cast("Twin", "Gain"), when: { onStack: "Cast Gain" } }, wait],
    then: [life("A", 24), inGraveyard("A", "Gain")],
  })
  shows("711.2a, 711.2b, 711.5: a leveler is what its level symbols say", {
    a: {
      on: [
        [2, "Plains"],
        {
          ...creature("Pupil", "1/1", "Level up {1}\nLEVEL 1-1\n2/2\nLEVEL 2+\n4/4\nFlying"),
          layout: "leveler",
        },
      ],
    },
    script: [
      now(size("Pupil", 1, 1)),
      act("Pupil", "Level up"),
      wait,
      now(size("Pupil", 2, 2)),
      act("Pupil", "Level up"),
      wait,
    ],
    then: [size("Pupil", 4, 4), has("Pupil", "flying")],
  })
  const were = twoFaced("Were", "2/2", "5/5", "{0}: Transform this creature.")
  shows(
    "712.8d, 712.8e: a double-faced permanent has the characteristics of the face that is up, and the front's mana value",
    {
      a: { on: [were] },
      script: [
        now(size("Were", 2, 2)),
        act("Were", "{0}: Transform"),
        wait,
        now(size("Were Risen", 5, 5)),
        now(manaValue("Were Risen", 2)),
        now(has("Were Risen", "flying")),
      ],
    },
  )
  shows("712.14, 712.13: it enters with its front face up", {
    a: {
      graveyard: [were],
      hand: [sorcery("Raise", "Return target creature card from your graveyard to the battlefield.")],
    },
    script: [cast("Raise", "Were"), wait],
    then: [size("Were", 2, 2)],
  })
  const saga = enchantment("Tale", "I — You gain 1 life.\nII, III — You gain 2 life.")
  const tale: Own = { ...saga, type_line: "Enchantment — Saga", layout: "saga" }
  shows("714.2b, 714.2c, 714.2e: chapters trigger as their lore counters come, the last one ends the Saga", {
    a: { hand: [tale] },
    script: [cast("Tale"), wait],
    stopAt: { turn: 5, step: "postcombatMain" },
    then: [life("A", 25), inGraveyard("A", "Tale")],
  })
  const adventurer: Own = {
    name: "Knightly // Quest",
    layout: "adventure",
    type_line: "Creature — Knight",
    card_faces: [
      {
        name: "Knightly",
        mana_cost: "{0}",
        type_line: "Creature — Knight",
        oracle_text: "",
        power: "3",
        toughness: "3",
      },
      { name: "Quest", mana_cost: "{0}", type_line: "Instant — Adventure", oracle_text: "You gain 2 life." },
    ],
  }
  shows("715.3b, 715.3d: an Adventure is only that on the stack, and its card waits in exile to be cast", {
    a: { hand: [adventurer] },
    script: [cast("Quest"), wait, now(life("A", 22)), cast("Knightly"), wait],
    then: [there("A", "Knightly")],
  })
  shows("715.4: elsewhere an adventurer card is the creature alone", {
    a: {
      library: [adventurer],
      hand: [
        sorcery(
          "Find",
          "Search your library for an instant card, reveal it, put it into your hand, then shuffle.",
        ),
      ],
    },
    script: [cast("Find"), wait],
    then: [inHand("A", "Knightly", 0)],
  })
})
