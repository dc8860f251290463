import type { CardDefinition, Effect } from "@apnap/engine"
import { ENTERS, triggered } from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { creature } from "../build/face.ts"
import { PLAYERS, SELF } from "../build/filters.ts"

/** 701.51 */
const OPEN: Effect = { do: "action", action: "openAttraction" }

/** Creatures that open an Attraction, for games with Attraction decks (717). */
export const ATTENDANTS: readonly CardDefinition[] = [
  creature("Deadbeat Attendant", "{1}{B}", "Creature — Vampire Employee", "1/1", triggered(ENTERS, OPEN)),
  creature(
    "Petting Zookeeper",
    "{2}{G}",
    "Creature — Elf Employee",
    "0/4",
    keyword("reach"),
    triggered(ENTERS, OPEN),
  ),
  creature(
    "Quick Fixer",
    "{2}{B}",
    "Creature — Azra Employee",
    "2/3",
    keyword("menace"),
    triggered({ on: "damage", source: SELF, player: PLAYERS, combat: true }, OPEN),
  ),
  creature("Rad Rascal", "{3}{R}", "Creature — Devil Employee", "3/3", triggered(ENTERS, OPEN)),
  creature("Ride Guide", "{4}{W}", "Creature — Human Employee", "4/4", triggered(ENTERS, OPEN)),
  creature("Seasoned Buttoneer", "{2}{U}", "Creature — Vedalken Employee", "2/2", triggered(ENTERS, OPEN)),
]
