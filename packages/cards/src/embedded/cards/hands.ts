import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  beginning,
  ENTERS,
  mana,
  spell,
  statically,
  TARGET_CREATURE,
  TARGET_OPPONENT,
  triggered,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { discardOfYourChoice, draw, gainLife, loseLife, pump, seq, THAT_PLAYER } from "../build/effects.ts"
import { card, creature } from "../build/face.ts"
import { ANY, bound, INSTANT_OR_SORCERY, OPPONENTS, PLAYERS, YOU } from "../build/filters.ts"
import { additionalCost, keywordCost, modal } from "../build/frames.ts"

const TARGETED = { who: "target", slot: 0 } as const

/** Black cards about hands and libraries: discard, drawing, revealing. */
export const HANDS: readonly CardDefinition[] = [
  card("Abandon Hope", "{X}{1}{B}", "Sorcery", [
    additionalCost({ pay: "discard", count: { n: "x" } }),
    spell(
      seq(
        { do: "look", what: { sel: "all", filter: ANY, zone: "hand", of: TARGETED }, bind: "hand" },
        {
          do: "chooseObjects",
          what: { sel: "choose", filter: ANY, from: bound("hand"), count: { n: "x" } },
          bind: "chosen",
        },
        { do: "move", what: bound("chosen"), to: "graveyard", cause: "discard" },
      ),
      TARGET_OPPONENT,
    ),
  ]),
  card("Collective Brutality", "{1}{B}", "Sorcery", [
    keywordAbility("escalate", { cost: [{ pay: "discard" }] }),
    modal(
      1,
      3,
      {
        effect: seq(...discardOfYourChoice(INSTANT_OR_SORCERY)),
        targets: [TARGET_OPPONENT],
      },
      { effect: pump(-2, -2), targets: [TARGET_CREATURE] },
      { effect: seq(loseLife(2, TARGETED), gainLife(2)), targets: [TARGET_OPPONENT] },
    ),
  ]),
  creature(
    "Asmodeus the Archfiend",
    "{4}{B}{B}",
    "Legendary Creature — Devil God",
    "6/6",
    statically({
      static: "replace",
      event: { on: "draw", player: YOU },
      with: {
        do: "move",
        what: { sel: "libraryTop", of: YOU, count: 1 },
        to: "exile",
        faceDown: true,
        link: true,
      },
    }),
    activated([mana("{B}{B}{B}")], draw(7)),
    activated(
      [mana("{B}")],
      seq(
        { do: "move", what: { sel: "linked" }, to: "hand", bind: "back" },
        loseLife({ n: "bound", name: "back" }),
      ),
    ),
  ),
  creature(
    "Blood Scrivener",
    "{1}{B}",
    "Creature — Zombie Wizard",
    "2/1",
    statically({
      static: "replace",
      event: { on: "draw", player: YOU },
      condition: { if: "compare", left: { n: "handSize", of: YOU }, op: "=", right: 0 },
      with: seq(draw(2), loseLife(1)),
    }),
  ),
  creature(
    "Gonti, Lord of Luxury",
    "{2}{B}{B}",
    "Legendary Creature — Aetherborn Rogue",
    "2/3",
    keyword("deathtouch"),
    triggered(
      ENTERS,
      seq(
        { do: "look", what: { sel: "libraryTop", of: TARGETED, count: 4 }, bind: "seen" },
        {
          do: "move",
          what: { sel: "choose", filter: ANY, from: bound("seen") },
          to: "exile",
          faceDown: true,
          bind: "taken",
        },
        {
          do: "move",
          what: { sel: "filtered", of: bound("seen"), filter: { is: "inZone", zone: "library" } },
          to: "library",
          position: -1,
          order: "random",
        },
        { do: "permitPlay", what: bound("taken"), castOnly: true, anyMana: "type", duration: "permanent" },
      ),
      { targets: [TARGET_OPPONENT] },
    ),
  ),
  creature(
    "Asylum Visitor",
    "{1}{B}",
    "Creature — Vampire Wizard",
    "3/1",
    triggered(beginning("upkeep", PLAYERS), seq(draw(1), loseLife(1)), {
      condition: { if: "compare", left: { n: "handSize", of: THAT_PLAYER }, op: "=", right: 0 },
    }),
    keywordCost("madness", "{1}{B}"),
  ),
  creature("Razortooth Rats", "{2}{B}", "Creature — Rat", "2/1", keyword("fear")),
  creature(
    "Notion Thief",
    "{2}{U}{B}",
    "Creature — Human Rogue",
    "3/1",
    keyword("flash"),
    statically({
      static: "replace",
      event: { on: "draw", player: OPPONENTS, exceptFirstInDrawStep: true },
      with: draw(1),
    }),
  ),
]
