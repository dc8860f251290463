import type {
  Ability,
  CardDefinition,
  Effect,
  EventPattern,
  Filter,
  PlayerSelector,
  TargetSlot,
} from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  anthem,
  beginning,
  enters,
  gains,
  grows,
  mana,
  statically,
  TARGET_CREATURE,
  TARGET_PLAYER,
  triggered,
  YOUR_CREATURES,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import {
  addMana,
  change,
  destroy,
  discard,
  draw,
  loseLife,
  may,
  mill,
  pump,
  seq,
  token,
  untap,
} from "../build/effects.ts"
import { card, tokenFace } from "../build/face.ts"
import {
  ANY,
  all,
  CREATURE,
  color,
  IT,
  LAND,
  NONLAND,
  not,
  OPPONENTS,
  PERMANENT,
  PLAYERS,
  SELF,
  THIS,
  target,
  YOU,
} from "../build/filters.ts"

const TO: EventPattern = { on: "action", action: "planeswalkTo", object: SELF }
const AWAY: EventPattern = { on: "action", action: "planeswalkAway", object: SELF }
const GOAT = tokenFace("W", "Creature — Goat", "0/1")
const GOBLIN = tokenFace("R", "Creature — Goblin", "1/1")
const JUND_COLORS: Filter = { is: "or", of: [color("B"), color("R"), color("G")] }
const DRAGON = tokenFace("R", "Creature — Dragon", "5/5", [keyword("flying")])
const ITS_CONTROLLER: PlayerSelector = { who: "controllerOf", of: IT }
const ITS_OWNER: PlayerSelector = { who: "ownerOf", of: IT }

/** 311.7 */
function chaos(effect: Effect, ...targets: readonly TargetSlot[]): Ability {
  const when: EventPattern = { on: "action", action: "chaos", object: SELF }
  return triggered(when, effect, targets.length > 0 ? { targets } : {})
}

/** 311.3: a plane has one planar type, possibly of several words. */
function plane(name: string, type: string, ...abilities: readonly Ability[]): CardDefinition {
  return card(name, "", "Plane", abilities, { subtypes: [type] })
}

/** Plane cards. */
export const PLANES: readonly CardDefinition[] = [
  plane(
    "Academy at Tolaria West",
    "Dominaria",
    triggered(beginning("end"), draw(7), {
      condition: { if: "compare", left: { n: "handSize", of: YOU }, op: "=", right: 0 },
    }),
    chaos({ do: "discard", count: "all" }),
  ),
  plane(
    "Goldmeadow",
    "Lorwyn",
    triggered(enters(LAND), {
      do: "createToken",
      token: { face: GOAT },
      count: 3,
      player: ITS_CONTROLLER,
    }),
    chaos(token(GOAT)),
  ),
  plane(
    "Jund",
    "Alara",
    triggered(
      { on: "cast", spell: { is: "and", of: [JUND_COLORS, CREATURE] }, by: PLAYERS },
      change(IT, [gains(keywordAbility("devour", { n: 5 }))], "permanent"),
    ),
    chaos(token(GOBLIN, 2)),
  ),
  plane(
    "Krosa",
    "Dominaria",
    anthem(CREATURE, grows(2, 2)),
    chaos(may(addMana({ mana: "{W}{U}{B}{R}{G}" }))),
  ),
  plane(
    "Lethe Lake",
    "Arkhos",
    triggered(beginning("upkeep"), mill(10)),
    chaos(mill(10, { who: "target", slot: 0 }), TARGET_PLAYER),
  ),
  plane(
    "Panopticon",
    "Mirrodin",
    triggered(TO, draw(1)),
    triggered(beginning("draw"), draw(1)),
    chaos(draw(1)),
  ),
  plane(
    "Sanctum of Serra",
    "Serra's Realm",
    triggered(AWAY, destroy(all(PERMANENT, NONLAND))),
    chaos(may({ do: "setLife", player: YOU, amount: 20 })),
  ),
  plane(
    "Shiv",
    "Dominaria",
    anthem(CREATURE, gains(activated([mana("{R}")], pump(1, 0, THIS)))),
    chaos(token(DRAGON)),
  ),
  plane(
    "Sokenzan",
    "Kamigawa",
    anthem(CREATURE, grows(1, 1), gains(keyword("haste"))),
    chaos(
      seq(untap(all(CREATURE, { is: "thisTurn", event: { on: "attacks", creature: ANY } })), {
        do: "extraPhase",
        phases: ["combat", "postcombatMain"],
      }),
    ),
  ),
  plane(
    "Tazeem",
    "Zendikar",
    statically({ static: "cantBlock", creature: all(CREATURE) }),
    chaos(draw({ n: "count", filter: { is: "and", of: [LAND, { is: "controlledBy", player: YOU }] } })),
  ),
  plane(
    "The Dark Barony",
    "Ulgrotha",
    triggered(
      { on: "moves", object: { is: "and", of: [{ is: "card" }, not(color("B"))] }, to: "graveyard" },
      loseLife(1, ITS_OWNER),
    ),
    chaos(discard(1, OPPONENTS)),
  ),
  plane(
    "The Great Forest",
    "Lorwyn",
    statically({ static: "assignsWithToughness", creature: all(CREATURE) }),
    chaos(change(all(YOUR_CREATURES), [grows(0, 2), gains(keyword("trample"))])),
  ),
  plane(
    "The Hippodrome",
    "Segovia",
    anthem(CREATURE, grows(-5, 0)),
    chaos(
      may({
        do: "if",
        condition: { if: "compare", left: { n: "power", of: target() }, op: "<=", right: 0 },
        then: destroy(),
      }),
      TARGET_CREATURE,
    ),
  ),
]

/** 312.5 */
function phenomenon(name: string, effect: Effect): CardDefinition {
  const when: EventPattern = { on: "action", action: "encounter", object: SELF }
  return card(name, "", "Phenomenon", [triggered(when, effect)])
}

/** Phenomenon cards. */
export const PHENOMENA: readonly CardDefinition[] = [
  phenomenon("Mutual Epiphany", draw(4, PLAYERS)),
  phenomenon("Planewide Disaster", destroy(all(CREATURE))),
]
