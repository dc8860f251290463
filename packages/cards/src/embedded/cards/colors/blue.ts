import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  beginning,
  cardIn,
  ENTERS,
  enchant,
  mana,
  modify,
  one,
  spell,
  statically,
  TAP,
  TARGET_CREATURE,
  triggered,
} from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import { bounce, change, discard, draw, may, mill, put, scry, seq, tap } from "../../build/effects.ts"
import { card, creature } from "../../build/face.ts"
import {
  ANY,
  and,
  CREATURE,
  HOST,
  INSTANT_OR_SORCERY,
  not,
  PLAYERS,
  SPELL,
  THIS,
  target,
  type,
  YOU,
} from "../../build/filters.ts"

/** Blue card draw, counterspells, control and copies. */
export const BLUE: readonly CardDefinition[] = [
  card("Counterspell", "{U}{U}", "Instant", [spell({ do: "counter", what: target() }, one(SPELL))]),
  card("Cancel", "{1}{U}{U}", "Instant", [spell({ do: "counter", what: target() }, one(SPELL))]),
  card("Essence Scatter", "{1}{U}", "Instant", [
    spell({ do: "counter", what: target() }, one(and(SPELL, CREATURE))),
  ]),
  card("Negate", "{1}{U}", "Instant", [
    spell({ do: "counter", what: target() }, one(and(SPELL, not(CREATURE)))),
  ]),
  card("Mana Leak", "{1}{U}", "Instant", [
    spell({ do: "counter", what: target(), unlessPays: [mana("{3}")] }, one(SPELL)),
  ]),
  card("Remand", "{1}{U}", "Instant", [
    spell({ do: "counter", what: target(), to: "hand" }, one(SPELL)),
    spell(draw(1)),
  ]),
  card("Dissolve", "{1}{U}{U}", "Instant", [
    spell(seq({ do: "counter", what: target() }, scry(1)), one(SPELL)),
  ]),
  card("Divination", "{2}{U}", "Sorcery", [spell(draw(2))]),
  card("Quick Study", "{2}{U}", "Instant", [spell(draw(2))]),
  card("Concentrate", "{2}{U}{U}", "Sorcery", [spell(draw(3))]),
  card("Jace's Ingenuity", "{3}{U}{U}", "Instant", [spell(draw(3))]),
  card("Ancestral Recall", "{U}", "Instant", [
    spell(draw(3, { who: "target", slot: 0 }), { players: PLAYERS }),
  ]),
  card("Opt", "{U}", "Instant", [spell(scry(1)), spell(draw(1))]),
  card("Preordain", "{U}", "Sorcery", [spell(seq(scry(2), draw(1)))]),
  card("Think Twice", "{1}{U}", "Instant", [
    spell(draw(1)),
    keywordAbility("flashback", { cost: [mana("{2}{U}")] }),
  ]),
  card("Radical Idea", "{1}{U}", "Instant", [spell(draw(1)), keywordAbility("jumpStart")]),
  card("Careful Study", "{U}", "Sorcery", [spell(seq(draw(2), discard(2)))]),
  card("Brainstorm", "{U}", "Instant", [
    spell(
      seq(
        draw(3),
        put({ sel: "choose", filter: ANY, zone: "hand", of: YOU, count: 2 }, "library", { order: "chosen" }),
      ),
    ),
  ]),
  card("Frantic Search", "{2}{U}", "Instant", [
    spell(
      seq(draw(2), discard(2), {
        do: "untap",
        what: { sel: "choose", filter: type("land"), count: 3, upTo: true },
      }),
    ),
  ]),
  card("Tome Scour", "{U}", "Sorcery", [spell(mill(5, { who: "target", slot: 0 }), { players: PLAYERS })]),
  card("Control Magic", "{2}{U}{U}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    statically(modify(HOST, { change: "control", player: YOU })),
  ]),
  card("Act of Treason", "{2}{R}", "Sorcery", [
    spell(
      seq(
        change(target(), [{ change: "control", player: YOU }]),
        { do: "untap", what: target() },
        change(target(), [{ change: "addAbilities", abilities: [keyword("haste")] }]),
      ),
      TARGET_CREATURE,
    ),
  ]),
  card("Switcheroo", "{4}{U}", "Sorcery", [
    spell(
      { do: "exchangeControl", a: { sel: "target", slot: 0 }, b: { sel: "target", slot: 1 } },
      TARGET_CREATURE,
      { ...TARGET_CREATURE, otherThan: [0] },
    ),
  ]),
  card("Thought Reflection", "{4}{U}{U}{U}", "Enchantment", [
    statically({ static: "replace", event: { on: "draw", player: YOU }, with: draw(2) }),
  ]),
  card("Omniscience", "{7}{U}{U}{U}", "Enchantment", [
    statically({ static: "alternativeCost", spells: ANY, cost: [], key: "free", zone: "hand" }),
  ]),
  card("Twincast", "{U}{U}", "Instant", [
    spell({ do: "copySpell", of: target(), newTargets: true }, one(and(SPELL, INSTANT_OR_SORCERY))),
  ]),
  card("Time Walk", "{1}{U}", "Sorcery", [spell({ do: "extraTurn" })]),
  card("Claustrophobia", "{1}{U}{U}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    triggered(ENTERS, tap(HOST)),
    statically({ static: "doesntUntap", what: HOST }),
  ]),
  creature(
    "Thought Courier",
    "{1}{U}",
    "Creature — Human Wizard",
    "1/1",
    activated([TAP], seq(draw(1), discard(1))),
  ),
  creature(
    "Merfolk Looter",
    "{1}{U}",
    "Creature — Merfolk Rogue",
    "1/1",
    activated([TAP], seq(draw(1), discard(1))),
  ),
  creature(
    "Snapcaster Mage",
    "{1}{U}",
    "Creature — Human Wizard",
    "2/1",
    keyword("flash"),
    triggered(
      ENTERS,
      change(target(), [{ change: "addAbilities", abilities: [keywordAbility("flashback")] }]),
      {
        targets: [cardIn("graveyard", INSTANT_OR_SORCERY, YOU)],
      },
    ),
  ),
  creature(
    "Man-o'-War",
    "{2}{U}",
    "Creature — Jellyfish",
    "2/2",
    triggered(ENTERS, bounce(), { targets: [TARGET_CREATURE] }),
  ),
  creature(
    "Mulldrifter",
    "{4}{U}",
    "Creature — Elemental",
    "2/2",
    keyword("flying"),
    triggered(ENTERS, draw(2)),
    keywordAbility("evoke", { cost: [mana("{2}{U}")] }),
  ),
  creature(
    "Cloudkin Seer",
    "{2}{U}",
    "Creature — Elemental Wizard",
    "2/1",
    keyword("flying"),
    triggered(ENTERS, draw(1)),
  ),
  creature("Omenspeaker", "{1}{U}", "Creature — Human Wizard", "1/3", triggered(ENTERS, scry(2))),
  creature(
    "Laboratory Maniac",
    "{2}{U}",
    "Creature — Human Wizard",
    "2/2",
    statically({
      static: "replace",
      event: { on: "draw", player: YOU },
      condition: {
        if: "compare",
        left: { n: "count", filter: ANY, zone: "library", of: YOU },
        op: "=",
        right: 0,
      },
      with: { do: "winGame", player: YOU },
    }),
  ),
  creature(
    "Consecrated Sphinx",
    "{4}{U}{U}",
    "Creature — Sphinx",
    "4/6",
    keyword("flying"),
    triggered({ on: "draw", player: { who: "opponents" } }, may(draw(2))),
  ),
  creature(
    "Clone",
    "{3}{U}",
    "Creature — Shapeshifter",
    "0/0",
    statically({ static: "enters", what: "self", copyOf: { filter: CREATURE, optional: true } }),
  ),
  creature(
    "Phantasmal Image",
    "{1}{U}",
    "Creature — Illusion",
    "0/0",
    statically({
      static: "enters",
      what: "self",
      copyOf: {
        filter: CREATURE,
        optional: true,
        except: [
          { change: "addSubtypes", subtypes: ["Illusion"] },
          {
            change: "addAbilities",
            abilities: [
              triggered({ on: "targeted", object: { is: "self" } }, { do: "sacrifice", what: THIS }),
            ],
          },
        ],
      },
    }),
  ),
  card("Howling Mine", "{2}", "Artifact", [
    triggered(beginning("draw", PLAYERS), draw(1, { who: "bound", name: "player" }), {
      condition: { if: "is", of: THIS, filter: { is: "not", of: { is: "tapped" } } },
    }),
  ]),
]
