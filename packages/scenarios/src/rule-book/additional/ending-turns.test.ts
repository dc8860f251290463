import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { blocks } from "../testing/moments.ts"
import {
  at,
  attack,
  B,
  block,
  cast,
  creature,
  enchantment,
  hand,
  inExile,
  inGraveyard,
  inHand,
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

const peace = instant("Peace", "End the combat phase.")
const nextUpkeep = { stopAt: { turn: 2, step: "upkeep" } } as const
const fighting = at({ ...blocks, player: "A" }, cast("Peace"))

describe("ending the turn and the combat phase (724)", () => {
  shows("724.1a: what had triggered before and wasn't on the stack yet ceases", {
    a: {
      on: [enchantment("Bell", "Whenever you gain life, draw a card.")],
      hand: [sorcery("Rest", "You gain 1 life. End the turn.")],
    },
    script: [cast("Rest")],
    ...nextUpkeep,
    then: [life("A", 21), hand("A", 0)],
  })
  shows("724.1c: state-based actions are checked as the turn ends, and nobody does anything", {
    a: {
      on: [creature("Blessed", "2/2", "When this creature dies, you gain 3 life.")],
      hand: [sorcery("Doom", "Target creature gets -2/-2 until end of turn. End the turn.")],
    },
    script: [cast("Doom", "Blessed")],
    ...nextUpkeep,
    then: [inGraveyard("A", "Blessed"), life("A", 23)],
  })
  shows("724.1f: what triggers as the turn ends goes on the stack in the cleanup step", {
    a: {
      on: [creature("Blessed", "2/2", "When this creature dies, each opponent loses 3 life.")],
      hand: [
        sorcery("Doom", "Target creature gets -2/-2 until end of turn. End the turn."),
        sorcery("Late", "You gain 1 life."),
      ],
    },
    script: [cast("Doom", "Blessed")],
    ...nextUpkeep,
    then: [life("B", 17)],
  })
  shows("724.2, 724.2d: combat ends at once, and the next phase follows", {
    a: { on: [bear, ox], hand: [peace] },
    b: { on: [giant] },
    script: [attack("Old Bear"), attack("Grey Ox"), block("Big Giant", "Old Bear"), fighting],
    stopAt: { turn: 1, step: "postcombatMain" },
    then: [life("B", 20), there("A", "Old Bear"), { check: "attacking", card: "Grey Ox", is: false }],
  })
  shows("724.2a: what had triggered before and wasn't on the stack yet ceases", {
    a: {
      on: [bear, enchantment("Bell", "Whenever you gain life, draw a card.")],
      hand: [instant("Truce", "You gain 1 life. End the combat phase.")],
    },
    script: [attack("Old Bear"), at({ ...blocks, player: "A" }, cast("Truce"))],
    then: [life("A", 21), hand("A", 0), life("B", 20)],
  })
  shows("724.2b: all that is on the stack is exiled", {
    a: { on: [bear], hand: [peace, instant("Gain", "You gain 9 life.")] },
    script: [
      attack("Old Bear"),
      at({ ...blocks, player: "A" }, cast("Gain")),
      { ...fighting, when: { onStack: "Cast Gain" } },
    ],
    then: [life("A", 20), inExile("A", "Gain"), inExile("A", "Peace")],
  })
  shows("724.2c: state-based actions are checked as combat ends", {
    a: {
      on: [bear],
      hand: [instant("Doom", "Target creature gets -2/-2 until end of turn. End the combat phase.")],
    },
    script: [attack("Old Bear"), at({ ...blocks, player: "A" }, cast("Doom", "Old Bear"))],
    then: [inGraveyard("A", "Old Bear"), life("B", 20)],
  })
  shows("724.2d: effects until end of combat end with it", {
    a: { on: [bear], hand: [peace, instant("Rage", "Target creature gets +3/+3 until end of combat.")] },
    script: [
      attack("Old Bear"),
      at({ ...blocks, player: "A" }, cast("Rage", "Old Bear")),
      at({ ...blocks, player: "A" }, wait),
      fighting,
    ],
    stopAt: { turn: 1, step: "postcombatMain" },
    then: [size("Old Bear", 2, 2)],
  })
  shows("724.2e: nothing triggers at end of combat", {
    a: {
      on: [bear, enchantment("Dusk", "At end of combat, you gain 5 life.")],
      hand: [peace],
    },
    script: [attack("Old Bear"), fighting],
    then: [life("A", 20)],
  })
  shows("724.2f: what triggers as combat ends goes on the stack in the next phase", {
    a: {
      on: [creature("Blessed", "2/2", "When this creature dies, you gain 3 life.")],
      hand: [instant("Doom", "Target creature gets -2/-2 until end of turn. End the combat phase.")],
    },
    script: [attack("Blessed"), at({ ...blocks, player: "A" }, cast("Doom", "Blessed"))],
    stopAt: { turn: 1, step: "postcombatMain" },
    then: [life("A", 23)],
  })
})

const puppet = sorcery("Puppet", "You control target player during that player's next turn.")
const inTheirs = (turn: number) => ({ stopAt: { turn, step: "upkeep" } }) as const

describe("controlling another player (723)", () => {
  shows("723.1b: a turn that is skipped is waited for", {
    a: { hand: [puppet, sorcery("Skip", "Target player skips their next turn.")] },
    script: [cast("Puppet", B), wait, cast("Skip", B), wait],
    checkpoints: [{ stopAt: { turn: 2, step: "upkeep" }, expect: [turnOf("A")] }],
    ...inTheirs(3),
    then: [turnOf("B"), { check: "decider", player: "B", is: "A" }],
  })
  shows("723.3: a controlled player is still the active one, and what they control is theirs", {
    a: { hand: [puppet] },
    b: { on: [bear] },
    script: [cast("Puppet", B), wait],
    ...inTheirs(2),
    then: [turnOf("B"), { check: "controller", card: "Old Bear", player: "B", is: true }],
  })
  shows("723.6: a controlled player concedes themselves", {
    a: { hand: [puppet] },
    script: [cast("Puppet", B), wait, { turn: 2, step: "precombatMain", player: "B", do: "concede" }],
    stopAt: { turn: 2, step: "end" },
    then: [{ check: "won", player: "A", is: true }],
  })
  shows("723.8: who controls another player goes on to decide for themselves", {
    a: { hand: [puppet, instant("Gain", "You gain 2 life.")] },
    script: [cast("Puppet", B), wait, at({ turn: 2, step: "upkeep", player: "A" }, cast("Gain"))],
    stopAt: { turn: 2, step: "draw" },
    then: [life("A", 22), { check: "decider", player: "A", is: "A" }],
  })
  const agent = enchantment(
    "Agency",
    "You control your opponents while they're searching their libraries.\nWhile an opponent is searching their library, they exile each card they find. You may play those cards for as long as they remain exiled, and you may spend mana as though it were mana of any color to cast them.",
  )
  const seek = instant(
    "Seek",
    "Search your library for a creature card, reveal it, put it into your hand, then shuffle.",
  )
  const sought = [bear, creature("Prize", "3/3", "", "Elk", "{R}")]
  shows("723.2: who searches may be controlled for that time alone, and what they find be taken", {
    a: { on: [agent, "Forest"] },
    b: { hand: [seek], library: sought },
    script: [
      at({ step: "upkeep", player: "B" }, cast("Seek")),
      at({ step: "upkeep", player: "B" }, wait),
      now({ check: "decider", player: "B", is: "B" }),
      now(inExile("B", "Prize")),
      now(hand("B", 0)),
      cast("Prize"),
      wait,
    ],
    targets: { B: ["Prize"] },
    then: [there("A", "Prize")],
  })
  shows("723.2: nobody else is controlled in their search", {
    a: { on: [agent], hand: [seek], library: sought },
    script: [cast("Seek"), wait],
    targets: { A: ["Prize"] },
    then: [inHand("A", "Prize")],
  })
  shows("723.9: a player may be given control of themselves", {
    a: { hand: [puppet] },
    b: { hand: [instant("Free Will", "You control target player during that player's next turn.")] },
    script: [
      cast("Puppet", B),
      wait,
      at({ player: "B", step: "end" }, cast("Free Will", B)),
      at({ player: "B", step: "end" }, wait),
    ],
    ...inTheirs(2),
    then: [{ check: "decider", player: "B", is: "B" }],
  })
})

const crown = sorcery("Crown", "You become the monarch.")
const lead = sorcery("Lead", "You take the initiative.")

describe("designations of players (725, 726)", () => {
  shows("725.5: what asks who the monarch is does nothing while there is none", {
    a: {
      on: [bear, enchantment("Court", "As long as you're the monarch, creatures you control get +2/+2.")],
      hand: [crown],
    },
    script: [now(size("Old Bear", 2, 2)), cast("Crown"), wait],
    then: [size("Old Bear", 4, 4)],
  })
  shows("726.4: as who has the initiative leaves, the active player takes it", {
    a: { hand: [lead] },
    b: {},
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [cast("Lead"), wait, { turn: 2, step: "precombatMain", player: "A", do: "concede" }],
    stopAt: { turn: 2, step: "end" },
    then: [{ check: "initiative", is: "B" }],
  })
  shows("726.5: taking the initiative again ventures again", {
    a: { hand: [lead, lead] },
    script: [cast("Lead"), wait, cast("Lead"), wait],
    then: [
      { check: "initiative", is: "A" },
      { check: "command", player: "A", card: "Undercity", is: 1 },
    ],
  })
})
