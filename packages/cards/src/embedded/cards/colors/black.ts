import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ATTACKS,
  activated,
  beginning,
  cardIn,
  DIES,
  dies,
  ENTERS,
  either,
  mana,
  modify,
  one,
  sacrifice,
  spell,
  statically,
  TAP,
  TARGET_OPPONENT,
  triggered,
} from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import {
  discard,
  discardOfYourChoice,
  draw,
  gainLife,
  loseLife,
  may,
  mill,
  pump,
  put,
  seq,
  THAT_PLAYER,
  token,
  tutor,
} from "../../build/effects.ts"
import { card, creature, tokenFace } from "../../build/face.ts"
import {
  ANY,
  ARTIFACT,
  and,
  bound,
  CREATURE,
  LAND,
  not,
  OPPONENTS,
  OTHER,
  PLAYERS,
  SELF,
  subtype,
  THIS,
  target,
  YOU,
  yours,
} from "../../build/filters.ts"

const ZOMBIE = tokenFace("B", "Creature — Zombie", "2/2")
const TARGETED = { who: "target", slot: 0 } as const

/** Black creatures, graveyard cards, discard and tutors. */
export const BLACK: readonly CardDefinition[] = [
  card("Reanimate", "{B}", "Sorcery", [
    spell(
      seq(
        { do: "move", what: target(), to: "battlefield", control: YOU, bind: "returned" },
        loseLife({ n: "manaValue", of: bound("returned") }),
      ),
      cardIn("graveyard", CREATURE),
    ),
  ]),
  card("Zombify", "{3}{B}", "Sorcery", [
    spell(put(target(), "battlefield"), cardIn("graveyard", CREATURE, YOU)),
  ]),
  card("Entomb", "{B}", "Instant", [spell(tutor(ANY, "graveyard"))]),
  card("Demonic Tutor", "{1}{B}", "Sorcery", [spell(tutor(ANY, "hand"))]),
  card("Raise Dead", "{B}", "Sorcery", [spell(put(target(), "hand"), cardIn("graveyard", CREATURE, YOU))]),
  card("Duress", "{B}", "Sorcery", [
    spell(seq(...discardOfYourChoice(and(not(CREATURE), not(LAND)))), TARGET_OPPONENT),
  ]),
  card("Mind Rot", "{2}{B}", "Sorcery", [spell(discard(2, TARGETED), { players: PLAYERS })]),
  card("Raven's Crime", "{B}", "Sorcery", [
    spell(discard(1, TARGETED), { players: PLAYERS }),
    keywordAbility("retrace"),
  ]),
  card("Sign in Blood", "{B}{B}", "Sorcery", [
    spell(seq(draw(2, TARGETED), loseLife(2, TARGETED)), { players: PLAYERS }),
  ]),
  card("Night's Whisper", "{1}{B}", "Sorcery", [spell(seq(draw(2), loseLife(2)))]),
  card("Phyrexian Arena", "{1}{B}{B}", "Enchantment", [
    triggered(beginning("upkeep"), seq(draw(1), loseLife(1))),
  ]),
  card("One with Nothing", "{B}", "Instant", [spell({ do: "discard", count: "all" })]),
  card("Altar's Reap", "{1}{B}", "Instant", [
    {
      ability: "static",
      zone: "stack",
      effects: [{ static: "additionalCost", self: true, cost: [sacrifice(CREATURE)] }],
    },
    spell(draw(2)),
  ]),
  card("Mind Sculpt", "{1}{U}", "Sorcery", [spell(mill(7, TARGETED), TARGET_OPPONENT)]),
  creature(
    "Blood Artist",
    "{1}{B}",
    "Creature — Vampire",
    "0/1",
    triggered(dies({ is: "or", of: [SELF, and(CREATURE, OTHER)] }), seq(loseLife(1, TARGETED), gainLife(1)), {
      targets: [{ players: PLAYERS }],
    }),
  ),
  creature(
    "Grave Titan",
    "{4}{B}{B}",
    "Creature — Giant",
    "6/6",
    keyword("deathtouch"),
    triggered(either(ENTERS, ATTACKS), token(ZOMBIE, 2)),
  ),
  creature(
    "Gravecrawler",
    "{B}",
    "Creature — Zombie",
    "2/1",
    statically({ static: "cantBlock", creature: THIS }),
    {
      ability: "static",
      zone: "graveyard",
      condition: { if: "exists", filter: yours(subtype("Zombie")) },
      effects: [{ static: "playFrom", zone: "graveyard", self: true, castOnly: true }],
    },
  ),
  creature(
    "Nantuko Husk",
    "{2}{B}",
    "Creature — Zombie Insect",
    "2/2",
    activated([sacrifice(CREATURE)], pump(2, 2, THIS)),
  ),
  creature(
    "Corpse Traders",
    "{3}{B}",
    "Creature — Human Rogue",
    "3/3",
    activated([mana("{2}{B}"), sacrifice(CREATURE)], seq(...discardOfYourChoice(ANY)), {
      targets: [TARGET_OPPONENT],
      timing: "sorcery",
    }),
  ),
  creature(
    "Reassembling Skeleton",
    "{1}{B}",
    "Creature — Skeleton Warrior",
    "1/1",
    activated(
      [mana("{1}{B}")],
      { do: "move", what: THIS, to: "battlefield", tapped: true },
      { zone: "graveyard" },
    ),
  ),
  creature(
    "Gravedigger",
    "{3}{B}",
    "Creature — Zombie",
    "2/2",
    triggered(ENTERS, may(put(target(), "hand")), { targets: [cardIn("graveyard", CREATURE, YOU)] }),
  ),
  creature(
    "Vampire Nighthawk",
    "{1}{B}{B}",
    "Creature — Vampire Shaman",
    "2/3",
    keyword("flying"),
    keyword("deathtouch"),
    keyword("lifelink"),
  ),
  creature(
    "Gifted Aetherborn",
    "{B}{B}",
    "Creature — Aetherborn Vampire",
    "2/3",
    keyword("deathtouch"),
    keyword("lifelink"),
  ),
  creature(
    "Gray Merchant of Asphodel",
    "{3}{B}{B}",
    "Creature — Zombie",
    "2/4",
    triggered(
      ENTERS,
      seq(
        { do: "loseLife", amount: { n: "devotion", to: ["B"] }, player: OPPONENTS, bind: "lost" },
        gainLife({ n: "bound", name: "lost" }),
      ),
    ),
  ),
  creature(
    "Abyssal Specter",
    "{2}{B}{B}",
    "Creature — Specter",
    "2/3",
    keyword("flying"),
    triggered({ on: "damage", source: SELF, player: PLAYERS }, discard(1, THAT_PLAYER)),
  ),
  creature(
    "Hypnotic Specter",
    "{1}{B}{B}",
    "Creature — Specter",
    "2/2",
    keyword("flying"),
    triggered(
      { on: "damage", source: SELF, player: OPPONENTS },
      { do: "discard", player: THAT_PLAYER, count: 1, random: true },
    ),
  ),
  creature(
    "Phyrexian Rager",
    "{2}{B}",
    "Creature — Phyrexian Horror",
    "2/2",
    triggered(ENTERS, seq(draw(1), loseLife(1))),
  ),
  creature("Doomed Dissenter", "{1}{B}", "Creature — Human", "1/1", triggered(DIES, token(ZOMBIE))),
  creature(
    "Carrion Feeder",
    "{B}",
    "Creature — Zombie",
    "1/1",
    statically({ static: "cantBlock", creature: THIS }),
    activated([sacrifice(CREATURE)], { do: "addCounters", kind: "+1/+1", count: 1, on: THIS }),
  ),
  creature(
    "Zulaport Cutthroat",
    "{1}{B}",
    "Creature — Human Rogue Ally",
    "1/1",
    triggered(
      dies({ is: "or", of: [SELF, yours(CREATURE, OTHER)] }),
      seq(loseLife(1, OPPONENTS), gainLife(1)),
    ),
  ),
  creature(
    "Royal Assassin",
    "{1}{B}{B}",
    "Creature — Human Assassin",
    "1/1",
    activated([TAP], { do: "destroy", what: target() }, { targets: [one(and(CREATURE, { is: "tapped" }))] }),
  ),
  creature(
    "Lord of the Undead",
    "{1}{B}{B}",
    "Creature — Zombie",
    "2/2",
    statically(
      modify(
        { sel: "all", filter: and(subtype("Zombie"), CREATURE, OTHER) },
        { change: "modifyPT", power: 1, toughness: 1 },
      ),
    ),
    activated([mana("{1}{B}"), TAP], put(target(), "hand"), {
      targets: [cardIn("graveyard", subtype("Zombie"), YOU)],
    }),
  ),
  creature(
    "Disciple of the Vault",
    "{B}",
    "Creature — Human Cleric",
    "1/1",
    triggered(dies(ARTIFACT), may(loseLife(1, TARGETED)), { targets: [TARGET_OPPONENT] }),
  ),
  creature(
    "Sengir Vampire",
    "{3}{B}{B}",
    "Creature — Vampire",
    "4/4",
    keyword("flying"),
    triggered(dies(and(CREATURE, { is: "thisTurn", event: { on: "damage", source: SELF, to: ANY } })), {
      do: "addCounters",
      kind: "+1/+1",
      count: 1,
      on: THIS,
    }),
  ),
  creature(
    "Ogre Slumlord",
    "{3}{B}{B}",
    "Creature — Ogre Rogue",
    "3/3",
    triggered(
      dies(and(CREATURE, OTHER, not({ is: "token" }))),
      may(token(tokenFace("B", "Creature — Rat", "1/1"))),
    ),
    statically(
      modify(
        { sel: "all", filter: yours(subtype("Rat")) },
        { change: "addAbilities", abilities: [keyword("deathtouch")] },
      ),
    ),
  ),
  creature(
    "Shivan Dragon",
    "{4}{R}{R}",
    "Creature — Dragon",
    "5/5",
    keyword("flying"),
    activated([mana("{R}")], pump(1, 0, THIS)),
  ),
  creature(
    "Looter il-Kor",
    "{1}{U}",
    "Creature — Kor Rogue",
    "1/1",
    keyword("shadow"),
    triggered({ on: "damage", source: SELF, player: OPPONENTS }, seq(draw(1), discard(1))),
  ),
  creature(
    "Sporeback Troll",
    "{3}{G}",
    "Creature — Troll Mutant",
    "0/0",
    keywordAbility("graft", { n: 2 }),
    activated(
      [mana("{1}{G}")],
      { do: "regenerate", what: target() },
      { targets: [one(and(CREATURE, { is: "counters", kind: "+1/+1", op: ">=", than: 1 }))] },
    ),
  ),
  creature(
    "Drudge Skeletons",
    "{1}{B}",
    "Creature — Skeleton",
    "1/1",
    activated([mana("{B}")], { do: "regenerate", what: THIS }),
  ),
  creature("Dread Shade", "{B}{B}{B}", "Creature — Shade", "3/3", activated([mana("{B}")], pump(1, 1, THIS))),
  creature(
    "Ravenous Rats",
    "{1}{B}",
    "Creature — Rat",
    "1/1",
    triggered(ENTERS, discard(1, TARGETED), { targets: [TARGET_OPPONENT] }),
  ),
]
