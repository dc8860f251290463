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
  color,
  controlledBy,
  counters,
  creature,
  damage,
  enchantment,
  hand,
  has,
  inExile,
  inGraveyard,
  inHand,
  instant,
  land,
  life,
  lost,
  main,
  manaValue,
  now,
  onStack,
  planeswalker,
  size,
  sorcery,
  tapped,
  there,
  wait,
} from "./testing/pieces.ts"
import { shows } from "./testing/shows.ts"

const bear = creature("Old Bear", "2/2")
const ox = creature("Grey Ox", "2/4", "", "Ox")
const never = { illegal: true } as const
const kill = instant("Kill", "Destroy target creature.")
const gain = (n: number) => `You gain ${n} life.`
const end = { step: "end" } as const

describe("golden rules (101), players (102), winning and losing (104)", () => {
  shows("101.2: what can't happen doesn't, whatever else says that it may", {
    a: { on: [enchantment("Silence", "Players can't gain life.")], hand: [sorcery("Heal", gain(5))] },
    script: [cast("Heal"), wait],
    then: [life("A", 20)],
  })
  shows("101.3: what is impossible of an instruction is left out, the rest is done", {
    a: { hand: [sorcery("Drain", "Target player discards two cards. You gain 3 life.")] },
    b: { hand: [bear] },
    script: [cast("Drain", B), wait],
    then: [inGraveyard("B", "Old Bear"), life("A", 23)],
  })
  shows("102.2: of two players each is the other's opponent", {
    a: { hand: [sorcery("Hit", "Each opponent loses 3 life.")] },
    script: [cast("Hit"), wait],
    then: [life("A", 20), life("B", 17)],
  })
  shows("102.3: teammates are no opponents", {
    a: { hand: [sorcery("Hit", "Each opponent loses 3 life.")] },
    c: {},
    d: {},
    format: "teamVsTeam",
    turnOrder: ["A", "B", "C", "D"],
    script: [cast("Hit"), wait],
    then: [life("A", 20), life("B", 20), life("C", 17), life("D", 17)],
  })
  shows("104.3e: an effect may say that a player loses", {
    a: { hand: [sorcery("Doom", "Target player loses the game.")] },
    script: [cast("Doom", B)],
    then: [lost("B"), { check: "won", player: "A", is: true }],
  })
  shows("104.3a: who concedes has lost", {
    script: [{ ...main, player: "B", do: "concede" }],
    then: [lost("B")],
  })
  shows("104.2b: an effect may say that a player wins", {
    a: { hand: [sorcery("Glory", "You win the game.")] },
    script: [cast("Glory")],
    then: [{ check: "won", player: "A", is: true }],
  })
  shows("104.4a: who all lose at once have drawn", {
    a: { hand: [sorcery("Blast", "Each player loses 20 life.")] },
    script: [cast("Blast")],
    then: [{ check: "draw", is: true }],
  })
  shows("103.8c: with more than two players nobody skips the first draw", {
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    stopAt: { turn: 1, step: "draw" },
    then: [hand("A", 1)],
  })
  shows("103.8a: of two players the first skips the draw step of the first turn", {
    stopAt: { turn: 2, step: "draw" },
    then: [hand("A", 0), hand("B", 1)],
  })
  shows("103.4: everybody begins with 20 life", {
    stopAt: { turn: 1, step: "upkeep" },
    then: [life("A", 20), life("B", 20)],
  })
})

describe("colors and mana (105, 106)", () => {
  shows("105.3: a new color replaces the ones before", {
    a: {
      on: [creature("Green Bear", "2/2", "", "Bear", "{G}")],
      hand: [instant("Dye", "Target creature becomes blue until end of turn.")],
    },
    script: [cast("Dye", "Green Bear"), wait],
    stopAt: { turn: 1, step: "precombatMain" },
    then: [color("Green Bear", "U"), color("Green Bear", "G", false)],
  })
  shows("105.2a, 105.2b, 105.2c: the colors of the mana cost", {
    a: {
      on: [
        creature("Green Bear", "2/2", "", "Bear", "{G}"),
        creature("Gold", "2/2", "", "Bear", "{G}{W}"),
        artifact("Pot", "", "{2}"),
      ],
    },
    then: [color("Green Bear", "G"), color("Gold", "GW"), color("Pot", "")],
  })
  shows("106.8: of hybrid mana one half is chosen", {
    a: { on: [artifact("Well", "{T}: Add {R/G}.")], hand: [sorcery("Green", gain(4), "{G}")] },
    script: [cast("Green")],
    then: [life("A", 24)],
  })
  shows("106.10: generic mana that would be added is colorless", {
    a: { on: [artifact("Well", "{T}: Add {2}."), "Forest"], hand: [sorcery("Plain", gain(4), "{C}{C}")] },
    script: [cast("Plain")],
    then: [life("A", 24)],
  })
  shows("106.12, 106.12a: 'tapped for mana' triggers as such an ability resolves", {
    a: {
      on: ["Forest", enchantment("Growth", "Whenever you tap a Forest for mana, you gain 1 life.")],
      hand: [sorcery("Green", gain(4), "{G}")],
    },
    script: [cast("Green")],
    then: [life("A", 25)],
  })
  shows("106.4: mana empties as a step or phase ends", {
    a: { on: ["Forest"], hand: [instant("Green", gain(4), "{G}")] },
    script: [
      act("Forest", "{T}: Add {G}"),
      at({ step: "beginningOfCombat" }, now(can("A", "Cast Green", false))),
    ],
  })
  shows("106.6a: mana that is multiplied keeps its restriction", {
    a: {
      on: [
        artifact("Well", "{T}: Add {C}. Spend this mana only to cast artifact spells."),
        enchantment(
          "Flood",
          "If you tap a permanent for mana, it produces twice as much of that mana instead.",
        ),
      ],
      hand: [sorcery("Plain", gain(4), "{C}{C}"), artifact("Gear", "", "{C}{C}")],
    },
    script: [now(can("A", "Cast Plain", false)), cast("Gear"), wait],
    then: [there("A", "Gear")],
  })
})

describe("numbers and symbols (107)", () => {
  shows("107.1b: no number below 0 but of power, toughness and such: negative damage is none", {
    a: {
      on: [creature("Sad", "-2/5")],
      hand: [
        sorcery(
          "Hit",
          "Hit deals damage to target player equal to the power of target creature you control.",
        ),
      ],
    },
    script: [cast("Hit", B, "Sad"), wait],
    then: [life("B", 20)],
  })
  shows("107.1c: 'any number' may be none", {
    a: { on: [bear], hand: [sorcery("Offer", "Sacrifice any number of creatures. You gain 3 life.")] },
    script: [cast("Offer"), wait],
    choices: { A: [{ stop: true }] },
    then: [there("A", "Old Bear"), life("A", 23)],
  })
  shows("107.3b: without its mana cost the X of a spell is 0", {
    a: {
      on: [
        enchantment("Free", "You may cast spells from your hand without paying their mana costs."),
        [3, "Forest"],
      ],
      hand: [sorcery("Rain", "You gain X life.", "{X}")],
    },
    script: [cast("Rain"), wait],
    choices: { A: [{ cost: "free" }] },
    then: [life("A", 20)],
  })
  shows("107.3g: elsewhere than on the stack X of a mana cost is 0", {
    a: { on: [artifact("Mass", "", "{X}{2}")] },
    then: [manaValue("Mass", 2)],
  })
  shows(
    "107.3m: the X that was chosen for the spell is that of its enters ability, and 0 for the permanent",
    {
      a: {
        on: [[3, "Forest"]],
        hand: [creature("Hydra", "1/1", "When this creature enters, you gain X life.", "Hydra", "{X}")],
      },
      script: [cast("Hydra"), wait],
      choices: { A: [3] },
      then: [life("A", 23), manaValue("Hydra", 0)],
    },
  )
  shows("107.3k: the X of an activated ability is its own", {
    a: {
      on: [[5, "Forest"]],
      hand: [
        creature(
          "Hydra",
          "1/1",
          "When this creature enters, you gain X life.\n{X}: You gain X life.",
          "Hydra",
          "{X}",
        ),
      ],
    },
    script: [cast("Hydra"), wait, act("Hydra", "{X}"), wait],
    choices: { A: [3, 2] },
    then: [life("A", 25)],
  })
  shows("107.4b: generic mana is paid with any mana", {
    a: { on: ["Island"], hand: [sorcery("Plain", gain(4), "{1}")] },
    script: [cast("Plain")],
    then: [life("A", 24)],
  })
  shows(
    "107.4e: a hybrid symbol is paid with either half",
    {
      a: { on: ["Island"], hand: [sorcery("Both", gain(4), "{U/R}")] },
      script: [cast("Both")],
      then: [life("A", 24)],
    },
    {
      a: { on: ["Forest"], hand: [sorcery("Both", gain(4), "{U/R}")] },
      script: [now(can("A", "Cast Both", false))],
    },
  )
  shows("107.4f: a Phyrexian symbol is paid with mana or 2 life", {
    a: { hand: [sorcery("Oil", "Target player loses 1 life.", "{B/P}")] },
    script: [cast("Oil", B)],
    then: [life("A", 18), life("B", 19)],
  })
  shows(
    "107.4h: {S} is paid with mana of a snow source",
    {
      a: { on: ["Forest"], hand: [sorcery("Cold", gain(4), "{S}")] },
      script: [now(can("A", "Cast Cold", false))],
    },
    {
      a: { on: ["Snow-Covered Forest"], hand: [sorcery("Cold", gain(4), "{S}")] },
      cards: [card("Snow-Covered Forest", "Basic Snow Land — Forest", "", "")],
      script: [cast("Cold")],
      then: [life("A", 24)],
    },
  )
})

describe("cards, objects, permanents, tokens (108–111)", () => {
  shows("108.3: what leaves the battlefield goes to its owner's zone", {
    a: { hand: [sorcery("Steal", "Gain control of target creature."), kill] },
    b: { on: [bear] },
    script: [cast("Steal", "Old Bear"), wait, cast("Kill", "Old Bear"), wait],
    then: [inGraveyard("B", "Old Bear")],
  })
  shows("109.2, 109.2a: 'creature' is a permanent, 'creature card' with a zone one there", {
    a: {
      hand: [
        sorcery("Wrath", "Destroy all creatures."),
        sorcery("Raise", "Return target creature card from your graveyard to your hand."),
      ],
      graveyard: [ox],
    },
    b: { on: [bear], hand: [creature("Hidden", "1/1")] },
    script: [cast("Wrath"), wait, cast("Raise", "Grey Ox"), wait],
    then: [inGraveyard("B", "Old Bear"), inHand("B", "Hidden"), inHand("A", "Grey Ox")],
  })
  shows("109.4: cards in a graveyard are controlled by nobody: their owner is what counts", {
    a: { hand: [sorcery("Raise", "Return target creature card from your graveyard to your hand.")] },
    b: { graveyard: [bear] },
    script: [at(never, cast("Raise", "Old Bear"))],
  })
  shows("109.5: 'you' is the controller, of a static ability the one of now", {
    a: { on: [enchantment("Anthem", "Creatures you control get +1/+1."), bear] },
    b: { on: [ox] },
    then: [size("Old Bear", 3, 3), size("Grey Ox", 2, 4)],
  })
  shows("110.1, 110.2, 110.2a: what is put onto the battlefield comes under the control of who is told to", {
    a: {
      hand: [
        sorcery("Grab", "Put target creature card from a graveyard onto the battlefield under your control."),
      ],
    },
    b: { graveyard: [bear] },
    script: [cast("Grab", "Old Bear"), wait],
    then: [controlledBy("Old Bear", "A")],
  })
  shows("110.4: an instant card can't enter the battlefield: it stays", {
    a: {
      hand: [sorcery("Grab", "Put target card from a graveyard onto the battlefield under your control.")],
      graveyard: [instant("Flash", gain(1))],
    },
    script: [cast("Grab", "Flash"), wait],
    then: [inGraveyard("A", "Flash")],
  })
  shows("304.4: an instant that would enter the battlefield stays where it is", {
    a: {
      hand: [sorcery("Grab", "Put target card from a graveyard onto the battlefield under your control.")],
      graveyard: [instant("Flash", gain(1))],
    },
    script: [cast("Grab", "Flash"), wait],
    then: [inGraveyard("A", "Flash")],
  })
  shows("307.4: so does a sorcery", {
    a: {
      hand: [sorcery("Grab", "Put target card from a graveyard onto the battlefield under your control.")],
      graveyard: [sorcery("Slow", gain(1))],
    },
    script: [cast("Grab", "Slow"), wait],
    then: [inGraveyard("A", "Slow")],
  })
  shows("110.5, 110.5b: permanents enter untapped", {
    a: { hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [tapped("Old Bear", false)],
  })
  shows("110.5d: what leaves the battlefield tapped is not tapped elsewhere, and comes back untapped", {
    a: {
      on: [bear],
      hand: [
        instant(
          "Blink",
          "Exile target creature you control, then return it to the battlefield under its owner's control.",
        ),
      ],
    },
    script: [
      attack("Old Bear"),
      at({ step: "declareBlockers" }, now(tapped("Old Bear"))),
      at({ step: "declareBlockers" }, cast("Blink", "Old Bear")),
    ],
    then: [tapped("Old Bear", false)],
  })
  shows("111.7, 111.8: a token that leaves the battlefield ceases to exist, and does not come back", {
    a: {
      hand: [
        sorcery("Make", "Create a 1/1 red Goblin creature token."),
        instant(
          "Blink",
          "Exile target creature you control, then return it to the battlefield under its owner's control.",
        ),
      ],
    },
    script: [cast("Make"), wait, cast("Blink", "Goblin Token"), wait],
    then: [there("A", "Goblin Token", 0), { check: "exile", player: "A", is: 0 }],
  })
  shows("111.13: a copy of a permanent spell becomes a token, which is not created", {
    a: {
      on: [
        enchantment(
          "Season",
          "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
        ),
      ],
      hand: [bear, instant("Twin", "Copy target spell you control.")],
    },
    script: [cast("Old Bear"), { ...cast("Twin", "Old Bear"), when: { onStack: "Cast Old Bear" } }, wait],
    then: [
      there("A", "Old Bear", 2),
      { check: "permanents", player: "A", card: "Old Bear", token: true, is: 1 },
    ],
  })
})

describe("abilities, emblems, targets (113–115)", () => {
  shows("113.6: a permanent's abilities work on the battlefield alone", {
    a: {
      hand: [creature("Lord", "1/1", "Other creatures you control get +1/+1.")],
      graveyard: [creature("Earl", "1/1", "Other creatures you control get +1/+1.")],
      on: [bear],
    },
    then: [size("Old Bear", 2, 2)],
  })
  shows(
    "113.6m: an ability that moves its card out of the graveyard works there",
    {
      a: { graveyard: [creature("Imp", "1/1", "{0}: Return this card from your graveyard to your hand.")] },
      script: [act("Imp", "{0}: Return"), wait],
      then: [inHand("A", "Imp")],
    },
    {
      a: { on: [creature("Imp", "1/1", "{0}: Return this card from your graveyard to your hand.")] },
      script: [now(can("A", "{0}: Return", false))],
    },
  )
  shows("113.6h: an ability about entering works as it enters", {
    a: { hand: [creature("Slow", "3/3", "This creature enters tapped.")] },
    script: [cast("Slow"), wait],
    then: [tapped("Slow")],
  })
  shows("113.7a: an ability on the stack goes on without its source", {
    a: { on: [creature("Pinger", "1/1", "{0}, Sacrifice this creature: You gain 3 life.")] },
    script: [act("Pinger", "{0}, Sacrifice"), wait],
    then: [life("A", 23), inGraveyard("A", "Pinger")],
  })
  shows("113.8: who activated an ability controls it", {
    a: { on: [artifact("Shared", "{0}: You gain 3 life. Any player may activate this ability.")] },
    script: [at({ player: "B", step: "end" }, act("Shared", "{0}"))],
    then: [life("B", 23), life("A", 20)],
  })
  shows("113.10b: what takes an ability away takes all instances of it", {
    a: {
      on: [creature("Bird", "1/1", "Flying"), enchantment("Wind", "Creatures you control have flying.")],
      hand: [instant("Down", "Target creature loses flying until end of turn.")],
    },
    script: [cast("Down", "Bird"), wait, now(has("Bird", "flying", false))],
  })
  shows("114.1, 114.2: an emblem stands in the command zone and belongs to who gets it", {
    a: {
      on: [
        planeswalker("Old Friend", "5", '−1: You get an emblem with "Creatures you control get +1/+1."'),
        bear,
      ],
    },
    script: [act("Old Friend", "−1"), wait],
    then: [size("Old Bear", 3, 3), { check: "command", player: "A", is: 1 }],
  })
  shows("114.5: an emblem is no permanent: nothing destroys it", {
    a: {
      on: [
        planeswalker("Old Friend", "5", '−1: You get an emblem with "Creatures you control get +1/+1."'),
        bear,
      ],
      hand: [sorcery("All", "Exile all nonland permanents.")],
    },
    script: [act("Old Friend", "−1"), wait, cast("All"), wait],
    then: [{ check: "command", player: "A", is: 1 }],
  })
  shows("115.1, 115.1a: the targets of a spell are chosen as it is cast", {
    a: { hand: [kill] },
    b: { on: [bear, ox] },
    script: [cast("Kill", "Grey Ox"), wait],
    then: [inGraveyard("B", "Grey Ox"), there("B", "Old Bear")],
  })
  shows("115.2: a card in a graveyard is no target of 'target creature'", {
    a: { hand: [kill] },
    b: { graveyard: [bear] },
    script: [at(never, cast("Kill", "Old Bear"))],
  })
  shows("115.4: 'any target' is a creature, a player, a planeswalker or a battle, and nothing else", {
    a: { on: [artifact("Pot", "")], hand: [instant("Zap", "Zap deals 1 damage to any target.")] },
    script: [at(never, cast("Zap", "Pot"))],
  })
  shows("115.5: a spell is no target for itself", {
    a: { hand: [instant("No", "Counter target spell.")] },
    script: [now(can("A", "Cast No", false))],
  })
  shows("115.7a: a changed target must be legal", {
    a: { on: [bear, ox], hand: [instant("Zap", "Zap deals 2 damage to target creature.")] },
    b: { hand: [instant("Bend", "Change the target of target spell with a single target.")] },
    script: [
      cast("Zap", "Old Bear"),
      at({ player: "B" }, { ...cast("Bend", "Zap"), when: { onStack: "Cast Zap" } }),
    ],
    targets: { B: ["Grey Ox"] },
    then: [there("A", "Old Bear"), damage("Grey Ox", 2)],
  })
  shows("115.7d: with new targets chosen some may be left", {
    a: { on: [bear, ox], hand: [instant("Zap", "Zap deals 2 damage to target creature.")] },
    b: { hand: [instant("Bend", "You may choose new targets for target spell.")] },
    script: [
      cast("Zap", "Old Bear"),
      at({ player: "B" }, { ...cast("Bend", "Zap"), when: { onStack: "Cast Zap" } }),
    ],
    choices: { B: [true] },
    targets: { B: ["Grey Ox"] },
    then: [there("A", "Old Bear"), damage("Grey Ox", 2)],
  })
})

describe("special actions, priority, costs (116–118)", () => {
  shows("116.2a: a land is played once a turn, as a sorcery is cast, without the stack", {
    a: { hand: ["Forest", "Island"] },
    script: [land("Forest"), now(onStack(0)), at(never, land("Island"))],
    then: [there("A", "Forest")],
  })
  shows("117.1a: instants whenever one has priority, the rest in one's own main phase", {
    b: { hand: [instant("Quick", gain(2)), sorcery("Slow", gain(2)), bear] },
    script: [
      now(can("B", "Cast Quick")),
      now(can("B", "Cast Slow", false)),
      now(can("B", "Cast Old Bear", false)),
    ],
  })
  shows("117.1b: activated abilities whenever one has priority", {
    b: { on: [artifact("Pot", "{0}: You gain 1 life.")] },
    script: [now(can("B", "{0}: You gain"))],
  })
  shows("117.3b: the active player has priority after a resolution, 117.3c: who casts has it again", {
    a: { hand: [[2, instant("Quick", gain(2))]] },
    script: [cast("Quick"), cast("Quick"), now(onStack(2))],
    then: [life("A", 24)],
  })
  shows("117.4: as all pass in succession the top of the stack resolves", {
    a: { hand: [instant("First", "Each player loses half their life, rounded up.")] },
    b: { hand: [instant("Second", gain(10))] },
    script: [cast("First"), at({ player: "B" }, { ...cast("Second"), when: { onStack: "Cast First" } })],
    then: [life("B", 15), life("A", 10)],
  })
  shows("118.3, 118.3a: who lacks the mana can't pay", {
    a: { on: ["Forest"], hand: [sorcery("Dear", gain(5), "{2}")] },
    script: [now(can("A", "Cast Dear", false))],
  })
  shows(
    "118.3b: life is paid by losing it, 118.3: and not more than there is",
    {
      a: {
        life: 3,
        hand: [
          instant(
            "Oath",
            "As an additional cost to cast this spell, pay 2 life.\nTarget player loses 1 life.",
          ),
        ],
      },
      script: [cast("Oath", B)],
      then: [life("A", 1)],
    },
    {
      a: {
        life: 1,
        hand: [
          instant(
            "Oath",
            "As an additional cost to cast this spell, pay 2 life.\nTarget player loses 1 life.",
          ),
        ],
      },
      script: [now(can("A", "Cast Oath", false))],
    },
  )
  shows("118.5: a cost of {0} is paid by saying so: nothing is cast by itself", {
    a: { hand: [artifact("Free", "")] },
    then: [inHand("A", "Free")],
  })
  shows("118.7, 118.7a: what reduces generic mana takes of the generic part alone", {
    a: {
      on: [artifact("Helm", "Spells you cast cost {3} less to cast."), "Forest"],
      hand: [sorcery("Green", gain(4), "{1}{G}")],
    },
    script: [cast("Green")],
    then: [life("A", 24), tapped("Forest")],
  })
  shows("118.7c: what is left of a reduction by colored mana goes off the generic part", {
    a: {
      on: [artifact("Helm", "Spells you cast cost {G}{G} less to cast."), "Forest"],
      hand: [sorcery("Green", gain(4), "{2}{G}")],
    },
    script: [cast("Green")],
    then: [life("A", 24)],
  })
  shows("118.8, 118.8b: an optional additional cost may be left", {
    a: {
      on: [bear],
      hand: [
        sorcery(
          "Kick",
          "Kicker—Sacrifice a creature.\nYou gain 1 life. If this spell was kicked, you gain 5 life instead.",
        ),
      ],
    },
    script: [cast("Kick")],
    choices: { A: [false] },
    then: [there("A", "Old Bear"), life("A", 21)],
  })
  shows(
    "118.9, 118.9b, 118.9d: an alternative cost replaces the mana cost, and what increases costs comes upon it",
    {
      a: {
        on: ["Forest", enchantment("Tax", "Spells cost {1} more to cast.")],
        hand: [
          sorcery(
            "Alt",
            "You may pay 3 life rather than pay this spell's mana cost.\nYou gain 5 life.",
            "{9}",
          ),
        ],
      },
      script: [cast("Alt")],
      then: [life("A", 22), tapped("Forest")],
    },
  )
  shows("118.12: 'unless they pay' is asked as it resolves", {
    a: { hand: [bear] },
    b: { hand: [instant("Leak", "Counter target spell unless its controller pays {3}.")] },
    script: [
      cast("Old Bear"),
      at({ player: "B" }, { ...cast("Leak", "Old Bear"), when: { onStack: "Cast Old Bear" } }),
    ],
    then: [inGraveyard("A", "Old Bear")],
  })
})

describe("life, damage, drawing, counters (119–122)", () => {
  shows("119.3: gained life is added, lost life taken away", {
    a: { hand: [sorcery("Swing", "You gain 3 life. Target player loses 4 life.")] },
    script: [cast("Swing", B), wait],
    then: [life("A", 23), life("B", 16)],
  })
  shows("119.4, 119.4b: nobody pays more life than they have; 0 can always be paid", {
    a: { life: 1, on: [artifact("Leech", "Pay 2 life: You draw a card.")] },
    script: [now(can("A", "Pay 2 life", false))],
  })
  shows("119.5: a set life total is gained or lost", {
    a: {
      on: [enchantment("Mate", "Whenever you gain life, draw a card.")],
      life: 5,
      hand: [sorcery("Reset", "Your life total becomes 10.")],
    },
    script: [cast("Reset"), wait],
    then: [life("A", 10), hand("A", 1)],
  })
  shows("119.7: who can't gain life doesn't gain it by a new total either", {
    a: {
      on: [enchantment("Silence", "Players can't gain life.")],
      life: 5,
      hand: [sorcery("Reset", "Your life total becomes 10.")],
    },
    script: [cast("Reset"), wait],
    then: [life("A", 5)],
  })
  shows("119.8: who can't lose life makes no exchange that would cost some", {
    a: {
      on: [enchantment("Shield", "Your life total can't change.")],
      hand: [sorcery("Trade", "Exchange life totals with target player.")],
    },
    b: { life: 5 },
    script: [cast("Trade", B), wait],
    then: [life("A", 20), life("B", 5)],
  })
  shows("120.3a, 120.3e: damage costs players life and is marked on creatures", {
    a: { hand: [sorcery("Hail", "Hail deals 1 damage to each creature and each player.")] },
    b: { on: [bear] },
    script: [cast("Hail"), wait],
    then: [life("A", 19), life("B", 19), damage("Old Bear", 1)],
  })
  shows("120.3c: damage takes loyalty from a planeswalker, 306.8: as many counters", {
    a: { hand: [instant("Zap", "Zap deals 2 damage to any target.")] },
    b: { on: [planeswalker("Old Friend", "5")] },
    script: [cast("Zap", "Old Friend"), wait],
    then: [counters("Old Friend", "loyalty", 3)],
  })
  shows("306.8: damage to a planeswalker takes that many loyalty counters", {
    a: { on: [bear] },
    b: { on: [planeswalker("Old Friend", "5")] },
    script: [attack("Old Bear", "Old Friend")],
    then: [counters("Old Friend", "loyalty", 3), life("B", 20)],
  })
  shows("120.6: damage stays marked until cleanup, also on what stops being a creature", {
    a: { on: [ox], hand: [instant("Zap", "Zap deals 3 damage to target creature.")] },
    script: [cast("Zap", "Grey Ox"), wait, now(damage("Grey Ox", 3))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [damage("Grey Ox", 0)],
  })
  shows("120.8: 0 damage is none at all", {
    a: {
      on: [
        creature("Null", "0/3", "Whenever this creature deals combat damage to a player, you gain 5 life."),
      ],
    },
    script: [attack("Null")],
    then: [life("A", 20)],
  })
  shows(
    "121.2, 121.2b: cards are drawn one at a time: one of two where no more than one may be drawn each turn",
    {
      a: {
        on: [enchantment("Narset", "Each player can't draw more than one card each turn.")],
        hand: [sorcery("Two", "Draw two cards.")],
      },
      script: [cast("Two"), wait],
      then: [hand("A", 1)],
    },
  )
  shows("121.4: drawing from an empty library is tried, and loses the game", {
    a: { emptyLibrary: true, hand: [sorcery("One", "Draw a card.")] },
    script: [cast("One")],
    then: [lost("A")],
  })
  shows("121.5: a card that is put into the hand is not drawn", {
    a: {
      on: [enchantment("Sphinx", "Whenever you draw a card, you gain 1 life.")],
      library: [bear],
      hand: [sorcery("Take", "Put the top card of your library into your hand.")],
    },
    script: [cast("Take"), wait],
    then: [inHand("A", "Old Bear"), life("A", 20)],
  })
  shows("121.6, 121.6a: a replaced draw is no draw, also with an empty library", {
    a: {
      emptyLibrary: true,
      on: [enchantment("Well", "If you would draw a card, you gain 5 life instead.")],
      hand: [sorcery("One", "Draw a card.")],
    },
    script: [cast("One"), wait],
    then: [life("A", 25), lost("A", false)],
  })
  shows("122.1, 122.1a: +1/+1 counters add to power and toughness", {
    a: { on: [bear], hand: [instant("Grow", "Put two +1/+1 counters on target creature.")] },
    script: [cast("Grow", "Old Bear"), wait],
    then: [size("Old Bear", 4, 4)],
  })
  shows("122.1b: a keyword counter gives its keyword", {
    a: { on: [bear], hand: [instant("Wings", "Put a flying counter on target creature.")] },
    script: [cast("Wings", "Old Bear"), wait],
    then: [has("Old Bear", "flying")],
  })
  shows("122.1c: a shield counter goes instead of destruction", {
    a: { on: [bear], hand: [instant("Guard", "Put a shield counter on target creature."), kill] },
    script: [cast("Guard", "Old Bear"), wait, cast("Kill", "Old Bear"), wait],
    then: [there("A", "Old Bear"), counters("Old Bear", "shield", 0)],
  })
  shows("122.1d: a stun counter goes instead of untapping", {
    a: { on: [bear], hand: [instant("Daze", "Tap target creature. Put a stun counter on it.")] },
    script: [at(end, cast("Daze", "Old Bear"))],
    stopAt: { turn: 3, step: "upkeep" },
    then: [tapped("Old Bear"), counters("Old Bear", "stun", 0)],
  })
  shows("122.1h: with a finality counter it is exiled instead of dying", {
    a: { on: [bear], hand: [instant("Mark", "Put a finality counter on target creature."), kill] },
    script: [cast("Mark", "Old Bear"), wait, cast("Kill", "Old Bear"), wait],
    then: [inExile("A", "Old Bear")],
  })
  shows("122.2: counters don't go along into another zone", {
    a: {
      on: [bear],
      hand: [
        instant("Grow", "Put two +1/+1 counters on target creature."),
        instant(
          "Blink",
          "Exile target creature you control, then return it to the battlefield under its owner's control.",
        ),
      ],
    },
    script: [cast("Grow", "Old Bear"), wait, cast("Blink", "Old Bear"), wait],
    then: [counters("Old Bear", "+1/+1", 0)],
  })
  shows("122.3: +1/+1 and -1/-1 counters go in pairs", {
    a: {
      on: [ox],
      hand: [
        instant("Grow", "Put two +1/+1 counters on target creature."),
        instant("Fade", "Put a -1/-1 counter on target creature."),
      ],
    },
    script: [cast("Grow", "Grey Ox"), wait, cast("Fade", "Grey Ox"), wait],
    then: [counters("Grey Ox", "+1/+1", 1), counters("Grey Ox", "-1/-1", 0)],
  })
})
