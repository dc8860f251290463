import { describe, expect, it } from "vitest"
import { type Puzzle, played } from "./testing/puzzle.ts"

const lands = (name: string, count: number) => Array.from({ length: count }, () => name)

const PUZZLES: readonly Puzzle[] = [
  {
    name: "two burn spells together kill",
    seat: 0,
    sides: [
      { hand: ["Lightning Bolt", "Shock"], battlefield: lands("Mountain", 2) },
      { battlefield: ["Serra Angel"] },
    ],
    life: [20, 5],
    isSolved: ({ winner }) => winner === 0,
  },
  {
    name: "an attack and a burn spell together kill",
    seat: 0,
    sides: [{ hand: ["Lightning Bolt"], battlefield: ["Mountain", "Grizzly Bears"] }, {}],
    life: [20, 5],
    isSolved: ({ winner }) => winner === 0,
  },
  {
    name: "fliers kill over the heads of those who can't block them",
    seat: 0,
    sides: [
      { battlefield: ["Serra Angel", "Grizzly Bears"] },
      { battlefield: ["Craw Wurm", "Craw Wurm", "Craw Wurm"] },
    ],
    life: [3, 4],
    isSolved: ({ winner }) => winner === 0,
  },
  {
    name: "a creature with haste is cast before combat, and kills",
    seat: 0,
    sides: [{ hand: ["Raging Goblin"], battlefield: ["Mountain"] }, {}],
    life: [20, 1],
    isSolved: ({ winner }) => winner === 0,
  },
  {
    name: "who would be dead next turn stays at home",
    levels: ["strong"],
    seat: 0,
    sides: [
      { battlefield: ["Grizzly Bears", "Grizzly Bears"] },
      { battlefield: ["Grizzly Bears", "Grizzly Bears", "Grizzly Bears"] },
    ],
    life: [3, 20],
    isSolved: ({ attackers }) => attackers === 0,
  },
  {
    name: "a flier attacks where nobody flies",
    seat: 0,
    sides: [{ battlefield: ["Serra Angel"] }, { battlefield: ["Grizzly Bears"] }],
    isSolved: ({ life }) => life(1) === 16,
  },
  {
    name: "nobody is at home: everybody attacks",
    seat: 0,
    sides: [{ battlefield: ["Grizzly Bears", "Centaur Courser"] }, {}],
    isSolved: ({ life }) => life(1) === 15,
  },
  {
    name: "a creature that makes mana does not attack into a blocker",
    seat: 0,
    sides: [{ battlefield: ["Llanowar Elves"] }, { battlefield: ["Grizzly Bears"] }],
    isSolved: ({ attackers }) => attackers === 0,
  },
  {
    name: "any creature is thrown before the attacker that would kill",
    seat: 1,
    sides: [{ battlefield: ["Craw Wurm"] }, { battlefield: ["Llanowar Elves"] }],
    life: [20, 6],
    other: "attacks",
    isSolved: ({ winner, blocks }) => winner === undefined && blocks === 1,
  },
  {
    name: "no creature is thrown away while there is life to spare",
    seat: 1,
    sides: [{ battlefield: ["Centaur Courser"] }, { battlefield: ["Llanowar Elves"] }],
    other: "attacks",
    isSolved: ({ blocks }) => blocks === 0,
  },
  {
    name: "the bigger creature blocks the smaller",
    seat: 1,
    sides: [{ battlefield: ["Grizzly Bears"] }, { battlefield: ["Centaur Courser"] }],
    other: "attacks",
    isSolved: ({ names }) => names(0, "graveyard").includes("Grizzly Bears"),
  },
  {
    name: "one blocker takes the attacker without whom the others don't kill",
    seat: 1,
    sides: [{ battlefield: ["Craw Wurm", "Grizzly Bears"] }, { battlefield: ["Elite Vanguard"] }],
    life: [20, 6],
    other: "attacks",
    isSolved: ({ winner, life }) => winner === undefined && life(1) === 4,
  },
  {
    name: "the attacker that would kill is burnt",
    seat: 1,
    sides: [{ battlefield: ["Centaur Courser"] }, { hand: ["Lightning Bolt"], battlefield: ["Mountain"] }],
    life: [20, 3],
    other: "attacks",
    isSolved: ({ winner, names }) =>
      winner === undefined && names(0, "graveyard").includes("Centaur Courser"),
  },
  {
    name: "a big spell is countered",
    seat: 1,
    sides: [
      { hand: ["Craw Wurm"], battlefield: lands("Forest", 6) },
      { hand: ["Counterspell"], battlefield: lands("Island", 2) },
    ],
    other: "casts",
    isSolved: ({ names }) => names(0, "graveyard").includes("Craw Wurm"),
  },
  {
    name: "a player does not counter his own spell",
    seat: 0,
    sides: [
      {
        hand: ["Serra Angel", "Counterspell"],
        battlefield: [...lands("Plains", 5), ...lands("Island", 2)],
      },
      {},
    ],
    isSolved: ({ names }) => names(0, "battlefield").includes("Serra Angel"),
  },
  {
    name: "what must destroy a creature is not cast where only his own is there",
    seat: 0,
    sides: [
      { hand: ["Murder"], battlefield: [...lands("Swamp", 3), "Grizzly Bears"] },
      { battlefield: ["Island"] },
    ],
    isSolved: ({ names }) => names(0, "hand").includes("Murder"),
  },
  {
    name: "the removal takes the biggest",
    seat: 0,
    sides: [
      { hand: ["Murder"], battlefield: [...lands("Swamp", 3), "Serra Angel"] },
      { battlefield: ["Grizzly Bears", "Shivan Dragon", "Llanowar Elves"] },
    ],
    isSolved: ({ names }) => names(1, "graveyard").includes("Shivan Dragon"),
  },
  {
    name: "damage goes where it destroys",
    seat: 0,
    sides: [
      { hand: ["Shock"], battlefield: ["Mountain"] },
      { battlefield: ["Craw Wurm", "Hypnotic Specter"] },
    ],
    isSolved: ({ names }) => names(1, "graveyard").includes("Hypnotic Specter"),
  },
  {
    name: "the kicker is paid where only that destroys (702.33a)",
    seat: 0,
    sides: [
      { hand: ["Burst Lightning"], battlefield: lands("Mountain", 5) },
      { battlefield: ["Serra Angel", "Island"] },
    ],
    isSolved: ({ names }) => names(1, "graveyard").includes("Serra Angel"),
  },
  {
    name: "a trigger that exiles takes the other's best, not the player's own",
    seat: 0,
    sides: [
      { hand: ["Oblivion Ring"], battlefield: [...lands("Plains", 3), "Serra Angel"] },
      { battlefield: ["Air Elemental", "Grizzly Bears"] },
    ],
    isSolved: ({ names }) =>
      names(0, "battlefield").includes("Serra Angel") && !names(1, "battlefield").includes("Air Elemental"),
  },
  {
    name: "a trigger that deals damage hits the other's creature",
    seat: 0,
    sides: [
      { hand: ["Flametongue Kavu"], battlefield: lands("Mountain", 4) },
      { battlefield: ["Grizzly Bears"] },
    ],
    isSolved: ({ names }) => names(1, "graveyard").includes("Grizzly Bears"),
  },
  {
    name: "a creature whose trigger could only hit itself stays in hand",
    seat: 0,
    sides: [{ hand: ["Flametongue Kavu"], battlefield: lands("Mountain", 4) }, {}],
    isSolved: ({ names }) => names(0, "hand").includes("Flametongue Kavu"),
  },
  {
    name: "all creatures are destroyed by who has none",
    seat: 0,
    sides: [
      { hand: ["Wrath of God"], battlefield: lands("Plains", 4) },
      { battlefield: ["Grizzly Bears", "Centaur Courser", "Serra Angel"] },
    ],
    isSolved: ({ names }) => !names(1, "battlefield").includes("Serra Angel"),
  },
  {
    name: "all creatures are not destroyed by who has the better ones",
    seat: 0,
    sides: [
      { hand: ["Wrath of God"], battlefield: [...lands("Plains", 4), "Serra Angel", "Air Elemental"] },
      { battlefield: ["Grizzly Bears"] },
    ],
    isSolved: ({ names }) => names(0, "hand").includes("Wrath of God"),
  },
  {
    name: "as many creatures are thrown in the way as it takes to live, against one who tramples",
    seat: 1,
    sides: [
      { battlefield: ["Colossal Dreadmaw", "Centaur Courser"] },
      { battlefield: ["Centaur Courser", "Grizzly Bears", "Llanowar Elves", "Llanowar Elves"] },
    ],
    life: [20, 1],
    other: "attacks",
    isSolved: ({ winner, blocks }) => winner === undefined && blocks === 4,
  },
  {
    name: "who is needed against one who tramples stays at home",
    levels: ["strong"],
    seat: 0,
    sides: [{ battlefield: ["Air Elemental", "Grizzly Bears"] }, { battlefield: ["Colossal Dreadmaw"] }],
    life: [4, 20],
    isSolved: ({ attackers }) => attackers === 0,
  },
  {
    name: "who holds too many cards keeps the creatures that the Auras are for (514.1)",
    levels: ["strong"],
    seat: 0,
    sides: [
      {
        hand: ["Strangleroot Geist", "Rancor", "Kitchen Finks", ...lands("Holy Strength", 5)],
        battlefield: ["Plains", "Forest"],
      },
      {},
    ],
    step: "postcombatMain",
    isSolved: ({ names }) => ["Rancor", "Holy Strength"].includes(names(0, "graveyard").join()),
  },
  {
    name: "mana for a counterspell is kept where the other is about to cast something dear",
    levels: ["strong"],
    seat: 0,
    sides: [
      { hand: ["Counterspell", "Divination"], battlefield: lands("Island", 3) },
      {
        hand: lands("Craw Wurm", 6),
        battlefield: lands("Forest", 6),
        library: lands("Craw Wurm", 20),
      },
    ],
    life: [8, 20],
    isSolved: ({ names }) => names(0, "hand").includes("Divination"),
  },
  {
    name: "burn is kept for a better creature than one that has done its work",
    levels: ["strong"],
    seat: 0,
    sides: [
      { hand: ["Lightning Bolt"], battlefield: ["Mountain", "Air Elemental"] },
      {
        hand: lands("Hypnotic Specter", 5),
        battlefield: ["Elvish Visionary", ...lands("Swamp", 3)],
        library: lands("Hypnotic Specter", 20),
      },
    ],
    isSolved: ({ names }) => names(0, "hand").includes("Lightning Bolt"),
  },
  {
    name: "an Aura that helps goes on the player's own creature",
    seat: 0,
    sides: [
      { hand: ["Rancor"], battlefield: ["Forest", "Grizzly Bears"] },
      { battlefield: ["Llanowar Elves", "Island"] },
    ],
    isSolved: ({ life, names }) => names(0, "battlefield").includes("Rancor") || life(1) < 20,
  },
  {
    name: "an Aura that helps is kept where only the other has a creature",
    seat: 0,
    sides: [{ hand: ["Holy Strength"], battlefield: ["Plains"] }, { battlefield: ["Grizzly Bears"] }],
    isSolved: ({ names }) => names(0, "hand").includes("Holy Strength"),
  },
  {
    name: "an Aura that hinders goes on the other's best creature",
    seat: 0,
    sides: [
      { hand: ["Pacifism"], battlefield: [...lands("Plains", 2), "Grizzly Bears"] },
      { battlefield: ["Serra Angel", "Llanowar Elves"] },
    ],
    isSolved: ({ names }) => names(0, "battlefield").includes("Pacifism"),
  },
  {
    name: "an Equipment is put on, and its creature attacks",
    seat: 0,
    sides: [{ battlefield: ["Forest", "Bonesplitter", "Grizzly Bears"] }, {}],
    isSolved: ({ life }) => life(1) === 16,
  },
  {
    name: "the best creature of a graveyard comes back",
    seat: 0,
    sides: [
      {
        hand: ["Zombify"],
        battlefield: lands("Swamp", 4),
        graveyard: ["Grizzly Bears", "Grave Titan", "Llanowar Elves"],
      },
      {},
    ],
    isSolved: ({ names }) => names(0, "battlefield").includes("Grave Titan"),
  },
  {
    name: "the least is sacrificed",
    seat: 1,
    sides: [
      { hand: ["Diabolic Edict"], battlefield: lands("Swamp", 2) },
      { battlefield: ["Serra Angel", "Llanowar Elves"] },
    ],
    other: "casts",
    isSolved: ({ names }) => names(1, "battlefield").includes("Serra Angel"),
  },
  {
    name: "the land is played that gives the colour of the spell in hand",
    seat: 0,
    sides: [
      { hand: ["Forest", "Mountain", "Lightning Bolt"], battlefield: ["Forest"] },
      { battlefield: ["Grizzly Bears"] },
    ],
    isSolved: ({ names }) => names(0, "battlefield").includes("Mountain"),
  },
  {
    name: "of three modes the one that kills is chosen (700.2)",
    seat: 0,
    sides: [
      { hand: ["Boros Charm"], battlefield: ["Plains", "Mountain", "Grizzly Bears"] },
      { battlefield: ["Craw Wurm"] },
    ],
    life: [20, 4],
    isSolved: ({ winner }) => winner === 0,
  },
  {
    name: "of two modes the one with something to destroy is chosen",
    seat: 0,
    sides: [
      { hand: ["Abrade"], battlefield: lands("Mountain", 2) },
      { battlefield: ["Hypnotic Specter", "Mind Stone"] },
    ],
    isSolved: ({ names }) => names(1, "graveyard").includes("Hypnotic Specter"),
  },
  {
    name: "mana is spent on the bigger creature",
    seat: 0,
    sides: [{ hand: ["Grizzly Bears", "Centaur Courser"], battlefield: lands("Forest", 3) }, {}],
    isSolved: ({ names }) => names(0, "battlefield").includes("Centaur Courser"),
  },
]

describe.each(["greedy", "strong"] as const)("the %s level finds", (level) => {
  it.each(
    PUZZLES.filter(({ levels }) => levels?.includes(level) ?? true).map(
      (puzzle) => [puzzle.name, puzzle] as const,
    ),
  )("%s", (_, puzzle) => {
    const end = played(puzzle, level)
    const seen = {
      ...end,
      board: [0, 1].map((p) => end.names(p, "battlefield")),
      graveyards: [0, 1].map((p) => end.names(p, "graveyard")),
      lives: [0, 1].map(end.life),
    }
    expect(puzzle.isSolved(end), JSON.stringify(seen)).toBe(true)
  })
})
