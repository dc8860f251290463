import type { CardDefinition, Effect, Selector } from "@apnap/engine"
import {
  activated,
  beginning,
  cardIn,
  ENTERS,
  enchant,
  gains,
  grows,
  modify,
  one,
  spell,
  statically,
  TAP,
  triggered,
  YOUR_CREATURES,
} from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import { addMana, damage, gainLife, put, seq, token, tutor } from "../../build/effects.ts"
import { card, sizeOf, tokenFace } from "../../build/face.ts"
import {
  ANY,
  all,
  and,
  bound,
  CREATURE,
  HOST,
  LAND,
  not,
  or,
  PLANESWALKER,
  PLAYERS,
  SPELL,
  target,
  YOU,
  yours,
} from "../../build/filters.ts"
import { keywordCost } from "../../build/frames.ts"

/** Puts a +1/+1 counter on each, then doubles the counters on those that got one. */
function growAndDouble(what: Selector): Effect {
  const each = bound("each")
  const grow = seq(
    { do: "addCounters", kind: "+1/+1", count: 1, on: each, bind: "put" },
    {
      do: "if",
      condition: { if: "did", name: "put" },
      then: { do: "bind", name: "grown", objects: { sel: "union", of: [bound("grown"), each] } },
    },
  )
  return seq(
    { do: "forEach", of: what, effect: grow },
    { do: "doubleCounters", kind: "+1/+1", on: bound("grown") },
  )
}

/** Green spells: growth, mana, doubling. */
export const GREEN_SPELLS: readonly CardDefinition[] = [
  card("Bite Down", "{1}{G}", "Instant", [
    spell(
      { do: "damage", amount: { n: "power", of: target() }, to: target(1), source: target() },
      one(yours(CREATURE)),
      one(and(or(CREATURE, PLANESWALKER), not({ is: "controlledBy", player: YOU }))),
    ),
  ]),
  card("Fangs of Kalonia", "{1}{G}", "Sorcery", [
    keywordCost("overload", "{4}{G}{G}"),
    spell(
      {
        do: "if",
        condition: { if: "paid", cost: "overload" },
        then: growAndDouble(all(YOUR_CREATURES)),
        else: growAndDouble(target()),
      },
      one(YOUR_CREATURES),
    ),
  ]),
  card("Advent of the Wurm", "{1}{G}{G}{W}", "Instant", [
    spell(token(tokenFace("G", "Creature — Wurm", "5/5", [keyword("trample")]))),
  ]),
  card("Double Major", "{G}{U}", "Instant", [
    spell(
      { do: "copySpell", of: target(), except: [{ change: "removeSupertypes", supertypes: ["legendary"] }] },
      one(and(SPELL, CREATURE, { is: "controlledBy", player: YOU })),
    ),
  ]),
  card("Fog", "{G}", "Instant", [spell({ do: "prevent", combat: true, duration: "endOfTurn" })]),
  card("Hurricane", "{X}{G}", "Sorcery", [
    spell(
      damage(
        { n: "x" },
        {
          sel: "union",
          of: [all(CREATURE, { is: "keyword", keyword: "flying" }), { sel: "players", of: PLAYERS }],
        },
      ),
    ),
  ]),
  card("Regrowth", "{1}{G}", "Sorcery", [spell(put(target(), "hand"), cardIn("graveyard", ANY, YOU))]),
  card("Tooth and Nail", "{5}{G}{G}", "Sorcery", [
    {
      ability: "spell",
      modes: {
        min: 1,
        max: 1,
        of: [
          { effect: tutor(CREATURE, "hand", { count: 2, upTo: true }) },
          {
            effect: put(
              { sel: "choose", filter: CREATURE, zone: "hand", of: YOU, count: 2, upTo: true },
              "battlefield",
            ),
          },
        ],
      },
    },
    keywordCost("entwine", "{2}"),
  ]),
  card("Lure", "{1}{G}{G}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    statically({ static: "mustBeBlocked", creature: HOST, byAll: true }),
  ]),
  card("Gift of Paradise", "{2}{G}", "Enchantment — Aura", [
    ...enchant(LAND),
    triggered(ENTERS, gainLife(3)),
    statically(modify(HOST, gains(activated([TAP], addMana({ choice: "anyColor", amount: 2 }))))),
  ]),
  card("Parallel Lives", "{3}{G}", "Enchantment", [
    statically({
      static: "alter",
      event: { on: "token", by: YOU },
      alter: { to: "amount", amount: { n: "times", of: 2, by: { n: "bound", name: "amount" } } },
    }),
  ]),
  card("Court of Garenbrig", "{1}{G}{G}", "Enchantment", [
    triggered(ENTERS, { do: "becomeMonarch" }),
    triggered(
      beginning("upkeep"),
      seq(
        { do: "addCounters", kind: "+1/+1", count: 2, on: target(), divided: true },
        {
          do: "if",
          condition: { if: "monarch", player: YOU },
          then: { do: "doubleCounters", kind: "+1/+1", on: all(YOUR_CREATURES) },
        },
      ),
      { targets: [{ filter: CREATURE, min: 0, max: 2, divide: 2 }] },
    ),
  ]),
  card(
    "Boon Satyr",
    "{1}{G}{G}",
    "Enchantment Creature — Satyr",
    [keyword("flash"), keywordCost("bestow", "{3}{G}{G}"), statically(modify(HOST, grows(4, 2)))],
    sizeOf("4/2"),
  ),
]
