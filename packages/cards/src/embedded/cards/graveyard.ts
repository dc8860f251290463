import type { CardDefinition, Condition, EventPattern, Filter } from "@apnap/engine"
import {
  activated,
  beginning,
  cardIn,
  DIES,
  dies,
  ENTERS,
  either,
  gains,
  keywordWith,
  mana,
  modify,
  SACRIFICE_THIS,
  sacrifice,
  spell,
  statically,
  TAP,
  TARGET_CREATURE,
  TARGET_OPPONENT,
  TARGET_PLAYER,
  triggered,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import {
  counters,
  damage,
  destroy,
  discard,
  discardOfYourChoice,
  draw,
  exile,
  gainLife,
  loseLife,
  mill,
  pump,
  put,
  scry,
  seq,
  THAT_PLAYER,
  token,
} from "../build/effects.ts"
import { card, creature, face, sizeOf, tokenFace } from "../build/face.ts"
import {
  ANY,
  all,
  and,
  bound,
  CREATURE,
  INSTANT_OR_SORCERY,
  IT,
  NONLAND,
  not,
  OPPONENTS,
  OTHER,
  or,
  PLANESWALKER,
  PLAYERS,
  SELF,
  subtype,
  THIS,
  TOKEN,
  target,
  YOU,
  yours,
} from "../build/filters.ts"
import { additionalCost, chapter, ENCHANT_PLAYER, faces, keywordCost, modal } from "../build/frames.ts"

const TARGETED = { who: "target", slot: 0 } as const
const VAMPIRE = tokenFace("Vampire", "W", "Creature — Vampire", "1/1", [keyword("lifelink")])
const THAT_MUCH = { n: "bound", name: "amount" } as const
const LEFT = { on: "moves", object: yours({ is: "permanent" }), from: "battlefield" } as const

/** "If it entered from your graveyard or you cast it from your graveyard", of the object itself. */
const CAME_FROM_YOUR_GRAVEYARD: Condition = {
  if: "and",
  of: [
    { if: "is", of: IT, filter: { is: "ownedBy", player: YOU } },
    {
      if: "or",
      of: [
        { if: "castFrom", zone: "graveyard" },
        { if: "happened", event: { on: "moves", object: SELF, from: "graveyard", to: "battlefield" } },
      ],
    },
  ],
}

/** "… if it entered from your graveyard or you cast it from your graveyard". */
function fromYourGraveyard(what: Filter): EventPattern {
  const yoursEver = and(what, { is: "ownedBy", player: YOU })
  return either(
    { on: "moves", object: yoursEver, from: "graveyard", to: "battlefield" },
    {
      on: "moves",
      object: and(yoursEver, { is: "castFrom", zone: "graveyard" }),
      from: "stack",
      to: "battlefield",
    },
  )
}

const SACRIFICE_OR_DISCARD = [
  { pay: "anyOf", of: [[sacrifice(and({ is: "permanent" }, NONLAND))], [{ pay: "discard" }]] },
] as const

/** Black: the graveyard, sacrifice, discard and life as a resource. */
export const GRAVEYARD: readonly CardDefinition[] = [
  card("Fatal Push", "{B}", "Instant", [
    spell(
      {
        do: "if",
        condition: {
          if: "compare",
          left: { n: "manaValue", of: target() },
          op: "<=",
          right: { n: "if", condition: { if: "happened", event: LEFT }, then: 4, else: 2 },
        },
        then: destroy(),
      },
      TARGET_CREATURE,
    ),
  ]),
  card("Exhume", "{1}{B}", "Sorcery", [
    spell(
      seq(
        {
          do: "forEachPlayer",
          of: PLAYERS,
          effect: seq(
            {
              do: "chooseObjects",
              what: { sel: "choose", filter: CREATURE, zone: "graveyard", of: THAT_PLAYER, by: THAT_PLAYER },
              bind: "one",
            },
            { do: "bind", name: "exhumed", objects: { sel: "union", of: [bound("exhumed"), bound("one")] } },
          ),
        },
        put(bound("exhumed"), "battlefield"),
      ),
    ),
  ]),
  card("Abandon Hope", "{X}{1}{B}", "Sorcery", [
    additionalCost({ pay: "discard", count: { n: "x" } }),
    spell(
      seq(
        { do: "look", what: { sel: "all", filter: ANY, zone: "hand", of: TARGETED } },
        { do: "discard", player: TARGETED, count: { n: "x" }, chooser: YOU },
      ),
      TARGET_OPPONENT,
    ),
  ]),
  card("Living Death", "{3}{B}{B}", "Sorcery", [
    spell(
      seq(
        { do: "move", what: { sel: "all", filter: CREATURE, zone: "graveyard" }, to: "exile", bind: "dead" },
        { do: "sacrifice", player: PLAYERS, what: all(CREATURE) },
        put(bound("dead"), "battlefield"),
      ),
    ),
  ]),
  card("Collective Brutality", "{1}{B}", "Sorcery", [
    keywordWith("escalate", { cost: [{ pay: "discard" }] }),
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
  card("Nest of Scarabs", "{2}{B}", "Enchantment", [
    triggered(
      { on: "counters", object: CREATURE, kind: "-1/-1", by: YOU, batch: true },
      token(tokenFace("Insect", "B", "Creature — Insect", "1/1"), THAT_MUCH),
    ),
  ]),
  card("Circle of Affliction", "{1}{B}", "Enchantment", [
    statically({ static: "enters", what: "self", as: { do: "chooseForSource", what: "color" } }),
    triggered(
      { on: "damage", source: { is: "color", color: "chosen" }, player: YOU },
      { do: "may", cost: [mana("{1}")], then: seq(loseLife(1, TARGETED), gainLife(1)) },
      { targets: [TARGET_PLAYER] },
    ),
  ]),
  card("Curse of Thirst", "{4}{B}", "Enchantment — Aura Curse", [
    ENCHANT_PLAYER,
    triggered(
      beginning("upkeep", { who: "enchanted" }),
      damage(
        { n: "count", filter: and(subtype("Curse"), { is: "enchantsPlayer", player: THAT_PLAYER }) },
        { sel: "players", of: THAT_PLAYER },
      ),
    ),
  ]),
  creature(
    "Osseous Sticktwister",
    "{1}{B}",
    "Artifact Creature — Scarecrow",
    "2/2",
    keyword("lifelink"),
    triggered(
      beginning("end"),
      {
        do: "forEachPlayer",
        of: OPPONENTS,
        effect: {
          do: "unless",
          player: THAT_PLAYER,
          cost: SACRIFICE_OR_DISCARD,
          effect: damage({ n: "power", of: THIS }, { sel: "players", of: THAT_PLAYER }),
        },
      },
      {
        word: "delirium",
        condition: {
          if: "compare",
          left: {
            n: "distinct",
            what: "cardTypes",
            of: { sel: "all", filter: ANY, zone: "graveyard", of: YOU },
          },
          op: ">=",
          right: 4,
        },
      },
    ),
  ),
  creature(
    "Starseer Mentor",
    "{3}{W}{B}",
    "Creature — Bat Warlock",
    "3/5",
    keyword("flying"),
    keyword("vigilance"),
    triggered(
      beginning("end"),
      { do: "unless", player: TARGETED, cost: SACRIFICE_OR_DISCARD, effect: loseLife(3, TARGETED) },
      {
        condition: {
          if: "happened",
          event: {
            on: "anyOf",
            of: [
              { on: "gainLife", player: YOU },
              { on: "loseLife", player: YOU },
            ],
          },
        },
        targets: [TARGET_OPPONENT],
      },
    ),
  ),
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
        {
          do: "dig",
          count: 4,
          player: TARGETED,
          take: { count: 1, to: "exile", faceDown: true, lookers: YOU },
          rest: { to: "library", position: -1, order: "random" },
          bind: "taken",
        },
        { do: "permitPlay", what: bound("taken"), castOnly: true, anyMana: "type", duration: "permanent" },
      ),
      { targets: [TARGET_OPPONENT] },
    ),
  ),
  creature(
    "Qarsi High Priest",
    "{B}",
    "Creature — Human Cleric",
    "0/2",
    activated([mana("{1}{B}"), TAP, sacrifice(and(CREATURE, OTHER))], {
      do: "manifest",
      what: { sel: "libraryTop", of: YOU, count: 1 },
    }),
  ),
  creature(
    "Repeat Offender",
    "{1}{B}",
    "Creature — Human Assassin",
    "2/1",
    activated([mana("{2}{B}")], {
      do: "if",
      condition: { if: "is", of: THIS, filter: { is: "designation", of: "suspected" } },
      then: counters("+1/+1", 1),
      else: { do: "action", action: "suspect", what: THIS },
    }),
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
  creature(
    "Elenda, the Dusk Rose",
    "{2}{W}{B}",
    "Legendary Creature — Vampire Knight",
    "1/1",
    keyword("lifelink"),
    triggered(dies(and(CREATURE, OTHER)), counters("+1/+1", 1)),
    triggered(DIES, token(VAMPIRE, { n: "power", of: THIS })),
  ),
  creature(
    "Prized Amalgam",
    "{1}{U}{B}",
    "Creature — Zombie",
    "3/3",
    triggered(
      fromYourGraveyard(CREATURE),
      {
        do: "delayed",
        when: { on: "step", step: "end" },
        effect: { do: "move", what: THIS, to: "battlefield", tapped: true },
      },
      { zone: "graveyard" },
    ),
  ),
  creature(
    "Archfiend's Vessel",
    "{B}",
    "Creature — Human Cleric",
    "1/1",
    keyword("lifelink"),
    triggered(
      ENTERS,
      seq(
        { do: "move", what: THIS, to: "exile", bind: "gone" },
        {
          do: "if",
          condition: { if: "did", name: "gone" },
          then: token(tokenFace("Demon", "B", "Creature — Demon", "5/5", [keyword("flying")])),
        },
      ),
      { condition: CAME_FROM_YOUR_GRAVEYARD },
    ),
  ),
  creature(
    "Acolyte of Xathrid",
    "{B}",
    "Creature — Human Cleric",
    "0/1",
    activated([mana("{1}{B}"), TAP], loseLife(1, TARGETED), { targets: [TARGET_PLAYER] }),
  ),
  creature(
    "Soulcoil Viper",
    "{2}{B}",
    "Creature — Snake",
    "2/3",
    activated(
      [mana("{B}"), TAP, SACRIFICE_THIS],
      put(target(), "battlefield", { counters: [{ kind: "finality", count: 1 }] }),
      { targets: [cardIn("graveyard", CREATURE, YOU)], timing: "sorcery" },
    ),
  ),
  creature(
    "Yixlid Jailer",
    "{1}{B}",
    "Creature — Zombie Wizard",
    "2/1",
    statically(modify({ sel: "all", filter: ANY, zone: "graveyard" }, { change: "loseAbilities" })),
  ),
  creature(
    "Underworld Cerberus",
    "{3}{B}{R}",
    "Creature — Dog",
    "6/6",
    statically({ static: "cantBeBlocked", creature: THIS, fewerThan: 3 }),
    statically({ static: "cantBeTargeted", what: { sel: "all", filter: ANY, zone: "graveyard" } }),
    triggered(
      DIES,
      seq(exile(THIS), { do: "move", what: { sel: "all", filter: CREATURE, zone: "graveyard" }, to: "hand" }),
    ),
  ),
  creature(
    "Viscera Seer",
    "{B}",
    "Creature — Vampire Wizard",
    "1/1",
    activated([sacrifice(CREATURE)], scry(1)),
  ),
  creature("Razortooth Rats", "{2}{B}", "Creature — Rat", "2/1", keyword("fear")),
  creature("Gurmag Angler", "{6}{B}", "Creature — Zombie Fish", "5/5", keyword("delve")),
  creature(
    "Stinkweed Imp",
    "{2}{B}",
    "Creature — Imp",
    "1/2",
    keyword("flying"),
    triggered({ on: "damage", source: SELF, to: CREATURE, combat: true }, destroy(IT)),
    keywordWith("dredge", { n: 5 }),
  ),
  creature(
    "Karador, Ghost Chieftain",
    "{5}{W}{B}{G}",
    "Legendary Creature — Centaur Spirit",
    "3/4",
    {
      ability: "static",
      zone: "stack",
      effects: [
        {
          static: "cost",
          self: true,
          less: "{1}",
          times: { n: "count", filter: CREATURE, zone: "graveyard", of: YOU },
        },
      ],
    },
    {
      ability: "static",
      condition: { if: "turnOf", player: YOU },
      effects: [
        {
          static: "playFrom",
          zone: "graveyard",
          filter: CREATURE,
          of: YOU,
          castOnly: true,
          oncePerTurn: true,
        },
      ],
    },
  ),
  creature(
    "Raul, Trouble Shooter",
    "{1}{U}{B}",
    "Legendary Creature — Zombie Mutant Rogue",
    "1/4",
    {
      ability: "static",
      condition: { if: "turnOf", player: YOU },
      effects: [
        {
          static: "playFrom",
          zone: "graveyard",
          filter: {
            is: "thisTurn",
            event: { on: "moves", object: ANY, from: "library", to: "graveyard", cause: "mill" },
          },
          of: YOU,
          castOnly: true,
          oncePerTurn: true,
        },
      ],
    },
    activated([TAP], mill(1, PLAYERS)),
  ),
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
  creature(
    "Shelob, Child of Ungoliant",
    "{4}{B}{G}",
    "Legendary Creature — Spider Demon",
    "8/8",
    keyword("deathtouch"),
    keywordCost("ward", "{2}"),
    statically(
      modify(all(yours(subtype("Spider"), OTHER)), gains(keyword("deathtouch"), keywordCost("ward", "{2}"))),
    ),
    triggered(
      dies(
        and(CREATURE, OTHER, {
          is: "thisTurn",
          event: { on: "damage", source: yours(subtype("Spider")), to: CREATURE },
        }),
      ),
      {
        do: "createCopyToken",
        of: IT,
        except: [
          { change: "setTypes", types: ["artifact"] },
          { change: "addSubtypes", subtypes: ["Food"] },
          gains(activated([mana("{2}"), TAP, SACRIFICE_THIS], gainLife(3))),
        ],
      },
    ),
  ),
  faces(
    "transform",
    face(
      "Sheoldred",
      "{3}{B}{B}",
      "Legendary Creature — Phyrexian Praetor",
      [
        keyword("menace"),
        triggered(ENTERS, {
          do: "sacrifice",
          player: OPPONENTS,
          filter: and(or(CREATURE, PLANESWALKER), not(TOKEN)),
        }),
        activated(
          [mana("{4}{B}")],
          seq(
            { do: "move", what: THIS, to: "exile", bind: "gone" },
            put(bound("gone"), "battlefield", { transformed: true }),
          ),
          {
            timing: "sorcery",
            condition: {
              if: "compare",
              left: {
                n: "countPlayers",
                of: {
                  who: "such",
                  of: OPPONENTS,
                  that: {
                    if: "compare",
                    left: { n: "count", filter: ANY, zone: "graveyard", of: THAT_PLAYER },
                    op: ">=",
                    right: 8,
                  },
                },
              },
              op: ">=",
              right: 1,
            },
          },
        ),
      ],
      sizeOf("4/5"),
    ),
    face(
      "The True Scriptures",
      "",
      "Enchantment — Saga",
      [
        chapter([1], destroy(), {
          filter: and(or(CREATURE, PLANESWALKER), { is: "controlledBy", player: THAT_PLAYER }),
          min: 0,
          max: 1,
          forEachPlayer: OPPONENTS,
        }),
        chapter([2], seq(discard(3, OPPONENTS), mill(3, OPPONENTS))),
        chapter(
          [3],
          seq(
            {
              do: "move",
              what: { sel: "all", filter: CREATURE, zone: "graveyard" },
              to: "battlefield",
              control: YOU,
            },
            { do: "move", what: THIS, to: "exile", bind: "gone" },
            put(bound("gone"), "battlefield"),
          ),
        ),
      ],
      { colors: ["B"] },
    ),
  ),
]
