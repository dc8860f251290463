import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  act,
  at,
  attack,
  B,
  block,
  C,
  can,
  card,
  cast,
  creature,
  enchantment,
  hand,
  instant,
  life,
  now,
  size,
  sorcery,
  there,
  turnOf,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const D = { player: "D" } as const

describe("limited range of influence (801)", () => {
  const ring = {
    b: {},
    c: {},
    d: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C", "D"],
    range: 1,
    attack: "any",
  } as const
  shows("801.2b: who has a range is within it, as are those next to them", {
    ...ring,
    a: { hand: [sorcery("Deed", "Each player gains 1 life.")] },
    script: [cast("Deed"), wait],
    then: [life("A", 21), life("B", 21), life("C", 20), life("D", 21)],
  })
  shows("801.2d: an object is within it where its controller is", {
    ...ring,
    a: { hand: [sorcery("Deed", "Destroy all creatures.")] },
    b: { on: [bear] },
    c: { on: [ox] },
    script: [cast("Deed"), wait],
    then: [there("B", "Old Bear", 0), there("C", "Grey Ox")],
  })
  shows("801.5a: who is chosen is within it", {
    ...ring,
    a: { hand: [sorcery("Deed", "Choose an opponent. That player loses 3 life.")] },
    choices: { A: [{ illegal: C }, D] },
    script: [cast("Deed"), wait],
    then: [life("D", 17)],
  })
})

describe("several defending players (802)", () => {
  shows("802.4b: whether a player's blocks are legal is asked of what attacks that player alone", {
    c: { on: [ox] },
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: { on: [creature("Menacer", "2/2", "Menace"), bear] },
    b: { on: [creature("Guard", "0/5")] },
    script: [
      attack("Menacer", B),
      attack("Old Bear", C),
      {
        turn: 1,
        step: "declareBlockers",
        player: "C",
        do: "block",
        creature: "Grey Ox",
        attacker: "Old Bear",
      },
      at(never, block("Guard", "Menacer")),
    ],
  })
})

describe("teams that share turns, life and poison (805, 810)", () => {
  const heads = {
    a: {},
    b: {},
    c: {},
    d: {},
    format: "twoHeadedGiant",
    turnOrder: ["A", "B", "C", "D"],
  } as const
  const word = instant("Word", "You gain 3 life.")
  shows(
    "805.5a, 805.5b: who is of the team with priority may act, and when all teams have passed the top resolves",
    {
      ...heads,
      b: { hand: [word] },
      script: [at({ player: "B" }, cast("Word")), at({ player: "B" }, wait)],
      then: [life("A", 33)],
    },
  )
  const maniac = creature(
    "Mage",
    "1/1",
    "If you would draw a card while your library has no cards in it, you win the game instead.",
  )
  shows("121.2d, 805.6: the players of the active team draw before those of the other", {
    ...heads,
    a: { hand: [sorcery("Deed", "Each player draws a card.")] },
    b: { on: [maniac], emptyLibrary: true },
    c: { on: [maniac], emptyLibrary: true },
    script: [cast("Deed")],
    then: [{ check: "won", player: "B", is: true }],
  })
  shows("805.8: an extra turn of one is the team's", {
    ...heads,
    a: { hand: [sorcery("Again", "Take an extra turn after this one.")] },
    b: { on: [[bear, "tapped"]] },
    script: [cast("Again"), wait],
    stopAt: { turn: 2, step: "draw" },
    then: [turnOf("A"), { check: "tapped", card: "Old Bear", is: false }],
  })
  shows("805.10e: 'defending player' is the one of the team whom that creature attacks", {
    ...heads,
    a: {
      on: [creature("Thief", "1/1", "Whenever this creature attacks, defending player discards a card.")],
    },
    c: { hand: [bear] },
    d: { hand: [ox] },
    script: [attack("Thief", C)],
    then: [hand("C", 0), hand("D", 1)],
  })
  shows("810.9a: what asks for a player's life total is told the team's", {
    ...heads,
    a: { hand: [sorcery("Rich", "If you have 25 or more life, you gain 1 life.")] },
    script: [cast("Rich"), wait],
    then: [life("B", 31)],
  })
  shows("810.10c: where one of a team can't get poison counters, none can", {
    ...heads,
    a: { on: [creature("Adder", "1/1", "Infect")] },
    d: { on: [enchantment("Antidote", "You can't get poison counters.")] },
    script: [attack("Adder", C)],
    then: [{ check: "playerCounters", player: "C", counter: "poison", is: 0 }],
  })
})

describe("commanders (903)", () => {
  const legend = (name: string, text: string, cost: string) => ({
    ...creature(name, "3/3", text, "Elf", cost),
    type_line: "Legendary Creature — Elf",
  })
  const tower = card("Spire", "Land", "{T}: Add one mana of any color in your commander's color identity.")
  const pool = (color: "W" | "U" | "B" | "R" | "G", is: number) =>
    ({ check: "manaPool", player: "A", color, is }) as const
  const led = (
    leader: ReturnType<typeof legend>,
    color: "W" | "U" | "B" | "R" | "G",
    other: "W" | "U" | "B" | "R" | "G",
    word: string,
  ) => ({
    format: "commanderDuel" as const,
    a: { on: [tower], command: [leader] },
    choices: { A: [word] },
    script: [act("Spire", "{T}: Add"), now(pool(color, 1)), now(pool(other, 0))],
  })
  shows(
    "903.4, 903.4a: the color identity has the colors of the cost and those of symbols in the text",
    led(legend("Queen", "{G}: This creature gets +1/+1 until end of turn.", "{R}"), "R", "G", "Red"),
    led(legend("Queen", "{G}: This creature gets +1/+1 until end of turn.", "{R}"), "G", "R", "Green"),
  )
  shows("903.4f: without a commander its colors are none", {
    a: { on: [tower], hand: [creature("Red Bear", "2/2", "", "Bear", "{R}")] },
    script: [now(can("A", "Cast Red Bear", false))],
  })
  shows("903.3d: a commander that is controlled is a permanent", {
    format: "commanderDuel",
    a: {
      on: [bear, enchantment("Crown", "Commanders you control get +2/+2.")],
      command: [legend("Queen", "", "{0}")],
    },
    script: [cast("Queen"), wait],
    then: [size("Queen", 5, 5), size("Old Bear", 2, 2)],
  })
})
