import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  anthem,
  beginning,
  ENTERS,
  gains,
  grows,
  mana,
  one,
  spell,
  statically,
  TARGET_CREATURE,
  triggered,
  YOUR_CREATURES,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { change, counters, gainLife, pump, put, seq, token } from "../build/effects.ts"
import { card, tokenFace } from "../build/face.ts"
import { all, and, CREATURE, subtype, target, YOU, yours } from "../build/filters.ts"

const SOLDIER = tokenFace("W", "Creature — Soldier", "1/1")
const SPIRIT = tokenFace("W", "Creature — Spirit", "1/1", [keyword("flying")])

/** White and green cards: tokens, growth, enchantments that affect all creatures. */
export const TOKENS_AND_GROWTH: readonly CardDefinition[] = [
  card("Giant Growth", "{G}", "Instant", [spell(pump(3, 3), TARGET_CREATURE)]),
  card("Battlegrowth", "{G}", "Instant", [spell(counters("+1/+1", 1, target()), TARGET_CREATURE)]),
  card("Dragonscale Boon", "{3}{G}", "Instant", [
    spell(seq(counters("+1/+1", 2, target()), { do: "untap", what: target() }), TARGET_CREATURE),
  ]),
  card("Raise the Alarm", "{1}{W}", "Instant", [spell(token(SOLDIER, 2))]),
  card("Triplicate Spirits", "{4}{W}{W}", "Sorcery", [keyword("convoke"), spell(token(SPIRIT, 3))]),
  card("Lingering Souls", "{2}{W}", "Sorcery", [
    spell(token(SPIRIT, 2)),
    keywordAbility("flashback", { cost: [mana("{1}{B}")] }),
  ]),
  card("Whitesun's Passage", "{1}{W}", "Instant", [spell(gainLife(5))]),
  card("Cloudshift", "{W}", "Instant", [
    spell(
      seq(
        { do: "move", what: target(), to: "exile", bind: "gone" },
        put({ sel: "bound", name: "gone" }, "battlefield", { control: YOU }),
      ),
      one(yours(CREATURE)),
    ),
  ]),
  card("Fervor", "{2}{R}", "Enchantment", [anthem(YOUR_CREATURES, gains(keyword("haste")))]),
  card("Glorious Anthem", "{1}{W}{W}", "Enchantment", [anthem(YOUR_CREATURES, grows(1, 1))]),
  card("Intangible Virtue", "{1}{W}", "Enchantment", [
    anthem(yours(CREATURE, { is: "token" }), grows(1, 1), gains(keyword("vigilance"))),
  ]),
  card("Overrun", "{2}{G}{G}{G}", "Sorcery", [
    spell(change(all(YOUR_CREATURES), [grows(3, 3), gains(keyword("trample"))])),
  ]),
  card("Rest in Peace", "{1}{W}", "Enchantment", [
    triggered(ENTERS, {
      do: "move",
      what: { sel: "all", filter: { is: "any" }, zone: "graveyard" },
      to: "exile",
    }),
    statically({
      static: "alter",
      event: { on: "moves", object: { is: "any" }, to: "graveyard" },
      alter: { to: "zone", zone: "exile" },
    }),
  ]),
  card("Darksteel Relic", "{0}", "Artifact", [keyword("indestructible")]),
  card("Spirit Mirror", "{2}{W}{W}", "Enchantment", [
    triggered(beginning("upkeep"), token(tokenFace("W", "Creature — Reflection", "2/2")), {
      condition: { if: "not", of: { if: "exists", filter: and({ is: "token" }, subtype("Reflection")) } },
    }),
    activated([mana("{0}")], { do: "destroy", what: target() }, { targets: [one(subtype("Reflection"))] }),
  ]),
  card("Hardened Scales", "{G}", "Enchantment", [
    statically({
      static: "alter",
      event: { on: "counters", object: YOUR_CREATURES, kind: "+1/+1" },
      alter: { to: "amount", amount: { n: "plus", of: [{ n: "bound", name: "amount" }, 1] } },
    }),
  ]),
]
