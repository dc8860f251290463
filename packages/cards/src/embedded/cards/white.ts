import type { CardDefinition } from "@apnap/engine"
import {
  activated,
  anthem,
  beginning,
  cardIn,
  DIES,
  ENTERS,
  enchant,
  enters,
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
  TARGET_CREATURE,
  triggered,
  upTo,
  whileTrue,
  YOUR_CREATURES,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import {
  bounce,
  change,
  counters,
  destroy,
  exile,
  gainLife,
  may,
  pump,
  put,
  seq,
  tap,
  token,
  tutor,
} from "../build/effects.ts"
import { card, creature, tokenFace } from "../build/face.ts"
import {
  ANY,
  ARTIFACT,
  all,
  and,
  bound,
  CREATURE,
  color,
  ENCHANTMENT,
  HOST,
  IT,
  LAND,
  manaValue,
  NONLAND,
  not,
  OTHER,
  or,
  PLANESWALKER,
  PLAYERS,
  SELF,
  subtype,
  THIS,
  target,
  theirs,
  type,
  YOU,
  yours,
} from "../build/filters.ts"
import { keywordCost, modal, protectionFrom } from "../build/frames.ts"

const TARGETED = { who: "target", slot: 0 } as const
const VAMPIRE = tokenFace("Vampire", "W", "Creature — Vampire", "1/1", [keyword("lifelink")])
const NONLAND_ENTERED = {
  on: "moves",
  object: yours({ is: "permanent" }, NONLAND),
  to: "battlefield",
} as const

/** White creatures, enchantments and answers. */
export const WHITE: readonly CardDefinition[] = [
  card("Ephemerate", "{W}", "Instant", [
    spell(
      seq({ do: "move", what: target(), to: "exile", bind: "gone" }, put(bound("gone"), "battlefield")),
      one(yours(CREATURE)),
    ),
    keywordWith("rebound"),
  ]),
  card("Healing Salve", "{W}", "Instant", [
    modal(
      1,
      1,
      { effect: gainLife(3, TARGETED), targets: [{ players: PLAYERS }] },
      {
        effect: { do: "prevent", amount: 3, to: target(), duration: "endOfTurn" },
        targets: [{ filter: or(CREATURE, PLANESWALKER, type("battle")), players: PLAYERS }],
      },
    ),
  ]),
  card("Lead Astray", "{1}{W}", "Instant", [spell(tap(), upTo(2, CREATURE))]),
  card("Dawn's Truce", "{1}{W}", "Instant", [
    keywordWith("gift", { text: "card" }),
    spell(
      seq(
        {
          do: "rule",
          effects: [{ static: "playerHas", who: YOU, keyword: "hexproof" }],
          duration: "endOfTurn",
        },
        change(all(yours({ is: "permanent" })), [gains(keyword("hexproof"))]),
        {
          do: "if",
          condition: { if: "paid", cost: "gift" },
          then: change(all(yours({ is: "permanent" })), [gains(keyword("indestructible"))]),
        },
      ),
    ),
  ]),
  card("Armageddon", "{3}{W}", "Sorcery", [spell(destroy(all(LAND)))]),
  card("Damn", "{B}{B}", "Sorcery", [
    keywordCost("overload", "{2}{W}{W}"),
    spell(
      {
        do: "if",
        condition: { if: "paid", cost: "overload" },
        then: { do: "destroy", what: all(CREATURE), noRegeneration: true },
        else: { do: "destroy", what: target(), noRegeneration: true },
      },
      TARGET_CREATURE,
    ),
  ]),
  card("Fracturing Gust", "{2}{G/W}{G/W}{G/W}", "Instant", [
    spell(
      seq(
        { do: "destroy", what: all(or(ARTIFACT, ENCHANTMENT)), bind: "gone" },
        gainLife({ n: "times", of: 2, by: { n: "bound", name: "gone" } }),
      ),
    ),
  ]),
  card("Astral Drift", "{2}{W}", "Enchantment", [
    ...(["battlefield", "graveyard"] as const).map((zone) =>
      triggered(
        { on: "cycle", player: YOU, card: zone === "graveyard" ? SELF : OTHER },
        {
          do: "may",
          effect: { do: "move", what: target(), to: "exile", bind: "gone" },
          then: {
            do: "delayed",
            when: { on: "step", step: "end" },
            effect: put(bound("gone"), "battlefield"),
          },
        },
        { targets: [TARGET_CREATURE], zone },
      ),
    ),
    keywordCost("cycling", "{2}{W}"),
  ]),
  card("Opalescence", "{2}{W}{W}", "Enchantment", [
    statically(
      modify(
        all(ENCHANTMENT, OTHER, not(subtype("Aura"))),
        { change: "addTypes", types: ["creature"] },
        {
          change: "setPT",
          power: { n: "manaValue", of: bound("affected") },
          toughness: { n: "manaValue", of: bound("affected") },
        },
      ),
    ),
  ]),
  card("Humility", "{2}{W}{W}", "Enchantment", [
    statically(
      modify(all(CREATURE), { change: "loseAbilities" }, { change: "setPT", power: 1, toughness: 1 }),
    ),
  ]),
  card("Ghostly Prison", "{2}{W}", "Enchantment", [
    statically({ static: "cantAttack", creature: all(CREATURE), whom: YOU, unlessPays: [mana("{2}")] }),
  ]),
  card("Rule of Law", "{2}{W}", "Enchantment", [
    statically({ static: "cantCast", who: PLAYERS, maxPerTurn: 1 }),
  ]),
  card("Anointed Procession", "{3}{W}", "Enchantment", [
    statically({
      static: "alter",
      event: { on: "token", by: YOU },
      alter: { to: "amount", amount: { n: "times", of: 2, by: { n: "bound", name: "amount" } } },
    }),
  ]),
  card("Pariah", "{2}{W}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    statically({
      static: "alter",
      event: { on: "damage", player: YOU },
      alter: { to: "recipient", selector: HOST },
    }),
  ]),
  card("Stony Silence", "{1}{W}", "Enchantment", [
    statically({ static: "cantActivate", of: { filter: ARTIFACT }, manaToo: true }),
  ]),
  card("Ajani's Aid", "{2}{G}{W}", "Enchantment", [
    triggered(
      ENTERS,
      may(
        tutor({ is: "name", name: "Ajani, Valiant Protector" }, "hand", { zone: ["library", "graveyard"] }),
      ),
    ),
    activated([SACRIFICE_THIS], {
      do: "prevent",
      from: { sel: "choose", filter: CREATURE },
      combat: true,
      duration: "endOfTurn",
    }),
  ]),
  card("Faith's Fetters", "{3}{W}", "Enchantment — Aura", [
    ...enchant({ is: "permanent" }),
    triggered(ENTERS, gainLife(4)),
    statically(
      { static: "cantAttack", creature: HOST },
      { static: "cantBlock", creature: HOST },
      { static: "cantActivate", of: HOST },
    ),
  ]),
  card("Idol of Endurance", "{2}{W}", "Artifact", [
    triggered(ENTERS, {
      do: "exileUntil",
      what: { sel: "all", filter: and(CREATURE, manaValue("<=", 3)), zone: "graveyard", of: YOU },
    }),
    activated([mana("{1}{W}"), TAP], {
      do: "permitPlay",
      what: { sel: "linked" },
      free: true,
      castOnly: true,
      count: 1,
      filter: CREATURE,
      duration: "endOfTurn",
    }),
  ]),
  creature(
    "Angel of Deliverance",
    "{6}{W}{W}",
    "Creature — Angel",
    "6/6",
    keyword("flying"),
    triggered({ on: "damage", source: SELF }, exile(), {
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
      targets: [one(theirs(CREATURE))],
    }),
  ),
  creature(
    "Charismatic Conqueror",
    "{1}{W}",
    "Creature — Vampire Soldier",
    "2/2",
    keyword("vigilance"),
    triggered(enters(theirs(or(ARTIFACT, CREATURE), not({ is: "tapped" }))), {
      do: "may",
      player: { who: "controllerOf", of: IT },
      effect: tap(IT),
      else: token(VAMPIRE),
    }),
  ),
  creature(
    "Devout Chaplain",
    "{2}{W}",
    "Creature — Human Cleric",
    "2/2",
    activated([TAP, { pay: "tapOthers", filter: subtype("Human"), count: 2 }], exile(), {
      targets: [one(or(ARTIFACT, ENCHANTMENT))],
    }),
  ),
  creature(
    "Elesh Norn, Mother of Machines",
    "{4}{W}",
    "Legendary Creature — Phyrexian Praetor",
    "4/7",
    keyword("vigilance"),
    statically({
      static: "triggerTimes",
      event: { on: "moves", object: { is: "permanent" }, to: "battlefield" },
      of: yours({ is: "permanent" }),
      plus: 1,
    }),
    statically({
      static: "triggerTimes",
      event: { on: "moves", object: { is: "permanent" }, to: "battlefield" },
      of: theirs({ is: "permanent" }),
      none: true,
    }),
  ),
  creature(
    "Ivory Guardians",
    "{4}{W}{W}",
    "Creature — Giant Cleric",
    "3/3",
    protectionFrom(color("R")),
    whileTrue(
      { if: "exists", filter: theirs({ is: "permanent" }, color("R"), not({ is: "token" })) },
      modify(all(CREATURE, { is: "sharesName", with: THIS }), grows(1, 1)),
    ),
  ),
  creature(
    "Sanctifier en-Vec",
    "{W}{W}",
    "Creature — Human Cleric",
    "2/2",
    protectionFrom(color("B")),
    protectionFrom(color("R")),
    triggered(ENTERS, exile({ sel: "all", filter: or(color("B"), color("R")), zone: "graveyard" })),
    statically({
      static: "alter",
      event: { on: "moves", object: or(color("B"), color("R")), to: "graveyard" },
      alter: { to: "zone", zone: "exile" },
    }),
  ),
  creature(
    "Adherent of Hope",
    "{1}{W}",
    "Creature — Human Soldier",
    "2/1",
    triggered(beginning("beginningOfCombat"), counters("+1/+1", 1), {
      condition: { if: "exists", filter: yours(PLANESWALKER, subtype("Basri")) },
    }),
  ),
  creature(
    "Angelic Protector",
    "{3}{W}",
    "Creature — Angel",
    "2/2",
    keyword("flying"),
    triggered({ on: "targeted", object: SELF }, pump(0, 3, THIS)),
  ),
  creature("Armory Mice", "{1}{W}", "Creature — Mouse", "3/1", {
    ...whileTrue({ if: "happened", event: NONLAND_ENTERED, atLeast: 2 }, modify(THIS, grows(0, 2))),
    word: "celebration",
  }),
  creature(
    "Flickerwisp",
    "{1}{W}{W}",
    "Creature — Elemental",
    "3/1",
    keyword("flying"),
    triggered(
      ENTERS,
      seq(
        { do: "move", what: target(), to: "exile", bind: "gone" },
        { do: "delayed", when: { on: "step", step: "end" }, effect: put(bound("gone"), "battlefield") },
      ),
      { targets: [one(and({ is: "permanent" }, OTHER))] },
    ),
  ),
  creature(
    "Crawling Chorus",
    "{W}",
    "Creature — Phyrexian Horror",
    "1/1",
    keywordWith("toxic", { n: 1 }),
    triggered(
      DIES,
      token(
        tokenFace("Phyrexian Mite", "", "Artifact Creature — Phyrexian Mite", "1/1", [
          keywordWith("toxic", { n: 1 }),
          statically({ static: "cantBlock", creature: THIS }),
        ]),
      ),
    ),
  ),
  creature(
    "Skymarcher Aspirant",
    "{W}",
    "Creature — Vampire Soldier",
    "2/1",
    keywordWith("ascend"),
    whileTrue({ if: "cityBlessing", player: YOU }, modify(THIS, gains(keyword("flying")))),
  ),
  creature("Benalish Cavalry", "{1}{W}", "Creature — Human Knight", "2/2", keywordWith("flanking")),
  creature("Devoted Retainer", "{W}", "Creature — Human Samurai", "1/1", keywordWith("bushido", { n: 1 })),
  creature(
    "Rhox Faithmender",
    "{3}{W}",
    "Creature — Rhino Monk",
    "1/5",
    keyword("lifelink"),
    statically({
      static: "alter",
      event: { on: "gainLife", player: YOU },
      alter: { to: "amount", amount: { n: "times", of: 2, by: { n: "bound", name: "amount" } } },
    }),
  ),
  creature(
    "Angel of Jubilation",
    "{1}{W}{W}{W}",
    "Creature — Angel",
    "3/3",
    keyword("flying"),
    anthem(yours(CREATURE, OTHER, not(color("B"))), grows(1, 1)),
    statically(
      { static: "cantPay", pay: "life", who: PLAYERS },
      { static: "cantPay", pay: "sacrifice", who: PLAYERS, filter: CREATURE },
    ),
  ),
  creature(
    "Stonecloaker",
    "{2}{W}",
    "Creature — Gargoyle",
    "3/2",
    keyword("flash"),
    keyword("flying"),
    triggered(ENTERS, bounce({ sel: "choose", filter: YOUR_CREATURES })),
    triggered(ENTERS, exile(), { targets: [cardIn("graveyard", ANY)] }),
  ),
]
