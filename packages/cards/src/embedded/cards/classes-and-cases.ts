import {
  type Ability,
  type CardDefinition,
  classLevel,
  type EventPattern,
  type Layout,
  solved,
  toSolve,
} from "@apnap/engine"
import {
  beginning,
  cardIn,
  ENTERS,
  gains,
  mana,
  modify,
  one,
  statically,
  triggered,
  upTo,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { counters, destroy, discard, draw, gainLife, put, seq, token } from "../build/effects.ts"
import { face, tokenFace } from "../build/face.ts"
import { ANY, and, CREATURE, SELF, THIS, target, YOU, yours } from "../build/filters.ts"

const WOLF = tokenFace("G", "Creature — Wolf", "2/2")
const ATTACKING: EventPattern = { on: "attackers", by: YOU }
const becomesLevel = (level: number): EventPattern => ({
  on: "action",
  action: `level ${level}`,
  object: SELF,
})

function framed(
  layout: Layout,
  name: string,
  cost: string,
  kind: string,
  ...of: readonly Ability[]
): CardDefinition {
  return { name, layout, faces: [face(name, cost, `Enchantment — ${kind}`, of)] }
}

/** Classes with their level bars (716), and Cases (719). */
export const CLASSES_AND_CASES: readonly CardDefinition[] = [
  framed(
    "class",
    "Ranger Class",
    "{1}{G}",
    "Class",
    triggered(ENTERS, token(WOLF)),
    ...classLevel(
      2,
      [mana("{1}{G}")],
      [
        triggered(ATTACKING, counters("+1/+1", 1, target()), {
          targets: [one(and(CREATURE, { is: "attacking" }))],
        }),
      ],
    ),
    ...classLevel(
      3,
      [mana("{3}{G}")],
      [
        statically({ static: "revealed", what: "libraryTop", of: YOU, to: YOU }),
        statically({
          static: "playFrom",
          zone: "library",
          top: true,
          of: YOU,
          castOnly: true,
          filter: CREATURE,
        }),
      ],
    ),
  ),
  framed(
    "class",
    "Cleric Class",
    "{W}",
    "Class",
    statically({
      static: "alter",
      event: { on: "gainLife", player: YOU },
      alter: { to: "amount", amount: { n: "plus", of: [{ n: "bound", name: "amount" }, 1] } },
    }),
    ...classLevel(
      2,
      [mana("{3}{W}")],
      [
        triggered({ on: "gainLife", player: YOU }, counters("+1/+1", 1, target()), {
          targets: [one(yours(CREATURE))],
        }),
      ],
    ),
    ...classLevel(
      3,
      [mana("{4}{W}")],
      [
        triggered(
          becomesLevel(3),
          seq(
            put(target(), "battlefield", { bind: "back" }),
            gainLife({ n: "toughness", of: { sel: "bound", name: "back" } }),
          ),
          { targets: [cardIn("graveyard", CREATURE, YOU)] },
        ),
      ],
    ),
  ),
  framed(
    "case",
    "Case of the Crimson Pulse",
    "{2}{R}",
    "Case",
    triggered(ENTERS, seq(discard(1), draw(2))),
    toSolve({ if: "compare", left: { n: "handSize", of: YOU }, op: "=", right: 0 }),
    solved(triggered(beginning("upkeep"), seq({ do: "discard", player: YOU, count: "all" }, draw(2)))),
  ),
  framed(
    "case",
    "Case of the Gorgon's Kiss",
    "{B}",
    "Case",
    triggered(ENTERS, destroy(), {
      targets: [upTo(1, and(CREATURE, { is: "thisTurn", event: { on: "damage", to: ANY } }))],
    }),
    toSolve({
      if: "happened",
      event: { on: "moves", object: and(CREATURE, { is: "card" }), to: "graveyard" },
      atLeast: 3,
    }),
    solved(
      statically(
        modify(
          THIS,
          { change: "addTypes", types: ["creature"] },
          { change: "addSubtypes", subtypes: ["Gorgon"] },
          { change: "setPT", power: 4, toughness: 4 },
          gains(keyword("deathtouch"), keyword("lifelink")),
        ),
      ),
    ),
  ),
]
