import type { CardDefinition } from "@apnap/engine"
import { activated, anthem, ATTACKS, dies, DIES, enchant, enters, ENTERS, equipment, either, gains, grows, keywordWith, mana, modify, one, OTHERS_YOU_CONTROL, spell, statically, TAP, TARGET_CREATURE, triggered, whileTrue, YOUR_CREATURES, beginning } from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { change, counters, draw, gainLife, put, pump, seq, token } from "../build/effects.ts"
import { card, creature, tokenFace } from "../build/face.ts"
import { and, ARTIFACT, color, CREATURE, ENCHANTMENT, not, OTHER, subtype, target, THIS, YOU, yours, all } from "../build/filters.ts"

const SOLDIER = tokenFace("Soldier", "W", "Creature — Soldier", "1/1")
const SPIRIT = tokenFace("Spirit", "W", "Creature — Spirit", "1/1", [keyword("flying")])
const BEAST = tokenFace("Beast", "G", "Creature — Beast", "3/3")

/** Creatures, tokens, Auras and growth in white and green. */
export const WHITE_AND_GREEN: readonly CardDefinition[] = [
  card("Giant Growth", "{G}", "Instant", [spell(pump(3, 3), TARGET_CREATURE)]),
  card("Battlegrowth", "{G}", "Instant", [spell(counters("+1/+1", 1, target()), TARGET_CREATURE)]),
  card("Dragonscale Boon", "{3}{G}", "Instant", [spell(seq(counters("+1/+1", 2, target()), { do: "untap", what: target() }), TARGET_CREATURE)]),
  card("Raise the Alarm", "{1}{W}", "Instant", [spell(token(SOLDIER, 2))]),
  card("Triplicate Spirits", "{4}{W}{W}", "Sorcery", [keyword("convoke"), spell(token(SPIRIT, 3))]),
  card("Lingering Souls", "{2}{W}", "Sorcery", [spell(token(SPIRIT, 2)), keywordWith("flashback", { cost: [mana("{1}{B}")] })]),
  card("Whitesun's Passage", "{1}{W}", "Instant", [spell(gainLife(5))]),
  card("Cloudshift", "{W}", "Instant", [spell(seq({ do: "move", what: target(), to: "exile", bind: "gone" }, put({ sel: "bound", name: "gone" }, "battlefield", { control: YOU })), one(yours(CREATURE)))]),
  card("Fervor", "{2}{R}", "Enchantment", [anthem(YOUR_CREATURES, gains(keyword("haste")))]),
  card("Glorious Anthem", "{1}{W}{W}", "Enchantment", [anthem(YOUR_CREATURES, grows(1, 1))]),
  card("Intangible Virtue", "{1}{W}", "Enchantment", [anthem(yours(CREATURE, { is: "token" }), grows(1, 1), gains(keyword("vigilance")))]),
  card("Overrun", "{2}{G}{G}{G}", "Sorcery", [spell(change(all(YOUR_CREATURES), [grows(3, 3), gains(keyword("trample"))]))]),
  card("Rest in Peace", "{1}{W}", "Enchantment", [
    triggered(ENTERS, { do: "move", what: { sel: "all", filter: { is: "any" }, zone: "graveyard" }, to: "exile" }),
    statically({ static: "alter", event: { on: "moves", object: { is: "any" }, to: "graveyard" }, alter: { to: "zone", zone: "exile" } }),
  ]),
  card("Rancor", "{G}", "Enchantment — Aura", [...enchant(CREATURE, grows(2, 0), gains(keyword("trample"))), triggered(DIES, put(THIS, "hand"))]),
  card("Unholy Strength", "{B}", "Enchantment — Aura", enchant(CREATURE, grows(2, 1))),
  card("Holy Strength", "{W}", "Enchantment — Aura", enchant(CREATURE, grows(1, 2))),
  card("Flight", "{U}", "Enchantment — Aura", enchant(CREATURE, gains(keyword("flying")))),
  card("Serra's Embrace", "{2}{W}{W}", "Enchantment — Aura", enchant(CREATURE, grows(2, 2), gains(keyword("flying"), keyword("vigilance")))),
  card("Ethereal Armor", "{W}", "Enchantment — Aura", enchant(CREATURE, grows({ n: "count", filter: yours(ENCHANTMENT) }, { n: "count", filter: yours(ENCHANTMENT) }), gains(keyword("first strike")))),
  card("Short Sword", "{1}", "Artifact — Equipment", equipment("{1}", grows(1, 1))),
  card("Bonesplitter", "{1}", "Artifact — Equipment", equipment("{1}", grows(2, 0))),
  card("Accorder's Shield", "{0}", "Artifact — Equipment", equipment("{3}", grows(0, 3), gains(keyword("vigilance")))),
  card("Vulshok Morningstar", "{2}", "Artifact — Equipment", equipment("{2}", grows(2, 2))),
  card("Loxodon Warhammer", "{3}", "Artifact — Equipment", equipment("{3}", grows(3, 0), gains(keyword("trample"), keyword("lifelink")))),
  card("Darksteel Relic", "{0}", "Artifact", [keyword("indestructible")]),
  creature("Angel of Mercy", "{4}{W}", "Creature — Angel", "3/3", keyword("flying"), triggered(ENTERS, gainLife(3))),
  creature("Soulmender", "{W}", "Creature — Human Cleric", "1/1", activated([TAP], gainLife(1))),
  creature("Sejiri Merfolk", "{1}{U}", "Creature — Merfolk Soldier", "2/1", whileTrue({ if: "exists", filter: yours(subtype("Plains")) }, modify(THIS, gains(keyword("first strike"), keyword("lifelink"))))),
  creature("Wall of Omens", "{1}{W}", "Creature — Wall", "0/4", keyword("defender"), triggered(ENTERS, draw(1))),
  creature("Elvish Visionary", "{1}{G}", "Creature — Elf Shaman", "1/1", triggered(ENTERS, draw(1))),
  creature("Bond Beetle", "{G}", "Creature — Insect", "0/1", triggered(ENTERS, counters("+1/+1", 1, target()), { targets: [TARGET_CREATURE] })),
  creature("Attended Knight", "{2}{W}", "Creature — Human Knight", "2/2", keyword("first strike"), triggered(ENTERS, token(SOLDIER))),
  creature("Blade Splicer", "{2}{W}", "Creature — Phyrexian Human Artificer", "1/1", triggered(ENTERS, token(tokenFace("Phyrexian Golem", "", "Artifact Creature — Phyrexian Golem", "3/3"))), anthem(yours(subtype("Golem")), gains(keyword("first strike")))),
  creature("Knight of Meadowgrain", "{W}{W}", "Creature — Kithkin Knight", "2/2", keyword("first strike"), keyword("lifelink")),
  creature("Benalish Marshal", "{W}{W}{W}", "Creature — Human Knight", "3/3", anthem(OTHERS_YOU_CONTROL, grows(1, 1))),
  creature("Thalia, Guardian of Thraben", "{1}{W}", "Legendary Creature — Human Soldier", "2/1", keyword("first strike"), statically({ static: "cost", spells: not(CREATURE), more: "{1}" })),
  creature("Knight of Grace", "{1}{W}", "Creature — Human Knight", "2/2", keyword("first strike"), keywordWith("hexproofFrom", { filter: color("B") }), whileTrue({ if: "exists", filter: and({ is: "permanent" }, color("B")) }, modify(THIS, grows(1, 0)))),
  creature("White Knight", "{W}{W}", "Creature — Human Knight", "2/2", keyword("first strike"), keywordWith("protection", { filter: color("B") })),
  creature("Ajani's Pridemate", "{1}{W}", "Creature — Cat Soldier", "2/2", triggered({ on: "gainLife", player: YOU }, counters("+1/+1", 1))),
  creature("Soul Warden", "{W}", "Creature — Human Cleric", "1/1", triggered(enters(and(CREATURE, OTHER)), gainLife(1))),
  creature("Kitchen Finks", "{1}{G/W}{G/W}", "Creature — Ouphe", "3/2", triggered(ENTERS, gainLife(2)), keywordWith("persist")),
  creature("Strangleroot Geist", "{G}{G}", "Creature — Spirit", "2/1", keyword("haste"), keywordWith("undying")),
  creature("Merfolk Branchwalker", "{1}{G}", "Creature — Merfolk Scout", "2/1", triggered(ENTERS, { do: "action", action: "explore", what: THIS })),
  creature("Wildgrowth Walker", "{1}{G}", "Creature — Elemental", "1/3", triggered({ on: "action", action: "explores", object: YOUR_CREATURES }, seq(counters("+1/+1", 1), gainLife(3)))),
  creature("Pelt Collector", "{G}", "Creature — Elf Warrior", "1/1",
    triggered(either(enters(OTHERS_YOU_CONTROL), dies(OTHERS_YOU_CONTROL)), counters("+1/+1", 1), { condition: { if: "compare", left: { n: "power", of: { sel: "bound", name: "it" } }, op: ">", right: { n: "power", of: THIS } } }),
    whileTrue({ if: "is", of: THIS, filter: { is: "counters", kind: "+1/+1", op: ">=", than: 3 } }, modify(THIS, gains(keyword("trample"))))),
  creature("Thragtusk", "{4}{G}", "Creature — Beast", "5/3", triggered(ENTERS, gainLife(5)), triggered({ on: "moves", object: { is: "self" }, from: "battlefield" }, token(BEAST))),
  creature("Wurmcoil Engine", "{6}", "Artifact Creature — Phyrexian Wurm", "6/6", keyword("deathtouch"), keyword("lifelink"), triggered(DIES, seq(token(tokenFace("Phyrexian Wurm", "", "Artifact Creature — Phyrexian Wurm", "3/3", [keyword("deathtouch")])), token(tokenFace("Phyrexian Wurm", "", "Artifact Creature — Phyrexian Wurm", "3/3", [keyword("lifelink")]))))),
  creature("Avenger of Zendikar", "{5}{G}{G}", "Creature — Elemental", "5/5", triggered(ENTERS, token(tokenFace("Plant", "G", "Creature — Plant", "0/1"), { n: "count", filter: yours({ is: "type", type: "land" }) })), triggered(enters(yours({ is: "type", type: "land" })), { do: "may", effect: counters("+1/+1", 1, all(yours(CREATURE, subtype("Plant")))) })),
  creature("Craterhoof Behemoth", "{5}{G}{G}{G}", "Creature — Beast", "5/5", keyword("haste"), triggered(ENTERS, change(all(YOUR_CREATURES), [gains(keyword("trample")), grows({ n: "count", filter: YOUR_CREATURES }, { n: "count", filter: YOUR_CREATURES })]))),
  creature("Hero of Bladehold", "{2}{W}{W}", "Creature — Human Knight", "3/4", keywordWith("battleCry"), triggered(ATTACKS, { do: "createToken", token: { face: SOLDIER }, count: 2, tapped: true, attacking: true })),
  creature("Juggernaut", "{4}", "Artifact Creature — Juggernaut", "5/3", statically({ static: "mustAttack", creature: THIS }, { static: "cantBeBlocked", creature: THIS, by: subtype("Wall") })),
  card("Spirit Mirror", "{2}{W}{W}", "Enchantment", [
    triggered(beginning("upkeep"), token(tokenFace("Reflection", "W", "Creature — Reflection", "2/2")), { condition: { if: "not", of: { if: "exists", filter: and({ is: "token" }, subtype("Reflection")) } } }),
    activated([mana("{0}")], { do: "destroy", what: target() }, { targets: [one(subtype("Reflection"))] }),
  ]),
  card("Hardened Scales", "{G}", "Enchantment", [statically({ static: "alter", event: { on: "counters", object: YOUR_CREATURES, kind: "+1/+1" }, alter: { to: "amount", amount: { n: "plus", of: [{ n: "bound", name: "amount" }, 1] } } })]),
  creature("Darksteel Gargoyle", "{7}", "Artifact Creature — Gargoyle", "3/3", keyword("flying"), keyword("indestructible")),
  creature("Metallic Sliver", "{1}", "Artifact Creature — Sliver", "1/1"),
  creature("Steel Overseer", "{2}", "Artifact Creature — Construct", "1/1", activated([TAP], counters("+1/+1", 1, all(yours(CREATURE, ARTIFACT))))),
]
