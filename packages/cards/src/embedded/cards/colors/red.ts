import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ANY_TARGET,
  ATTACKS,
  activated,
  beginning,
  cardIn,
  DIES,
  ENTERS,
  either,
  enchant,
  gains,
  grows,
  mana,
  modify,
  one,
  sacrifice,
  spell,
  statically,
  TAP,
  TARGET_PLAYER,
  triggered,
  YOUR_CREATURES,
} from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import { change, damage, exile, pump, seq, THAT_PLAYER, token, untap } from "../../build/effects.ts"
import { card, creature, tokenFace } from "../../build/face.ts"
import {
  ANY,
  ARTIFACT,
  all,
  and,
  BASIC,
  bound,
  CREATURE,
  color,
  INSTANT_OR_SORCERY,
  LAND,
  not,
  OPPONENTS,
  OTHER,
  or,
  PLANESWALKER,
  PLAYERS,
  SELF,
  subtype,
  THIS,
  target,
  YOU,
  yours,
} from "../../build/filters.ts"
import { ENCHANT_PLAYER, keywordCost } from "../../build/frames.ts"

const TARGETED = { who: "target", slot: 0 } as const
const GOBLIN = tokenFace("R", "Creature — Goblin", "1/1")
const EACH_OPPONENT = { sel: "players", of: OPPONENTS } as const
const THAT_MUCH = { n: "bound", name: "amount" } as const
const TWICE = { to: "amount", amount: { n: "times", of: 2, by: THAT_MUCH } } as const

/** Red creatures, enchantments and tricks. */
export const RED: readonly CardDefinition[] = [
  card("Rolling Thunder", "{X}{R}{R}", "Sorcery", [
    spell(
      { do: "damage", amount: { n: "x" }, to: target(), divided: true },
      { ...ANY_TARGET, min: 0, max: 999, divide: { n: "x" } },
    ),
  ]),
  card("Fiery Temper", "{1}{R}{R}", "Instant", [spell(damage(3), ANY_TARGET), keywordCost("madness", "{R}")]),
  card("Deflecting Palm", "{R}{W}", "Instant", [
    spell({
      do: "prevent",
      from: { sel: "choose", filter: { is: "any" }, from: { sel: "damageSources" } },
      toPlayers: YOU,
      times: 1,
      duration: "endOfTurn",
      then: damage(
        { n: "bound", name: "prevented" },
        { sel: "players", of: { who: "controllerOf", of: bound("source") } },
      ),
    }),
  ]),
  card("Relentless Assault", "{2}{R}{R}", "Sorcery", [
    spell(
      seq(untap(all(CREATURE, { is: "thisTurn", event: { on: "attacks", creature: ANY } })), {
        do: "extraPhase",
        phases: ["combat", "postcombatMain"],
      }),
    ),
  ]),
  card("Sneak Attack", "{3}{R}", "Enchantment", [
    activated([mana("{R}")], {
      do: "sequence",
      of: [
        {
          do: "may",
          effect: {
            do: "move",
            what: { sel: "choose", filter: CREATURE, zone: "hand", of: YOU },
            to: "battlefield",
            bind: "sneaked",
          },
        },
        { do: "change", what: bound("sneaked"), changes: [gains(keyword("haste"))], duration: "permanent" },
        {
          do: "delayed",
          when: { on: "step", step: "end" },
          effect: { do: "sacrifice", what: bound("sneaked") },
        },
      ],
    }),
  ]),
  card("Goblin Bombardment", "{1}{R}", "Enchantment", [
    activated([sacrifice(CREATURE)], damage(1), { targets: [ANY_TARGET] }),
  ]),
  card("Furnace of Rath", "{1}{R}{R}{R}", "Enchantment", [
    statically({ static: "alter", event: { on: "damage", source: ANY }, alter: TWICE }),
  ]),
  card("Gratuitous Violence", "{2}{R}{R}{R}", "Enchantment", [
    statically({ static: "alter", event: { on: "damage", source: YOUR_CREATURES }, alter: TWICE }),
  ]),
  card("Blood Moon", "{2}{R}", "Enchantment", [
    statically(modify(all(LAND, not(BASIC)), { change: "setSubtypes", of: "land", subtypes: ["Mountain"] })),
  ]),
  card("Curse of the Pierced Heart", "{1}{R}", "Enchantment — Aura Curse", [
    ENCHANT_PLAYER,
    triggered(
      beginning("upkeep", { who: "enchanted" }),
      damage(1, {
        sel: "choose",
        filter: ANY,
        from: {
          sel: "union",
          of: [
            { sel: "players", of: THAT_PLAYER },
            { sel: "all", filter: and(PLANESWALKER, { is: "controlledBy", player: THAT_PLAYER }) },
          ],
        },
      }),
    ),
  ]),
  card(
    "Splinter Twin",
    "{2}{R}{R}",
    "Enchantment — Aura",
    enchant(
      CREATURE,
      gains(
        activated(
          [TAP],
          seq(
            { do: "createCopyToken", of: THIS, except: [gains(keyword("haste"))], bind: "twin" },
            { do: "delayed", when: { on: "step", step: "end" }, effect: exile(bound("twin")) },
          ),
        ),
      ),
    ),
  ),
  card(
    "Madcap Skills",
    "{1}{R}",
    "Enchantment — Aura",
    enchant(CREATURE, grows(3, 0), gains(keyword("menace"))),
  ),
  creature(
    "Kiki-Jiki, Mirror Breaker",
    "{2}{R}{R}{R}",
    "Legendary Creature — Goblin Shaman",
    "2/2",
    keyword("haste"),
    activated(
      [TAP],
      seq(
        { do: "createCopyToken", of: target(), except: [gains(keyword("haste"))], bind: "twin" },
        {
          do: "delayed",
          when: { on: "step", step: "end" },
          effect: { do: "sacrifice", what: bound("twin") },
        },
      ),
      { targets: [one(yours(CREATURE, not({ is: "supertype", supertype: "legendary" })))] },
    ),
  ),
  creature(
    "Goblin Racketeer",
    "{3}{R}",
    "Creature — Goblin Rogue",
    "4/2",
    triggered(
      ATTACKS,
      { do: "may", effect: { do: "designate", what: target(), as: "goaded" } },
      { targets: [one(and(CREATURE, { is: "controlledBy", player: { who: "defending" } }))] },
    ),
  ),
  creature(
    "Coruscation Mage",
    "{1}{R}",
    "Creature — Otter Wizard",
    "2/2",
    keywordCost("offspring", "{2}"),
    triggered({ on: "cast", spell: not(CREATURE), by: YOU }, damage(1, EACH_OPPONENT)),
  ),
  creature(
    "Howlpack Wolf",
    "{2}{R}",
    "Creature — Wolf",
    "3/3",
    statically({
      static: "cantBlock",
      creature: THIS,
      unless: { if: "exists", filter: yours(or(subtype("Wolf"), subtype("Werewolf")), OTHER) },
    }),
  ),
  creature(
    "Spider-Islanders",
    "{3}{R}",
    "Creature — Spider Horror Citizen",
    "4/3",
    keywordCost("mayhem", "{1}{R}"),
  ),
  creature(
    "Spitemare",
    "{2}{R/W}{R/W}",
    "Creature — Elemental",
    "3/3",
    triggered({ on: "damage", to: SELF }, damage(THAT_MUCH), { targets: [ANY_TARGET] }),
  ),
  creature(
    "Dire Fleet Daredevil",
    "{1}{R}",
    "Creature — Human Pirate",
    "2/1",
    keyword("first strike"),
    triggered(
      ENTERS,
      seq(
        { do: "move", what: target(), to: "exile", bind: "taken" },
        {
          do: "permitPlay",
          what: bound("taken"),
          castOnly: true,
          anyMana: "type",
          exileAfter: true,
          duration: "endOfTurn",
        },
      ),
      { targets: [cardIn("graveyard", INSTANT_OR_SORCERY, OPPONENTS)] },
    ),
  ),
  creature(
    "Battering Craghorn",
    "{2}{R}{R}",
    "Creature — Goat Beast",
    "3/1",
    keyword("first strike"),
    keywordCost("morph", "{1}{R}{R}"),
  ),
  creature(
    "Heart-Piercer Manticore",
    "{2}{R}{R}",
    "Creature — Manticore",
    "4/3",
    triggered(ENTERS, {
      do: "may",
      effect: { do: "sacrifice", filter: and(CREATURE, OTHER), bind: "gone" },
      then: { do: "reflexive", effect: damage({ n: "power", of: bound("gone") }), targets: [ANY_TARGET] },
    }),
    keywordCost("embalm", "{5}{R}"),
  ),
  creature(
    "Mogg War Marshal",
    "{1}{R}",
    "Creature — Goblin Warrior",
    "1/1",
    keywordCost("echo", "{1}{R}"),
    triggered(either(ENTERS, DIES), token(GOBLIN)),
  ),
  creature(
    "Keldon Marauders",
    "{1}{R}",
    "Creature — Human Warrior",
    "3/3",
    keywordAbility("vanishing", { n: 2 }),
    triggered(either(ENTERS, { on: "moves", object: SELF, from: "battlefield" }), damage(1), {
      targets: [{ filter: PLANESWALKER, players: PLAYERS }],
    }),
  ),
  creature(
    "Hellspark Elemental",
    "{1}{R}",
    "Creature — Elemental",
    "3/1",
    keyword("trample"),
    keyword("haste"),
    triggered({ on: "step", step: "end" }, { do: "sacrifice", what: THIS }),
    keywordCost("unearth", "{1}{R}"),
  ),
  creature(
    "Bazaar Trader",
    "{1}{R}",
    "Creature — Goblin",
    "1/1",
    activated([TAP], change(target(1), [{ change: "control", player: TARGETED }], "permanent"), {
      targets: [TARGET_PLAYER, one(yours(or(ARTIFACT, CREATURE, LAND)))],
    }),
  ),
  creature(
    "Goblin Piledriver",
    "{1}{R}",
    "Creature — Goblin Warrior",
    "1/2",
    keywordAbility("protection", { filter: color("U") }),
    triggered(
      ATTACKS,
      pump(
        { n: "times", of: 2, by: { n: "count", filter: and(subtype("Goblin"), { is: "attacking" }, OTHER) } },
        0,
        THIS,
      ),
    ),
  ),
  creature(
    "Goblin Chieftain",
    "{1}{R}{R}",
    "Creature — Goblin",
    "2/2",
    keyword("haste"),
    statically(modify(all(yours(subtype("Goblin"), CREATURE, OTHER)), grows(1, 1), gains(keyword("haste")))),
  ),
  creature(
    "Siege-Gang Commander",
    "{3}{R}{R}",
    "Creature — Goblin",
    "2/2",
    triggered(ENTERS, token(GOBLIN, 3)),
    activated([mana("{1}{R}"), sacrifice(subtype("Goblin"))], damage(2), { targets: [ANY_TARGET] }),
  ),
  creature(
    "Young Pyromancer",
    "{1}{R}",
    "Creature — Human Shaman",
    "2/1",
    triggered(
      { on: "cast", spell: INSTANT_OR_SORCERY, by: YOU },
      token(tokenFace("R", "Creature — Elemental", "1/1")),
    ),
  ),
  creature(
    "Inferno Titan",
    "{4}{R}{R}",
    "Creature — Giant",
    "6/6",
    activated([mana("{R}")], pump(1, 0, THIS)),
    triggered(
      either(ENTERS, ATTACKS),
      { do: "damage", amount: 3, to: target(), divided: true },
      { targets: [{ ...ANY_TARGET, min: 1, max: 3, divide: 3 }] },
    ),
  ),
]
