import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ANY_TARGET,
  activated,
  chooseOne,
  mana,
  one,
  SACRIFICE_THIS,
  spell,
  TAP,
  TARGET_CREATURE,
} from "../build/abilities.ts"
import { damage, destroy, draw, gainLife, seq, tap } from "../build/effects.ts"
import { card, creature, face } from "../build/face.ts"
import {
  ARTIFACT,
  all,
  and,
  CREATURE,
  ENCHANTMENT,
  not,
  OPPONENTS,
  PLANESWALKER,
  PLAYERS,
  THIS,
  target,
  YOU,
} from "../build/filters.ts"

const KEYWORD = keywordAbility

/** Damage and artifact removal in red. */
export const BURN: readonly CardDefinition[] = [
  card("Lightning Bolt", "{R}", "Instant", [spell(damage(3), ANY_TARGET)]),
  card("Shock", "{R}", "Instant", [spell(damage(2), ANY_TARGET)]),
  card("Lightning Strike", "{1}{R}", "Instant", [spell(damage(3), ANY_TARGET)]),
  card("Lava Spike", "{R}", "Sorcery — Arcane", [
    spell(damage(3), { filter: PLANESWALKER, players: PLAYERS }),
  ]),
  card("Fireblast", "{4}{R}{R}", "Instant", [
    {
      ability: "static",
      zone: "hand",
      effects: [
        {
          static: "alternativeCost",
          self: true,
          cost: [{ pay: "sacrifice", filter: { is: "subtype", subtype: "Mountain" }, count: 2 }],
        },
      ],
    },
    spell(damage(4), ANY_TARGET),
  ]),
  card("Volcanic Hammer", "{1}{R}", "Sorcery", [spell(damage(3), ANY_TARGET)]),
  card("Flame Slash", "{R}", "Sorcery", [spell(damage(4), TARGET_CREATURE)]),
  card("Stoke the Flames", "{2}{R}{R}", "Instant", [KEYWORD("convoke"), spell(damage(4), ANY_TARGET)]),
  card("Blaze", "{X}{R}", "Sorcery", [spell(damage({ n: "x" }), ANY_TARGET)]),
  card("Earthquake", "{X}{R}", "Sorcery", [
    spell(
      damage(
        { n: "x" },
        {
          sel: "union",
          of: [all(CREATURE, not({ is: "keyword", keyword: "flying" })), { sel: "players", of: PLAYERS }],
        },
      ),
    ),
  ]),
  card("Pyroclasm", "{1}{R}", "Sorcery", [spell(damage(2, all(CREATURE)))]),
  card("Grapeshot", "{1}{R}", "Sorcery", [spell(damage(1), ANY_TARGET), KEYWORD("storm")]),
  card("Arc Lightning", "{2}{R}", "Sorcery", [
    spell(
      { do: "damage", amount: 3, to: target(), divided: true },
      { ...ANY_TARGET, min: 1, max: 3, divide: 3 },
    ),
  ]),
  card("Lightning Helix", "{R}{W}", "Instant", [spell(seq(damage(3), gainLife(3)), ANY_TARGET)]),
  card("Flame Jet", "{1}{R}", "Sorcery", [
    spell(damage(3), { filter: PLANESWALKER, players: PLAYERS }),
    KEYWORD("cycling", { cost: [mana("{2}")] }),
  ]),
  card("Burst Lightning", "{R}", "Instant", [
    KEYWORD("kicker", { cost: [mana("{4}")] }),
    spell(
      { do: "if", condition: { if: "paid", cost: "kicker", of: THIS }, then: damage(4), else: damage(2) },
      ANY_TARGET,
    ),
  ]),
  card("Firebolt", "{R}", "Sorcery", [
    spell(damage(2), ANY_TARGET),
    KEYWORD("flashback", { cost: [mana("{4}{R}")] }),
  ]),
  card("Searing Spear", "{1}{R}", "Instant", [spell(damage(3), ANY_TARGET)]),
  card("Smash to Smithereens", "{1}{R}", "Instant", [
    spell(
      seq(destroy(), damage(3, { sel: "players", of: { who: "controllerOf", of: target() } })),
      one(ARTIFACT),
    ),
  ]),
  card("Flame Rift", "{1}{R}", "Sorcery", [spell(damage(4, { sel: "players", of: PLAYERS }))]),
  {
    name: "Fire // Ice",
    layout: "split",
    faces: [
      face("Fire", "{1}{R}", "Instant", [
        spell(
          { do: "damage", amount: 2, to: target(), divided: true },
          { ...ANY_TARGET, min: 1, max: 2, divide: 2 },
        ),
      ]),
      face("Ice", "{1}{U}", "Instant", [spell(tap(), one({ is: "permanent" })), spell(draw(1))]),
    ],
  },
  {
    name: "Wear // Tear",
    layout: "split",
    faces: [
      face("Wear", "{1}{R}", "Instant", [spell(destroy(), one(ARTIFACT)), KEYWORD("fuse")]),
      face("Tear", "{W}", "Instant", [spell(destroy(), one(ENCHANTMENT)), KEYWORD("fuse")]),
    ],
  },
  creature(
    "Cunning Sparkmage",
    "{2}{R}",
    "Creature — Human Shaman",
    "0/1",
    { ability: "keyword", keyword: "haste" },
    activated([TAP], damage(1), { targets: [ANY_TARGET] }),
  ),
  creature(
    "Prodigal Pyromancer",
    "{2}{R}",
    "Creature — Human Wizard",
    "1/1",
    activated([TAP], damage(1), { targets: [ANY_TARGET] }),
  ),
  creature(
    "Mogg Fanatic",
    "{R}",
    "Creature — Goblin",
    "1/1",
    activated([SACRIFICE_THIS], damage(1), { targets: [ANY_TARGET] }),
  ),
  creature("Goblin Arsonist", "{R}", "Creature — Goblin Shaman", "1/1", {
    ability: "triggered",
    when: { on: "moves", object: { is: "self" }, from: "battlefield", to: "graveyard" },
    effect: { do: "may", effect: damage(1) },
    targets: [ANY_TARGET],
  }),
  creature("Flametongue Kavu", "{3}{R}", "Creature — Kavu", "4/2", {
    ability: "triggered",
    when: { on: "moves", object: { is: "self" }, to: "battlefield" },
    effect: damage(4),
    targets: [TARGET_CREATURE],
  }),
  card("Abrade", "{1}{R}", "Instant", [
    chooseOne(
      { effect: damage(3), targets: [TARGET_CREATURE] },
      { effect: destroy(), targets: [one(ARTIFACT)] },
    ),
  ]),
  card("Boros Charm", "{R}{W}", "Instant", [
    chooseOne(
      { effect: damage(4), targets: [{ filter: PLANESWALKER, players: PLAYERS }] },
      {
        effect: {
          do: "change",
          what: all(and({ is: "permanent" }, { is: "controlledBy", player: YOU })),
          changes: [
            { change: "addAbilities", abilities: [{ ability: "keyword", keyword: "indestructible" }] },
          ],
          duration: "endOfTurn",
        },
      },
      {
        effect: {
          do: "change",
          what: target(),
          changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "doubleStrike" }] }],
          duration: "endOfTurn",
        },
        targets: [TARGET_CREATURE],
      },
    ),
  ]),
  card("Price of Progress", "{1}{R}", "Instant", [
    spell({
      do: "forEachPlayer",
      of: PLAYERS,
      effect: damage(
        {
          n: "times",
          of: 2,
          by: {
            n: "count",
            filter: and({ is: "type", type: "land" }, not({ is: "supertype", supertype: "basic" }), {
              is: "controlledBy",
              player: { who: "bound", name: "player" },
            }),
          },
        },
        { sel: "players", of: { who: "bound", name: "player" } },
      ),
    }),
  ]),
  creature(
    "Goblin Guide",
    "{R}",
    "Creature — Goblin Scout",
    "2/2",
    { ability: "keyword", keyword: "haste" },
    {
      ability: "triggered",
      when: { on: "attacks", creature: { is: "self" } },
      effect: {
        do: "sequence",
        of: [
          { do: "reveal", what: { sel: "libraryTop", of: { who: "defending" }, count: 1 }, bind: "top" },
          {
            do: "if",
            condition: { if: "is", of: { sel: "bound", name: "top" }, filter: { is: "type", type: "land" } },
            then: { do: "move", what: { sel: "bound", name: "top" }, to: "hand" },
          },
        ],
      },
    },
  ),
  card("Sulfuric Vortex", "{1}{R}{R}", "Enchantment", [
    {
      ability: "triggered",
      when: { on: "step", step: "upkeep", player: PLAYERS },
      effect: damage(2, { sel: "players", of: { who: "bound", name: "player" } }),
    },
    {
      ability: "static",
      effects: [{ static: "alter", event: { on: "gainLife", player: PLAYERS }, alter: { to: "skip" } }],
    },
  ]),
  card("Slagstorm", "{1}{R}{R}", "Sorcery", [
    chooseOne({ effect: damage(3, all(CREATURE)) }, { effect: damage(3, { sel: "players", of: PLAYERS }) }),
  ]),
  card("Rift Bolt", "{2}{R}", "Sorcery", [
    spell(damage(3), ANY_TARGET),
    KEYWORD("suspend", { n: 1, cost: [mana("{R}")] }),
  ]),
  card("Bump in the Night", "{B}", "Sorcery", [
    spell({ do: "loseLife", amount: 3, player: { who: "target", slot: 0 } }, { players: OPPONENTS }),
    KEYWORD("flashback", { cost: [mana("{5}{R}")] }),
  ]),
  card("Lava Axe", "{4}{R}", "Sorcery", [spell(damage(5), { filter: PLANESWALKER, players: PLAYERS })]),
  card("Sudden Shock", "{1}{R}", "Instant", [
    { ability: "keyword", keyword: "splitSecond" },
    spell(damage(2), ANY_TARGET),
  ]),
  card("Tribal Flames", "{1}{R}", "Sorcery", [
    { ...spell(damage({ n: "domain" }), ANY_TARGET), word: "domain" },
  ]),
]
