import { describe } from "vitest"
import { gain } from "../testing/cards.ts"
import {
  act,
  artifact,
  at,
  can,
  cast,
  color,
  creature,
  enchantment,
  instant,
  life,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("colors and mana (105, 106)", () => {
  shows("105.3: a new color replaces the ones before", {
    a: {
      on: [creature("Green Bear", "2/2", "", "Bear", "{G}")],
      hand: [instant("Dye", "Target creature becomes blue until end of turn.")],
    },
    script: [cast("Dye", "Green Bear"), wait],
    stopAt: { turn: 1, step: "precombatMain" },
    then: [color("Green Bear", "U"), color("Green Bear", "G", false)],
  })
  shows("105.2a, 105.2b, 105.2c: the colors of the mana cost", {
    a: {
      on: [
        creature("Green Bear", "2/2", "", "Bear", "{G}"),
        creature("Gold", "2/2", "", "Bear", "{G}{W}"),
        artifact("Pot", "", "{2}"),
      ],
    },
    then: [color("Green Bear", "G"), color("Gold", "GW"), color("Pot", "")],
  })
  shows("106.8: of hybrid mana one half is chosen", {
    a: { on: [artifact("Well", "{T}: Add {R/G}.")], hand: [sorcery("Green", gain(4), "{G}")] },
    script: [cast("Green")],
    then: [life("A", 24)],
  })
  shows("106.10: generic mana that would be added is colorless", {
    a: { on: [artifact("Well", "{T}: Add {2}."), "Forest"], hand: [sorcery("Plain", gain(4), "{C}{C}")] },
    script: [cast("Plain")],
    then: [life("A", 24)],
  })
  shows("106.12, 106.12a: 'tapped for mana' triggers as such an ability resolves", {
    a: {
      on: ["Forest", enchantment("Growth", "Whenever you tap a Forest for mana, you gain 1 life.")],
      hand: [sorcery("Green", gain(4), "{G}")],
    },
    script: [cast("Green")],
    then: [life("A", 25)],
  })
  shows("106.4: mana empties as a step or phase ends", {
    a: { on: ["Forest"], hand: [instant("Green", gain(4), "{G}")] },
    script: [
      act("Forest", "{T}: Add {G}"),
      at({ step: "beginningOfCombat" }, now(can("A", "Cast Green", false))),
    ],
  })
  shows("106.6a: mana that is multiplied keeps its restriction", {
    a: {
      on: [
        artifact("Well", "{T}: Add {C}. Spend this mana only to cast artifact spells."),
        enchantment(
          "Flood",
          "If you tap a permanent for mana, it produces twice as much of that mana instead.",
        ),
      ],
      hand: [sorcery("Plain", gain(4), "{C}{C}"), artifact("Gear", "", "{C}{C}")],
    },
    script: [now(can("A", "Cast Plain", false)), cast("Gear"), wait],
    then: [there("A", "Gear")],
  })
})
