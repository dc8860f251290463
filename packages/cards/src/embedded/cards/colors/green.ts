import type { CardDefinition, Effect, Selector } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ATTACKS,
  activated,
  beginning,
  cardIn,
  DIES,
  ENTERS,
  either,
  gains,
  mana,
  SACRIFICE_THIS,
  statically,
  TAP,
  triggered,
  YOUR_CREATURES,
} from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import { addMana, change, destroy, draw, gainLife, may, pump, put, seq, tutor } from "../../build/effects.ts"
import { creature } from "../../build/face.ts"
import {
  ANY,
  all,
  and,
  BASIC,
  bound,
  CREATURE,
  IT,
  LAND,
  not,
  SELF,
  subtype,
  THIS,
  target,
  theirs,
  YOU,
  yours,
} from "../../build/filters.ts"
import { keywordCost } from "../../build/frames.ts"

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

function MANIFEST() {
  return { do: "manifest", what: { sel: "libraryTop", of: YOU, count: 1 } } as const
}

/** At end of combat, destroys the Equipment attached to the creature at this moment. */
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

/** Green creatures. */
export const GREEN: readonly CardDefinition[] = [
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
          when: { is: "manaValue", op: ">=", than: 6 },
          effect: { do: "reflexive", effect: draw(1) },
        },
      }),
    ),
    keywordAbility("partner"),
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
    keywordAbility("fading", { n: 3 }),
  ),
  creature(
    "Craw Giant",
    "{3}{G}{G}{G}{G}",
    "Creature — Giant",
    "6/4",
    keyword("trample"),
    keywordAbility("rampage", { n: 2 }),
  ),
  creature(
    "Bloodbraid Elf",
    "{2}{R}{G}",
    "Creature — Elf Berserker",
    "3/2",
    keyword("haste"),
    keywordAbility("cascade"),
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
