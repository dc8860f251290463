import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  beginning,
  ENTERS,
  ENTERS_TAPPED,
  gains,
  mana,
  one,
  spell,
  TAP,
  TARGET_CREATURE,
  tapFor,
  triggered,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { change, damage, draw, gainLife, loseLife, put, seq, tap, token, untap } from "../build/effects.ts"
import { face, sizeOf, tokenFace } from "../build/face.ts"
import {
  ARTIFACT,
  and,
  bound,
  CREATURE,
  INSTANT_OR_SORCERY,
  OTHER,
  PLAYERS,
  SELF,
  SPELL,
  THIS,
  target,
  theirs,
  YOU,
} from "../build/filters.ts"
import { faces, protectionFrom } from "../build/frames.ts"

const TRANSFORM = { do: "transform", what: THIS } as const
const LIFELINK_VAMPIRE = tokenFace("W", "Creature — Vampire", "1/1", [keyword("lifelink")])

/** Transforming, modal double-faced and flip cards. */
export const DOUBLE_FACED: readonly CardDefinition[] = [
  faces(
    "transform",
    face(
      "Delver of Secrets",
      "{U}",
      "Creature — Human Wizard",
      [
        triggered(
          beginning("upkeep"),
          seq(
            { do: "look", what: { sel: "libraryTop", of: YOU, count: 1 }, bind: "top" },
            {
              do: "may",
              effect: { do: "reveal", what: bound("top") },
              then: {
                do: "if",
                condition: { if: "is", of: bound("top"), filter: INSTANT_OR_SORCERY },
                then: TRANSFORM,
              },
            },
          ),
        ),
      ],
      sizeOf("1/1"),
    ),
    face("Insectile Aberration", "", "Creature — Human Insect", [keyword("flying")], {
      ...sizeOf("3/2"),
      colors: ["U"],
    }),
  ),
  faces(
    "transform",
    face(
      "Civilized Scholar",
      "{2}{U}",
      "Creature — Human Advisor",
      [
        activated(
          [TAP],
          seq(
            draw(1),
            { do: "discard", count: 1, bind: "gone" },
            {
              do: "if",
              condition: { if: "is", of: bound("gone"), filter: CREATURE },
              then: seq(untap(THIS), TRANSFORM),
            },
          ),
        ),
      ],
      sizeOf("0/1"),
    ),
    face(
      "Homicidal Brute",
      "",
      "Creature — Human Mutant",
      [
        triggered(beginning("end"), seq(tap(THIS), TRANSFORM), {
          condition: {
            if: "not",
            of: {
              if: "is",
              of: THIS,
              filter: { is: "thisTurn", event: { on: "attacks", creature: { is: "any" } } },
            },
          },
        }),
      ],
      { ...sizeOf("5/1"), colors: ["R"] },
    ),
  ),
  faces(
    "transform",
    face("Chalice of Life", "{3}", "Artifact", [
      activated(
        [TAP],
        seq(gainLife(1), {
          do: "if",
          condition: {
            if: "compare",
            left: { n: "life", of: YOU },
            op: ">=",
            right: { n: "plus", of: [{ n: "startingLife" }, 10] },
          },
          then: TRANSFORM,
        }),
      ),
    ]),
    face("Chalice of Death", "", "Artifact", [
      activated([TAP], loseLife(5, { who: "target", slot: 0 }), { targets: [{ players: PLAYERS }] }),
    ]),
  ),
  faces(
    "transform",
    face("Legion's Landing", "{W}", "Legendary Enchantment", [
      triggered(ENTERS, token(LIFELINK_VAMPIRE)),
      triggered({ on: "attackers", by: YOU, atLeast: 3 }, TRANSFORM),
    ]),
    face("Adanto, the First Fort", "", "Legendary Land", [
      tapFor("{W}"),
      activated([mana("{2}{W}"), TAP], token(LIFELINK_VAMPIRE)),
    ]),
  ),
  faces(
    "transform",
    face(
      "Tavern Ruffian",
      "{3}{R}",
      "Creature — Human Warrior Werewolf",
      [keywordAbility("daybound")],
      sizeOf("2/5"),
    ),
    face("Tavern Smasher", "", "Creature — Werewolf", [keywordAbility("nightbound")], {
      ...sizeOf("6/5"),
      colors: ["R"],
    }),
  ),
  faces(
    "transform",
    face("Spring-Loaded Sawblades", "{1}{W}", "Artifact", [
      keyword("flash"),
      triggered(ENTERS, damage(5), { targets: [one(theirs(CREATURE, { is: "tapped" }))] }),
      keywordAbility("craft", { cost: [mana("{3}{W}")], filter: ARTIFACT }),
    ]),
    face(
      "Bladewheel Chariot",
      "",
      "Artifact — Vehicle",
      [
        activated(
          [{ pay: "tapOthers", filter: and(ARTIFACT, OTHER), count: 2 }],
          change(THIS, [{ change: "addTypes", types: ["artifact", "creature"] }]),
        ),
        keywordAbility("crew", { n: 1 }),
      ],
      { ...sizeOf("5/5"), colors: ["W"] },
    ),
  ),
  faces(
    "modalDfc",
    face("Hengegate Pathway", "", "Land", [tapFor("{W}")]),
    face("Mistgate Pathway", "", "Land", [tapFor("{U}")]),
  ),
  faces(
    "modalDfc",
    face("Needleverge Pathway", "", "Land", [tapFor("{R}")]),
    face("Pillarverge Pathway", "", "Land", [tapFor("{W}")]),
  ),
  faces(
    "modalDfc",
    face("Jwari Disruption", "{1}{U}", "Instant", [
      spell({ do: "counter", what: target(), unlessPays: [mana("{1}")] }, one(SPELL)),
    ]),
    face("Jwari Ruins", "", "Land", [ENTERS_TAPPED, tapFor("{U}")]),
  ),
  faces(
    "modalDfc",
    face("Malakir Rebirth", "{B}", "Instant", [
      spell(
        seq(
          { do: "bind", name: "chosen", objects: target() },
          loseLife(2),
          change(target(), [
            gains(
              triggered(
                { on: "moves", object: SELF, from: "battlefield", to: "graveyard" },
                put(THIS, "battlefield", { tapped: true }),
              ),
            ),
          ]),
        ),
        TARGET_CREATURE,
      ),
    ]),
    face("Malakir Mire", "", "Land", [ENTERS_TAPPED, tapFor("{B}")]),
  ),
  faces(
    "flip",
    face(
      "Akki Lavarunner",
      "{3}{R}",
      "Creature — Goblin Warrior",
      [
        keyword("haste"),
        triggered({ on: "damage", source: SELF, player: { who: "opponents" } }, { do: "flip", what: THIS }),
      ],
      sizeOf("1/1"),
    ),
    face(
      "Tok-Tok, Volcano Born",
      "",
      "Legendary Creature — Goblin Shaman",
      [
        protectionFrom({ is: "color", color: "R" }),
        {
          ability: "static",
          effects: [
            {
              static: "alter",
              event: { on: "damage", source: { is: "color", color: "R" }, player: PLAYERS },
              alter: { to: "amount", amount: { n: "plus", of: [{ n: "bound", name: "amount" }, 1] } },
            },
          ],
        },
      ],
      { ...sizeOf("2/2"), colors: ["R"] },
    ),
  ),
]
