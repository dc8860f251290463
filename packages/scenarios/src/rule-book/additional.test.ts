import { describe } from "vitest"
import {
  A,
  act,
  artifact,
  at,
  attack,
  B,
  block,
  C,
  can,
  cast,
  color,
  controlledBy,
  creature,
  enchantment,
  hand,
  has,
  inExile,
  inGraveyard,
  inHand,
  instant,
  life,
  lost,
  manaValue,
  now,
  size,
  sorcery,
  there,
  wait,
} from "./testing/pieces.ts"
import { type Board, type Own, shows } from "./testing/shows.ts"

const bear = creature("Old Bear", "2/2")
const ox = creature("Grey Ox", "2/4", "", "Ox")
const kill = instant("Kill", "Destroy target creature.")
const gained = (text: string, a: Board["a"], is: number): Board => ({
  a: { ...a, hand: [sorcery("Deed", text), ...(a?.hand ?? [])] },
  script: [cast("Deed"), wait],
  then: [life("A", is)],
})
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

describe("general terms (700)", () => {
  shows("700.2b: the mode of a triggered ability is chosen as it goes on the stack", {
    a: {
      hand: [
        creature(
          "Charmer",
          "1/1",
          "When this creature enters, choose one —\n• You gain 3 life.\n• Target opponent loses 3 life.",
        ),
      ],
    },
    script: [cast("Charmer"), wait],
    modes: { A: [1] },
    then: [life("A", 23)],
  })
  shows("700.2d: no mode is chosen twice", {
    a: {
      hand: [
        sorcery("Two", "Choose two —\n• You gain 3 life.\n• Target opponent loses 2 life.\n• Draw a card."),
      ],
    },
    script: [cast("Two", B)],
    modes: { A: [1, 2] },
    then: [life("A", 23), life("B", 18)],
  })
  shows(
    "700.5: devotion counts the symbols of the color among one's permanents",
    gained(
      "You gain life equal to your devotion to green.",
      { on: [creature("Deep", "1/1", "", "Elf", "{G}{G}"), creature("Mixed", "1/1", "", "Elf", "{1}{G/W}")] },
      23,
    ),
  )
  shows("700.6: historic: legendary, artifact or Saga", {
    a: {
      on: [enchantment("Annals", "Whenever you cast a historic spell, you gain 1 life.")],
      hand: [artifact("Pot", ""), bear],
    },
    script: [cast("Pot"), wait, cast("Old Bear"), wait],
    then: [life("A", 21)],
  })
  shows(
    "700.8, 700.8a: a party: one each of Cleric, Rogue, Warrior and Wizard",
    gained(
      "You gain 1 life for each creature in your party.",
      {
        on: [
          creature("One", "1/1", "", "Cleric"),
          creature("Two", "1/1", "", "Cleric"),
          creature("Three", "1/1", "", "Rogue"),
        ],
      },
      22,
    ),
  )
  shows(
    "700.8b: a creature of two of the types is counted once, as serves best",
    gained(
      "You gain 1 life for each creature in your party.",
      { on: [creature("One", "1/1", "", "Cleric Rogue"), creature("Two", "1/1", "", "Cleric")] },
      22,
    ),
  )
  shows("700.9: modified: with counters, equipped, or enchanted by its controller", {
    a: {
      on: [bear, ox],
      hand: [
        instant("Grow", "Put a +1/+1 counter on target creature."),
        sorcery("Deed", "You gain 1 life for each modified creature you control."),
      ],
    },
    script: [cast("Grow", "Old Bear"), wait, cast("Deed"), wait],
    then: [life("A", 21)],
  })
  shows("700.11: descended: a permanent card was put into the graveyard this turn", {
    a: {
      on: [
        bear,
        enchantment(
          "Deep",
          "At the beginning of your end step, if you descended this turn, you gain 2 life.",
        ),
      ],
      hand: [kill],
    },
    script: [cast("Kill", "Old Bear"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 22)],
  })
  shows(
    "700.12, 700.12a: outlaws: Assassins, Mercenaries, Pirates, Rogues and Warlocks one controls",
    gained(
      "You gain 1 life for each outlaw you control.",
      {
        on: [
          creature("One", "1/1", "", "Pirate"),
          creature("Two", "1/1", "", "Cleric"),
          creature("Three", "1/1", "", "Warlock"),
        ],
      },
      22,
    ),
  )
})

describe("coins, dice, copies, faces (705–716)", () => {
  const twin = instant(
    "Twin",
    "Copy target instant or sorcery spell. You may choose new targets for the copy.",
  )
  shows("705.2: who calls the toss right wins it", {
    a: { hand: [sorcery("Toss", "Flip a coin. If you win the flip, you gain 3 life.")] },
    script: [cast("Toss"), wait],
    choices: { A: [{ coin: true }] },
    then: [life("A", 23)],
  })
  shows("706.2, 706.3: a result is looked up in its row", {
    a: { hand: [sorcery("Roll", "Roll a d20.\n1—9 | You gain 1 life.\n10—20 | You gain 5 life.")] },
    script: [cast("Roll"), wait],
    choices: { A: [{ die: 12 }] },
    then: [life("A", 25)],
  })
  shows("706.4: without a table the result is a number", {
    a: { hand: [sorcery("Roll", "Roll a six-sided die. You gain life equal to the result.")] },
    script: [cast("Roll"), wait],
    choices: { A: [{ die: 4 }] },
    then: [life("A", 24)],
  })
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

describe("controlling players, ending turns, designations (723–731)", () => {
  shows("723.1, 723.5: who controls a player makes their choices in their next turn", {
    a: { hand: [sorcery("Puppet", "You control target player during that player's next turn.")] },
    script: [cast("Puppet", B)],
    stopAt: { turn: 2, step: "upkeep" },
    then: [{ check: "decider", player: "B", is: "A" }],
  })
  shows("723.3: only the player is controlled, not their permanents", {
    a: { hand: [sorcery("Puppet", "You control target player during that player's next turn.")] },
    b: { on: [bear] },
    script: [cast("Puppet", B)],
    stopAt: { turn: 2, step: "upkeep" },
    then: [controlledBy("Old Bear", "B")],
  })
  const end = instant("Finish", "End the turn.")
  shows("724.1b: ending the turn exiles all that is on the stack", {
    a: { hand: [end, instant("Gain", "You gain 9 life.")] },
    script: [cast("Gain"), { ...cast("Finish"), when: { onStack: "Cast Gain" } }],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 20), inExile("A", "Gain"), inExile("A", "Finish")],
  })
  shows("724.1d: combat ends with it", {
    a: { on: [bear], hand: [end] },
    script: [attack("Old Bear"), at({ step: "declareBlockers" }, cast("Finish"))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("B", 20)],
  })
  shows("724.1e: no end step comes, and nothing triggers at it", {
    a: { on: [enchantment("Dusk", "At the beginning of each end step, you gain 5 life.")], hand: [end] },
    script: [cast("Finish")],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 20)],
  })
  shows("725.2: the monarch draws at their end step, and loses the crown to who damages them", {
    a: { hand: [sorcery("Crown", "You become the monarch.")] },
    b: { on: [bear] },
    script: [cast("Crown"), at({ turn: 2, player: "B" }, attack("Old Bear", A))],
    stopAt: { turn: 2, step: "end" },
    then: [{ check: "monarch", is: "B" }, hand("A", 1)],
  })
  shows("731.2a, 731.2b: after a turn without spells it becomes night", {
    dayNight: "day",
    stopAt: { turn: 2, step: "upkeep" },
    then: [{ check: "dayNight", is: "night" }],
  })
  shows("731.2c: where it is neither day nor night it stays so", {
    stopAt: { turn: 3, step: "upkeep" },
    then: [{ check: "dayNight", is: "neither" }],
  })
})

describe("multiplayer (800–810)", () => {
  const three = { c: {}, format: "freeForAll", turnOrder: ["A", "B", "C"] } as const
  shows("800.4a: what a player who leaves owns leaves with them", {
    ...three,
    a: {
      hand: [
        sorcery("Steal", "Gain control of target creature."),
        sorcery("Doom", "Target player loses the game."),
      ],
    },
    b: { on: [bear] },
    script: [cast("Steal", "Old Bear"), wait, cast("Doom", B), wait],
    then: [there("A", "Old Bear", 0), lost("B")],
  })
  shows("800.4e: no combat damage is assigned to who has left", {
    ...three,
    a: { on: [bear], hand: [instant("Doom", "Target player loses the game.")] },
    script: [attack("Old Bear", B), at({ step: "declareBlockers" }, cast("Doom", B))],
    then: [life("C", 20), there("A", "Old Bear")],
  })
  shows(
    "802.3, 802.4: with several defending players each creature attacks one, and each player blocks what attacks them",
    {
      ...three,
      a: { on: [bear, ox] },
      b: { on: [creature("Guard", "0/5")] },
      script: [attack("Old Bear", B), attack("Grey Ox", C), block("Guard", "Old Bear")],
      then: [life("B", 20), life("C", 18)],
    },
  )
  shows("802.4a: a defending player doesn't block what attacks another", {
    ...three,
    a: { on: [bear, ox] },
    b: { on: [creature("Guard", "0/5")] },
    script: [attack("Old Bear", B), attack("Grey Ox", C), block("Guard", "Grey Ox")],
    then: [life("B", 18), life("C", 18)],
  })
  const heads = { c: {}, d: {}, format: "twoHeadedGiant", turnOrder: ["A", "B", "C", "D"] } as const
  shows("810.4, 810.9: a team has one life total of 30", {
    ...heads,
    a: { hand: [sorcery("Hit", "Target player loses 5 life.")] },
    script: [cast("Hit", C), wait],
    then: [life("C", 25), life("D", 25), life("A", 30)],
  })
  shows("810.5: hands and mana are each player's own", {
    ...heads,
    a: { hand: [sorcery("Dear", "You gain 4 life.", "{G}")] },
    b: { on: ["Forest"] },
    script: [now(can("A", "Cast Dear", false))],
  })
  shows("810.10a, 810.10b: poison counters are the team's", {
    ...heads,
    a: { hand: [sorcery("Taint", "Target player gets three poison counters.")] },
    script: [cast("Taint", C), wait],
    then: [{ check: "playerCounters", player: "D", counter: "poison", is: 3 }],
  })
})
