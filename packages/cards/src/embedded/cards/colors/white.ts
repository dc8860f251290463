import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  anthem,
  beginning,
  cardIn,
  DELIRIUM,
  DIES,
  ENTERS,
  enters,
  gains,
  grows,
  modify,
  one,
  statically,
  TAP,
  triggered,
  whileTrue,
  YOUR_CREATURES,
} from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import { bounce, counters, exile, pump, put, seq, token } from "../../build/effects.ts"
import { creature, tokenFace } from "../../build/face.ts"
import {
  ANY,
  ARTIFACT,
  all,
  and,
  bound,
  CREATURE,
  color,
  ENCHANTMENT,
  IT,
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
  YOU,
  yours,
} from "../../build/filters.ts"
import { protectionFrom } from "../../build/frames.ts"

const VAMPIRE = tokenFace("W", "Creature — Vampire", "1/1", [keyword("lifelink")])
const NONLAND_ENTERED = {
  on: "moves",
  object: yours({ is: "permanent" }, NONLAND),
  to: "battlefield",
} as const

/** White creatures. */
export const WHITE: readonly CardDefinition[] = [
  creature(
    "Angel of Deliverance",
    "{6}{W}{W}",
    "Creature — Angel",
    "6/6",
    keyword("flying"),
    triggered({ on: "damage", source: SELF }, exile(), {
      ...DELIRIUM,
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
      effect: { do: "tap", what: IT, player: { who: "controllerOf", of: IT } },
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
    keywordAbility("toxic", { n: 1 }),
    triggered(
      DIES,
      token(
        tokenFace("", "Artifact Creature — Phyrexian Mite", "1/1", [
          keywordAbility("toxic", { n: 1 }),
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
    keywordAbility("ascend"),
    whileTrue({ if: "cityBlessing", player: YOU }, modify(THIS, gains(keyword("flying")))),
  ),
  creature("Benalish Cavalry", "{1}{W}", "Creature — Human Knight", "2/2", keywordAbility("flanking")),
  creature("Devoted Retainer", "{W}", "Creature — Human Samurai", "1/1", keywordAbility("bushido", { n: 1 })),
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
