import type { CardDefinition, Effect, EventPattern, TargetSlot } from "@apnap/engine"
import { cardIn, gains, grows, one, TARGET_CREATURE, triggered, YOUR_CREATURES } from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { change, counters, draw, exile, put, scry, seq, tap, token } from "../build/effects.ts"
import { card, tokenFace } from "../build/face.ts"
import { all, bound, CREATURE, power, SELF, target, theirs, YOU, yours } from "../build/filters.ts"

const VISITED: EventPattern = { on: "action", action: "visit", object: SELF }
const CLOWN = tokenFace("W", "Artifact Creature — Clown Robot", "1/1")

/** 702.159a. The lit-up numbers vary by printing (717.1); these are one variant. */
function attraction(
  name: string,
  lights: readonly number[],
  effect: Effect,
  ...targets: readonly TargetSlot[]
): CardDefinition {
  const visit = triggered(VISITED, effect, targets.length > 0 ? { targets } : {})
  return card(name, "", "Artifact — Attraction", [visit], { lights })
}

/** Attraction cards. */
export const ATTRACTIONS: readonly CardDefinition[] = [
  attraction(
    "Bumper Cars",
    [2, 3, 6],
    { do: "rule", effects: [{ static: "mustBeBlocked", creature: target() }], duration: "endOfTurn" },
    TARGET_CREATURE,
  ),
  attraction("Clown Extruder", [2, 6], token(CLOWN)),
  attraction("Concession Stand", [3, 6], token({ predefined: "food" })),
  attraction(
    "Foam Weapons Kiosk",
    [2, 6],
    seq(counters("+1/+1", 1, target()), change(target(), [gains(keyword("vigilance"))])),
    one(yours(CREATURE)),
  ),
  attraction("Fortune Teller", [2, 5, 6], scry(1)),
  attraction(
    "Haunted House",
    [3, 6],
    seq(
      put(target(), "battlefield", { bind: "ghost" }),
      change(bound("ghost"), [gains(keyword("haste"))], "permanent"),
      { do: "delayed", when: { on: "step", step: "end", player: YOU }, effect: exile(bound("ghost")) },
    ),
    cardIn("graveyard", CREATURE, YOU),
  ),
  attraction("Information Booth", [4, 6], draw(1)),
  attraction("Kiddie Coaster", [2, 3, 5, 6], change(all(YOUR_CREATURES), [grows(1, 0)])),
  attraction(
    "Merry-Go-Round",
    [4, 5, 6],
    change(all(yours(CREATURE, power("<=", 2))), [gains(keyword("horsemanship"))]),
  ),
  attraction("Roller Coaster", [3, 5, 6], change(all(YOUR_CREATURES), [grows(2, 0)])),
  attraction("Spinny Ride", [4, 6], tap(), one(theirs(CREATURE))),
]
