import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  act,
  artifact,
  at,
  attack,
  aura,
  can,
  card,
  cast,
  counters,
  creature,
  enchantment,
  inGraveyard,
  instant,
  land,
  life,
  now,
  planeswalker,
  size,
  sorcery,
  subtype,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

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
