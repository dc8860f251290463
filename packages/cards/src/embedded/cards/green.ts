import type { CardDefinition, Effect, Selector } from "@apnap/engine"
import {
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
  keywordWith,
  mana,
  modify,
  one,
  SACRIFICE_THIS,
  spell,
  statically,
  TAP,
  triggered,
  YOUR_CREATURES,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import {
  addMana,
  change,
  damage,
  destroy,
  draw,
  gainLife,
  may,
  pump,
  put,
  seq,
  token,
  tutor,
} from "../build/effects.ts"
import { card, creature, sizeOf, tokenFace } from "../build/face.ts"
import {
  ANY,
  all,
  and,
  BASIC,
  bound,
  CREATURE,
  HOST,
  IT,
  LAND,
  not,
  or,
  PLANESWALKER,
  PLAYERS,
  SELF,
  SPELL,
  subtype,
  THIS,
  target,
  theirs,
  YOU,
  yours,
} from "../build/filters.ts"
import { keywordCost } from "../build/frames.ts"

const EACH_YOURS = { n: "count", filter: YOUR_CREATURES } as const
/** 505.1a: only the first postcombat main phase is the turn's second main phase. */
const ENERGY = { kind: "energy", of: YOU } as const
const NOT_PAID_FOR = {
  if: "or",
  of: [
    { if: "not", of: { if: "wasCast" } },
    { if: "compare", left: { n: "manaSpent" }, op: "=", right: 0 },
  ],
} as const
/** Green creatures, growth and mana. */
export const GREEN: readonly CardDefinition[] = [
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
    spell(token(tokenFace("Wurm", "G", "Creature — Wurm", "5/5", [keyword("trample")]))),
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
  creature(
    "Vorinclex, Monstrous Raider",
    "{4}{G}{G}",
    "Legendary Creature — Phyrexian Praetor",
    "6/6",
    keyword("trample"),
    keyword("haste"),
    statically({
      static: "alter",
      event: { on: "counters", by: YOU },
      alter: { to: "amount", amount: { n: "times", of: 2, by: { n: "bound", name: "amount" } } },
    }),
    statically({
      static: "alter",
      event: { on: "counters", by: { who: "opponents" } },
      alter: { to: "amount", amount: { n: "half", of: { n: "bound", name: "amount" }, round: "down" } },
    }),
  ),
  creature(
    "Vorinclex, Voice of Hunger",
    "{6}{G}{G}",
    "Legendary Creature — Phyrexian Praetor",
    "7/6",
    keyword("trample"),
    triggered({ on: "taps", object: yours(LAND), forMana: true }, addMana({ sameAsEvent: true })),
    triggered({ on: "taps", object: theirs(LAND), forMana: true }, { do: "freeze", what: IT }),
  ),
  creature(
    "Corrosive Ooze",
    "{1}{G}",
    "Creature — Ooze",
    "2/2",
    triggered(
      { on: "blocks", creature: SELF, attacker: { is: "hasAttached", filter: subtype("Equipment") } },
      corrode(bound("other")),
    ),
    triggered(
      { on: "becomesBlocked", creature: SELF, by: { is: "hasAttached", filter: subtype("Equipment") } },
      corrode(bound("other")),
    ),
  ),
  creature(
    "Freestrider Commando",
    "{2}{G}",
    "Creature — Centaur Mercenary",
    "3/3",
    statically({
      static: "enters",
      what: "self",
      condition: NOT_PAID_FOR,
      counters: [{ kind: "+1/+1", count: 2 }],
    }),
    keywordCost("plot", "{3}{G}"),
  ),
  creature(
    "Cautious Survivor",
    "{3}{G}",
    "Creature — Elf Survivor",
    "4/4",
    triggered({ on: "qualified", event: beginning("postcombatMain"), nth: 1 }, gainLife(2), {
      word: "survival",
      condition: { if: "is", of: THIS, filter: { is: "tapped" } },
    }),
  ),
  creature(
    "Wall of Roots",
    "{1}{G}",
    "Creature — Plant Wall",
    "0/5",
    keyword("defender"),
    activated([{ pay: "addCounters", kind: "-0/-1", count: 1 }], addMana({ mana: "{G}" }), {
      limit: { times: 1, per: "turn" },
    }),
  ),
  creature(
    "Gilanra, Caller of Wirewood",
    "{2}{G}",
    "Legendary Creature — Elf Druid",
    "1/2",
    activated(
      [TAP],
      addMana({
        mana: "{G}",
        rider: {
          when: and(SPELL, { is: "manaValue", op: ">=", than: 6 }),
          effect: { do: "reflexive", effect: draw(1) },
        },
      }),
    ),
    keywordWith("partner"),
  ),
  creature(
    "Greenbelt Rampager",
    "{G}",
    "Creature — Elephant",
    "3/4",
    triggered(ENTERS, {
      do: "if",
      condition: { if: "compare", left: { n: "playerCounters", ...ENERGY }, op: ">=", right: 2 },
      then: { do: "playerCounters", kind: "energy", count: 2, remove: true },
      else: seq({ do: "move", what: THIS, to: "hand" }, { do: "playerCounters", kind: "energy", count: 1 }),
    }),
  ),
  creature(
    "Aetherwind Basker",
    "{4}{G}{G}{G}",
    "Creature — Lizard",
    "7/7",
    keyword("trample"),
    triggered(either(ENTERS, ATTACKS), { do: "playerCounters", kind: "energy", count: EACH_YOURS }),
    activated([{ pay: "energy", amount: 1 }], pump(1, 1, THIS)),
  ),
  creature(
    "Razorclaw Bear",
    "{2}{G}{G}",
    "Creature — Bear",
    "3/3",
    triggered({ on: "becomesBlocked", creature: SELF }, pump(2, 2, THIS)),
  ),
  creature(
    "Slumbering Trudge",
    "{X}{G}",
    "Creature — Plant Beast",
    "6/6",
    statically(
      {
        static: "enters",
        what: "self",
        counters: [{ kind: "stun", count: { n: "minus", of: 3, by: { n: "x" } } }],
      },
      {
        static: "enters",
        what: "self",
        condition: { if: "compare", left: { n: "x" }, op: "<=", right: 2 },
        tapped: true,
      },
    ),
  ),
  creature(
    "Whisperwood Elemental",
    "{3}{G}{G}",
    "Creature — Elemental",
    "4/4",
    triggered(beginning("end"), MANIFEST()),
    activated(
      [SACRIFICE_THIS],
      change(all(yours(CREATURE, not({ is: "faceDown" }), not({ is: "token" }))), [
        gains(triggered(DIES, MANIFEST())),
      ]),
    ),
  ),
  creature(
    "Impervious Greatwurm",
    "{7}{G}{G}{G}",
    "Creature — Wurm",
    "16/16",
    keyword("convoke"),
    keyword("indestructible"),
  ),
  creature(
    "Eternal Witness",
    "{1}{G}{G}",
    "Creature — Human Shaman",
    "2/1",
    triggered(ENTERS, may(put(target(), "hand")), { targets: [cardIn("graveyard", ANY, YOU)] }),
  ),
  creature(
    "Blastoderm",
    "{2}{G}{G}",
    "Creature — Beast",
    "5/5",
    keyword("shroud"),
    keywordWith("fading", { n: 3 }),
  ),
  creature(
    "Craw Giant",
    "{3}{G}{G}{G}{G}",
    "Creature — Giant",
    "6/4",
    keyword("trample"),
    keywordWith("rampage", { n: 2 }),
  ),
  card(
    "Boon Satyr",
    "{1}{G}{G}",
    "Enchantment Creature — Satyr",
    [keyword("flash"), keywordCost("bestow", "{3}{G}{G}"), statically(modify(HOST, grows(4, 2)))],
    sizeOf("4/2"),
  ),
  creature(
    "Bloodbraid Elf",
    "{2}{R}{G}",
    "Creature — Elf Berserker",
    "3/2",
    keyword("haste"),
    keywordWith("cascade"),
  ),
  creature(
    "Yavimaya Elder",
    "{1}{G}{G}",
    "Creature — Human Druid",
    "2/1",
    triggered(DIES, may(tutor(and(LAND, BASIC), "hand", { count: 2, upTo: true }))),
    activated([mana("{2}"), SACRIFICE_THIS], draw(1)),
  ),
]

function MANIFEST() {
  return { do: "manifest", what: { sel: "libraryTop", of: YOU, count: 1 } } as const
}

/** At end of combat the Equipment attached to the creature now is destroyed. */
function corrode(creature: Selector): Effect {
  const effect = {
    do: "delayed",
    when: { on: "step", step: "endOfCombat" },
    effect: destroy(bound("gear")),
  } as const
  return seq(
    { do: "bind", name: "gear", objects: { sel: "attachments", of: creature, filter: subtype("Equipment") } },
    effect,
  )
}

/** A +1/+1 counter on each; then those on which one was put have theirs doubled. */
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
