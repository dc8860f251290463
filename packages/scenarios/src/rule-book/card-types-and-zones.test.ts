import { describe } from "vitest"
import {
  act,
  artifact,
  at,
  attack,
  aura,
  B,
  can,
  card,
  cast,
  color,
  counters,
  creature,
  damage,
  enchantment,
  hand,
  inExile,
  inGraveyard,
  inHand,
  instant,
  land,
  life,
  manaValue,
  now,
  onStack,
  planeswalker,
  size,
  sorcery,
  subtype,
  tapped,
  there,
  turnOf,
  type,
  wait,
} from "./testing/pieces.ts"
import { type Own, shows } from "./testing/shows.ts"

const bear = creature("Old Bear", "2/2")
const ox = creature("Grey Ox", "2/4", "", "Ox")
const never = { illegal: true } as const
const kill = instant("Kill", "Destroy target creature.")
const blink = instant(
  "Blink",
  "Exile target creature you control, then return it to the battlefield under its owner's control.",
)

describe("parts of a card (201–209)", () => {
  shows("201.5: its own name is that object alone, not another of the name", {
    a: { on: [[2, creature("Lone", "1/1", "{0}: Lone gets +1/+1 until end of turn.")]] },
    script: [
      act("Lone", "{0}"),
      wait,
      now({ check: "powerToughness", card: { card: "Lone", nth: 1 }, power: 2, toughness: 2 }),
      now({ check: "powerToughness", card: { card: "Lone", nth: 2 }, power: 1, toughness: 1 }),
    ],
  })
  shows("202.1a: a card costs what is printed, in its colors", {
    a: { on: ["Forest"], hand: [sorcery("Blue", "You gain 4 life.", "{U}")] },
    script: [now(can("A", "Cast Blue", false))],
  })
  shows("202.1b: what has no mana cost can't be cast by paying it", {
    a: { on: [[5, "Forest"]], hand: [sorcery("Vision", "You gain 4 life.\nSuspend 4—{U}", "")] },
    script: [now(can("A", "Cast Vision", false))],
  })
  shows("202.3: the mana value is the mana of the cost, 202.3a: 0 without one", {
    a: { on: [artifact("Gear", "", "{2}{U}{U}"), "Forest"] },
    then: [manaValue("Gear", 4), manaValue("Forest", 0)],
  })
  shows("202.3f: of hybrid symbols the greater part, 202.3g: of Phyrexian symbols 1", {
    a: { on: [artifact("Gear", "", "{2/W}{B/P}")] },
    then: [manaValue("Gear", 3)],
  })
  shows("205.1a, 205.4b: a set card type takes the place of those before; supertypes stay", {
    a: {
      on: [{ ...creature("Queen", "3/3"), type_line: "Legendary Creature — Elf" }],
      hand: [aura("Song", "Enchant permanent\nEnchanted permanent is a colorless Forest land.")],
    },
    script: [cast("Song", "Queen"), wait],
    then: [
      type("Queen", "creature", false),
      type("Queen", "land"),
      { check: "supertype", card: "Queen", supertype: "legendary", is: true },
    ],
  })
  shows("205.1b: 'in addition to its other types' keeps them", {
    a: {
      on: [bear],
      hand: [sorcery("Metal", "Target creature becomes an artifact in addition to its other types.")],
    },
    script: [cast("Metal", "Old Bear"), wait],
    then: [type("Old Bear", "artifact"), type("Old Bear", "creature")],
  })
  shows("205.3d: a subtype of another card type is not gained", {
    a: {
      on: ["Forest"],
      hand: [sorcery("Mix", "Target land becomes a Goblin in addition to its other types.")],
    },
    script: [cast("Mix", "Forest"), wait],
    then: [subtype("Forest", "Goblin", false)],
  })
  shows("205.4g: snow is a supertype, not a name", {
    a: {
      on: [card("Cold Wood", "Basic Snow Land — Forest", "", ""), "Forest"],
      hand: [sorcery("Melt", "Destroy all snow lands.")],
    },
    script: [cast("Melt"), wait],
    then: [there("A", "Cold Wood", 0), there("A", "Forest")],
  })
  shows("207.2c: an ability word has no meaning of its own", {
    a: {
      on: [enchantment("Fall", "Landfall — Whenever a land you control enters, you gain 2 life.")],
      hand: ["Forest"],
    },
    script: [land("Forest"), wait],
    then: [life("A", 22)],
  })
  shows("208.2a: an ability that defines power and toughness works in all zones", {
    a: {
      on: [[3, "Forest"]],
      hand: [
        {
          ...creature(
            "Maro",
            "*/*",
            "Maro's power and toughness are each equal to the number of lands you control.",
          ),
        },
      ],
    },
    script: [cast("Maro"), wait],
    then: [size("Maro", 3, 3)],
  })
  shows("208.3: a noncreature has no power, 301.7a: a Vehicle has its printed one as a creature", {
    a: { on: [{ ...card("Cart", "Artifact — Vehicle", "Crew 1"), power: "3", toughness: "4" }, bear] },
    script: [now(type("Cart", "creature", false)), act("Cart", "Crew"), wait, now(size("Cart", 3, 4))],
    choices: { A: ["Old Bear"] },
  })
  shows("208.3a: a size that was set for a noncreature is there once it is one", {
    a: {
      on: [
        artifact("Statue", "{0}: This artifact becomes a 1/1 Golem artifact creature until end of turn."),
        enchantment("Anthem", "Artifacts you control get +2/+2."),
      ],
    },
    script: [act("Statue", "{0}"), wait, now(size("Statue", 3, 3))],
  })
  shows("208.4: base power and toughness, counters left out", {
    a: { on: [bear], hand: [instant("Grow", "Put two +1/+1 counters on target creature.")] },
    script: [cast("Grow", "Old Bear"), wait],
    then: [{ check: "basePowerToughness", card: "Old Bear", power: 2, toughness: 2 }, size("Old Bear", 4, 4)],
  })
  shows("209.1, 306.5b: a planeswalker enters with as many loyalty counters as are printed", {
    a: { hand: [planeswalker("Old Friend", "4")] },
    script: [cast("Old Friend"), wait],
    then: [counters("Old Friend", "loyalty", 4)],
  })
  shows("210.1, 310.4b: a battle enters with its defense in counters", {
    a: {
      hand: [
        { ...card("Siege", "Battle — Siege", "When this Siege enters, you gain 1 life."), defense: "4" },
      ],
    },
    script: [cast("Siege"), wait],
    then: [counters("Siege", "defense", 4)],
  })
})

describe("card types (300–310)", () => {
  const mainPhase = (title: string, made: Own) =>
    shows(
      title,
      { a: { hand: [made] }, script: [cast(made.name), wait], then: [there("A", made.name)] },
      { b: { hand: [made] }, script: [now(can("B", `Cast ${made.name}`, false))] },
      {
        a: { hand: [made, instant("First", "You gain 1 life.")] },
        script: [cast("First"), now(can("A", `Cast ${made.name}`, false))],
      },
    )
  mainPhase("301.1: artifacts are cast in one's own main phase while the stack is empty", artifact("Pot", ""))
  mainPhase("302.1: creatures too", bear)
  mainPhase("303.1: and enchantments", enchantment("Field", ""))
  mainPhase("306.1: and planeswalkers", planeswalker("Old Friend", "4"))
  mainPhase("310.1: and battles", { ...card("Siege", "Battle — Siege", ""), defense: "4" })
  shows("304.1: instants at any priority", {
    b: { hand: [instant("Quick", "You gain 2 life.")] },
    script: [at({ player: "B" }, cast("Quick"))],
    then: [life("B", 22)],
  })
  shows("307.1: sorceries in one's own main phase while the stack is empty", {
    b: { hand: [sorcery("Slow", "You gain 2 life.")] },
    script: [now(can("B", "Cast Slow", false)), at({ turn: 2, player: "B" }, cast("Slow"))],
    stopAt: { turn: 2, step: "end" },
    then: [life("B", 22)],
  })
  shows(
    "307.5: 'only as a sorcery' is that time, without a sorcery in hand",
    {
      a: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only as a sorcery.")] },
      script: [now(can("A", "{0}: You gain")), attack("none")].slice(0, 1),
      then: [life("A", 20)],
    },
    {
      b: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only as a sorcery.")] },
      script: [now(can("B", "{0}: You gain", false))],
    },
  )
  shows("304.5: 'any time you could cast an instant' needs priority alone", {
    b: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only as an instant.")] },
    script: [now(can("B", "{0}: You gain"))],
  })
  shows("300.2a, 305.9: a land of another type besides is played, not cast", {
    a: { hand: [card("Citadel", "Artifact Land", "{T}: Add {C}.", "")] },
    script: [now(can("A", "Cast Citadel", false)), land("Citadel")],
    then: [there("A", "Citadel"), type("Citadel", "artifact")],
  })
  shows("300.2b: a kindred card is cast as its other type", {
    a: { hand: [card("Clan", "Kindred Instant — Goblin", "You gain 3 life.")] },
    script: [cast("Clan"), wait],
    then: [life("A", 23), inGraveyard("A", "Clan")],
  })
  shows("302.6: a creature that came this turn neither attacks nor taps for its abilities", {
    a: { hand: [creature("Elf", "1/1", "{T}: You gain 1 life.")] },
    script: [
      cast("Elf"),
      wait,
      now(can("A", "{T}: You gain", false)),
      now({ check: "mayAttack", card: "Elf", is: false }),
    ],
  })
  shows("303.4d: an Aura that is a creature enchants nothing: it goes to the graveyard", {
    a: {
      on: [
        bear,
        enchantment("Living", "All enchantments are 1/1 creatures in addition to their other types."),
      ],
      hand: [aura("Cloak", "Enchant creature\nEnchanted creature gets +1/+1.")],
    },
    script: [cast("Cloak", "Old Bear"), wait],
    then: [inGraveyard("A", "Cloak"), size("Old Bear", 2, 2)],
  })
  shows("303.4f: an Aura that enters otherwise is attached to what its controller chooses", {
    a: {
      on: [bear, ox],
      graveyard: [aura("Cloak", "Enchant creature\nEnchanted creature gets +1/+1.")],
      hand: [sorcery("Raise", "Return target enchantment card from your graveyard to the battlefield.")],
    },
    script: [cast("Raise", "Cloak"), wait],
    choices: { A: ["Grey Ox"] },
    then: [size("Grey Ox", 3, 5)],
  })
  shows("303.4g: and stays where it is where there is nothing to enchant", {
    a: {
      graveyard: [aura("Cloak", "Enchant creature\nEnchanted creature gets +1/+1.")],
      hand: [sorcery("Raise", "Return target enchantment card from your graveyard to the battlefield.")],
    },
    script: [cast("Raise", "Cloak"), wait],
    then: [inGraveyard("A", "Cloak")],
  })
  shows("305.2, 305.2a, 305.2b: one land a turn, and one more for each effect that says so", {
    a: {
      on: [enchantment("Explore", "You may play an additional land on each of your turns.")],
      hand: ["Forest", "Island", "Swamp"],
    },
    script: [land("Forest"), land("Island"), at(never, land("Swamp"))],
  })
  shows("305.3: no land in another player's turn", {
    b: { hand: ["Forest"] },
    script: [at({ player: "B", ...never }, land("Forest"))],
  })
  shows("305.6: a basic land type brings its mana ability", {
    a: {
      on: [card("Odd", "Land — Island Swamp", "", "")],
      hand: [instant("Blue", "You gain 4 life.", "{U}")],
    },
    script: [cast("Blue")],
    then: [life("A", 24)],
  })
  shows("305.7: a land whose type is set loses its text and has the new type's ability", {
    a: {
      on: [
        card("Well", "Land", "{T}: Add {G}.\n{0}: You gain 1 life.", ""),
        enchantment("Moon", "Nonbasic lands are Mountains."),
      ],
      hand: [instant("Red", "You gain 4 life.", "{R}")],
    },
    script: [now(can("A", "{0}: You gain", false)), cast("Red")],
    then: [life("A", 24), subtype("Well", "Mountain")],
  })
  shows("306.5c: the loyalty on the battlefield is its counters; 306.9: without any it goes", {
    a: { on: [planeswalker("Old Friend", "2", "−2: You gain 5 life.")] },
    script: [act("Old Friend", "−2"), wait],
    then: [life("A", 25), inGraveyard("A", "Old Friend")],
  })
  shows("306.5d, 606.3: one loyalty ability a turn, as a sorcery", {
    a: { on: [planeswalker("Old Friend", "2", "+1: You gain 1 life.")] },
    script: [act("Old Friend", "+1"), wait, now(can("A", "+1", false))],
    then: [counters("Old Friend", "loyalty", 3)],
  })
  shows("606.4: the cost is counters put on or taken off; 606.6: no more off than there are", {
    a: { on: [planeswalker("Old Friend", "2", "−3: You gain 5 life.")] },
    script: [now(can("A", "−3", false))],
  })
  shows("310.6: damage takes defense counters; 310.7: without any the battle goes", {
    a: {
      on: [{ ...card("Siege", "Battle — Siege", ""), defense: "3" }],
      hand: [instant("Zap", "Zap deals 2 damage to any target.")],
    },
    script: [cast("Zap", "Siege"), wait],
    then: [counters("Siege", "defense", 1)],
  })
})

describe("zones (400–408)", () => {
  shows("400.7: who comes back is a new object: effects on the old one are over", {
    a: { on: [bear], hand: [instant("Grow", "Target creature gets +3/+3 until end of turn."), blink] },
    script: [cast("Grow", "Old Bear"), wait, cast("Blink", "Old Bear"), wait, now(size("Old Bear", 2, 2))],
  })
  shows("400.7a: what changed a permanent spell goes on for the permanent", {
    a: { hand: [bear, instant("Dye", "Target spell becomes blue.")] },
    script: [cast("Old Bear"), { ...cast("Dye", "Old Bear"), when: { onStack: "Cast Old Bear" } }, wait],
    then: [color("Old Bear", "U")],
  })
  shows("400.7d: a permanent knows whether its spell was kicked", {
    a: {
      on: ["Forest"],
      hand: [
        creature(
          "Kicked",
          "1/1",
          "Kicker {1}\nWhen this creature enters, if it was kicked, you gain 4 life.",
        ),
      ],
    },
    script: [cast("Kicked"), wait],
    choices: { A: [true] },
    then: [life("A", 24)],
  })
  shows("400.7i: what let a land be played knows the land", {
    a: { on: [enchantment("Crucible", "You may play lands from your graveyard.")], graveyard: ["Forest"] },
    script: [land("Forest")],
    then: [there("A", "Forest")],
  })
  shows("400.8: what is exiled from exile is another object", {
    a: { hand: [sorcery("Deeper", "Exile target card from a graveyard.")], graveyard: [bear] },
    script: [cast("Deeper", "Old Bear"), wait],
    then: [inExile("A", "Old Bear")],
  })
  shows("401.7: Nth from the top of a smaller library is the bottom", {
    a: {
      emptyLibrary: true,
      library: ["Forest"],
      on: [bear],
      hand: [sorcery("Sink", "Put target creature into its owner's library third from the top.")],
    },
    script: [cast("Sink", "Old Bear"), wait],
    stopAt: { turn: 3, step: "draw" },
    then: [inHand("A", "Forest"), { check: "library", player: "A", is: 1 }],
  })
  shows("402.1, 402.2: no more than seven cards are kept at the end of one's turn", {
    a: { hand: [[9, "Forest"]] },
    stopAt: { turn: 2, step: "upkeep" },
    then: [hand("A", 7), inGraveyard("A", "Forest", 2)],
  })
  shows(
    "404.1: what is countered, discarded, destroyed or sacrificed, and a resolved sorcery, lie in the graveyard",
    {
      a: { on: [bear], hand: [kill] },
      script: [cast("Kill", "Old Bear"), wait],
      then: [inGraveyard("A", "Old Bear"), inGraveyard("A", "Kill")],
    },
  )
  shows("405.2, 405.5: the last on the stack resolves first", {
    a: {
      hand: [instant("Double", "You gain 5 life."), instant("Halve", "You lose half your life, rounded up.")],
    },
    script: [cast("Double"), cast("Halve"), now(onStack(2))],
    then: [life("A", 15)],
  })
  shows("405.3: of triggers put there together the active player's lie lowest", {
    a: {
      on: [
        enchantment(
          "Pain",
          "At the beginning of each end step, each player loses half their life, rounded up.",
        ),
      ],
      life: 20,
    },
    b: {
      on: [enchantment("Joy", "At the beginning of each end step, each player gains 10 life.")],
      life: 20,
    },
    then: [life("A", 15), life("B", 15)],
  })
  shows("406.3, 406.3a: a card exiled face down has no characteristics for who may not look", {
    a: { hand: [sorcery("Hide", "Exile the top card of target player's library face down.")] },
    b: { library: [bear] },
    script: [cast("Hide", B), wait],
    then: [
      { check: "sees", player: "A", card: "Old Bear", is: false },
      { check: "exile", player: "B", is: 1 },
    ],
  })
})

describe("the turn (500–505, 512–514)", () => {
  shows("500.2: a step ends when all pass in succession with an empty stack", {
    stopAt: { turn: 1, step: "upkeep" },
    then: [turnOf("A"), { check: "turn", is: 1 }],
  })
  shows("500.4: 'until your next upkeep' ends as it begins", {
    a: { on: [bear], hand: [instant("Long", "Until your next upkeep, target creature gets +2/+2.")] },
    script: [cast("Long", "Old Bear")],
    checkpoints: [{ stopAt: { turn: 2, step: "end" }, expect: [size("Old Bear", 4, 4)] }],
    stopAt: { turn: 3, step: "upkeep" },
    then: [size("Old Bear", 2, 2)],
  })
  shows("500.6, 503.1a: 'at the beginning of upkeep' goes on the stack before the first priority in it", {
    a: { on: [enchantment("Dawn", "At the beginning of your upkeep, you gain 2 life.")] },
    script: [at({ step: "upkeep" }, now(onStack(1)))],
    then: [life("A", 22)],
  })
  shows("500.7: an extra turn comes after this one", {
    a: { hand: [sorcery("Walk", "Take an extra turn after this one.")] },
    script: [cast("Walk")],
    stopAt: { turn: 2, step: "upkeep" },
    then: [turnOf("A")],
  })
  shows("500.8, 500.9: an added phase comes right after", {
    a: {
      on: [creature("Tireless", "3/3", "Vigilance")],
      hand: [
        sorcery(
          "Again",
          "After this main phase, there is an additional combat phase followed by an additional main phase.",
        ),
      ],
    },
    script: [attack("Tireless"), at({ step: "postcombatMain" }, cast("Again"))],
    then: [life("B", 17)],
  })
  shows("500.11: a skipped step is passed over as if it weren't there", {
    a: { on: [enchantment("Still", "Skip your draw step.")] },
    stopAt: { turn: 3, step: "precombatMain" },
    then: [hand("A", 0)],
  })
  shows("502.3: the active player's permanents untap, 502.4: without anybody's priority", {
    a: { on: [[bear, "tapped"]] },
    b: { on: [[ox, "tapped"]] },
    stopAt: { turn: 1, step: "upkeep" },
    then: [tapped("Old Bear", false), tapped("Grey Ox")],
  })
  shows("504.1: the active player draws, 504.2: then has priority", {
    b: { hand: [instant("Quick", "You gain 2 life.")] },
    script: [at({ turn: 2, step: "draw", player: "B" }, cast("Quick"))],
    stopAt: { turn: 2, step: "draw" },
    then: [hand("B", 1), life("B", 22)],
  })
  shows("505.6b: one land in either main phase", {
    a: { hand: ["Forest"] },
    script: [at({ step: "postcombatMain" }, land("Forest"))],
    then: [there("A", "Forest")],
  })
  shows("505.6a: artifacts, creatures, enchantments and sorceries in the main phase alone", {
    a: { hand: [bear] },
    script: [at({ step: "end" }, now(can("A", "Cast Old Bear", false)))],
  })
  shows(
    "513.1, 513.1a: 'at the beginning of the end step' is at its beginning; 513.2: what comes later waits for the next",
    {
      a: {
        hand: [{ ...creature("Late", "1/1", "Flash\nAt the beginning of your end step, you gain 2 life.") }],
      },
      script: [at({ step: "end" }, cast("Late"))],
      stopAt: { turn: 2, step: "upkeep" },
      then: [life("A", 20), there("A", "Late")],
    },
  )
  shows("514.2: damage and 'until end of turn' go at once in cleanup", {
    a: {
      on: [ox],
      hand: [
        instant("Grow", "Target creature gets +0/+3 until end of turn."),
        instant("Zap", "Zap deals 5 damage to target creature."),
      ],
    },
    script: [cast("Grow", "Grey Ox"), wait, cast("Zap", "Grey Ox"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [there("A", "Grey Ox"), damage("Grey Ox", 0)],
  })
})
