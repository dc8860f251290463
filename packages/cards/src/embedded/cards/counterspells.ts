import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import { gains, mana, one, spell } from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { bounce, change, counters, draw, seq, tap } from "../build/effects.ts"
import { card } from "../build/face.ts"
import {
  all,
  and,
  bound,
  CREATURE,
  color,
  INSTANT_OR_SORCERY,
  LAND,
  not,
  OTHER,
  or,
  PLAYERS,
  SPELL,
  target,
  theirs,
  type,
  YOU,
  yours,
} from "../build/filters.ts"
import { alternativeCost, keywordCost, modal } from "../build/frames.ts"

const COUNTER = { do: "counter", what: target() } as const
const TARGETED = { who: "target", slot: 0 } as const

/** Blue instants: counterspells, copies, bounce, redirection. */
export const COUNTERSPELLS: readonly CardDefinition[] = [
  card("Force of Will", "{3}{U}{U}", "Instant", [
    alternativeCost({ pay: "life", amount: 1 }, { pay: "exile", filter: color("U"), zone: "hand" }),
    spell(COUNTER, one(SPELL)),
  ]),
  card("Spell Pierce", "{U}", "Instant", [
    spell({ ...COUNTER, unlessPays: [mana("{2}")] }, one(and(SPELL, not(CREATURE)))),
  ]),
  card("Stifle", "{U}", "Instant", [spell(COUNTER, { filter: { is: "ability" }, zone: "stack" })]),
  card("Delay", "{1}{U}", "Instant", [
    spell(
      seq(
        { ...COUNTER, to: "exile", bind: "countered" },
        {
          do: "if",
          condition: { if: "did", name: "countered" },
          then: seq(counters("time", 3, bound("moved")), {
            do: "if",
            condition: {
              if: "not",
              of: { if: "is", of: bound("moved"), filter: { is: "keyword", keyword: "suspend" } },
            },
            then: change(bound("moved"), [gains(keywordAbility("suspend"))], "permanent"),
          }),
        },
      ),
      one(SPELL),
    ),
  ]),
  card("Scatter to the Winds", "{1}{U}{U}", "Instant", [
    spell(COUNTER, one(SPELL)),
    keywordAbility("awaken", { cost: [mana("{4}{U}{U}")], n: 3 }),
  ]),
  card("Cryptic Command", "{1}{U}{U}{U}", "Instant", [
    modal(
      2,
      2,
      { effect: COUNTER, targets: [one(SPELL)] },
      { effect: bounce(), targets: [one({ is: "permanent" })] },
      { effect: tap(all(theirs(CREATURE))) },
      { effect: draw(1) },
    ),
  ]),
  card("Capsize", "{1}{U}{U}", "Instant", [
    keywordCost("buyback", "{3}"),
    spell(bounce(), one({ is: "permanent" })),
  ]),
  card("Leadership Vacuum", "{2}{U}", "Instant", [
    spell(
      {
        do: "move",
        what: all({ is: "commander" }, { is: "controlledBy", player: TARGETED }),
        to: "command",
      },
      { players: PLAYERS },
    ),
    spell(draw(1)),
  ]),
  card("Reality Ripple", "{1}{U}", "Instant", [
    spell({ do: "phaseOut", what: target() }, one(or(type("artifact"), CREATURE, LAND))),
  ]),
  card("Mirrorweave", "{2}{W/U}{W/U}", "Instant", [
    spell(
      {
        do: "becomeCopy",
        what: all(CREATURE, { is: "other", than: target() }),
        of: target(),
        duration: "endOfTurn",
      },
      one(and(CREATURE, not({ is: "supertype", supertype: "legendary" }))),
    ),
  ]),
  card("Cackling Counterpart", "{1}{U}{U}", "Instant", [
    spell({ do: "createCopyToken", of: target() }, one(yours(CREATURE))),
    keywordCost("flashback", "{5}{U}{U}"),
  ]),
  card("Reverberate", "{R}{R}", "Instant", [
    spell({ do: "copySpell", of: target(), newTargets: true }, one(and(SPELL, INSTANT_OR_SORCERY))),
  ]),
  card("Redirect", "{U}{U}", "Instant", [
    spell({ do: "may", effect: { do: "chooseNewTargets", of: target() } }, one(SPELL)),
  ]),
  card("Slick Sequence", "{U}{R}", "Instant", [
    spell(
      seq(
        { do: "damage", amount: 2, to: target() },
        {
          do: "if",
          condition: { if: "happened", event: { on: "cast", spell: OTHER, by: YOU } },
          then: draw(1),
        },
      ),
      { filter: or(CREATURE, type("planeswalker"), type("battle")), players: PLAYERS },
    ),
  ]),
  card(
    "Brutal Expulsion",
    "{2}{U}{R}",
    "Instant",
    [
      keyword("devoid"),
      modal(
        1,
        2,
        {
          effect: bounce(),
          targets: [{ filter: or(SPELL, CREATURE), zone: ["battlefield", "stack"] }],
        },
        {
          effect: seq(
            { do: "damage", amount: 2, to: target() },
            {
              do: "rule",
              effects: [
                {
                  static: "alter",
                  event: {
                    on: "moves",
                    object: { is: "among", of: target() },
                    from: "battlefield",
                    to: "graveyard",
                  },
                  alter: { to: "zone", zone: "exile" },
                },
              ],
              duration: "endOfTurn",
            },
          ),
          targets: [one(or(CREATURE, type("planeswalker")))],
        },
      ),
    ],
    { colors: [] },
  ),
]
