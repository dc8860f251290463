import type { Ability } from "../ability.ts"
import type { Effect } from "../effects/effect.ts"
import type { PlayerSelector } from "../selector.ts"
import { ENTERS, paid, sequence, when } from "./build.ts"
import { defineKeywords } from "./expand.ts"

/** 702.174a: the opponent that was chosen as the gift was promised. */
const PROMISED: PlayerSelector = { who: "chosen" }

/** 702.174d to i: what the opponent gets. */
const GIFTS: Readonly<Record<string, Effect>> = {
  card: { do: "draw", count: 1, player: PROMISED },
  food: { do: "createToken", token: { predefined: "food" }, player: PROMISED },
  treasure: { do: "createToken", token: { predefined: "treasure" }, player: PROMISED },
  "tapped fish": {
    do: "createToken",
    tapped: true,
    player: PROMISED,
    token: {
      face: { name: "", types: ["creature"], subtypes: ["Fish"], colors: ["U"], power: 1, toughness: 1 },
    },
  },
  "extra turn": { do: "extraTurn", player: PROMISED },
  octopus: {
    do: "createToken",
    player: PROMISED,
    token: {
      face: { name: "", types: ["creature"], subtypes: ["Octopus"], colors: ["U"], power: 8, toughness: 8 },
    },
  },
}

/** 702.174c: abilities that trigger when a gift is given wait for this. */
const GIVEN: Effect = { do: "action", action: "giveGift" }

function gift(what: string): Ability[] {
  const given = GIFTS[what]
  if (given === undefined) throw new Error(`language/gift: no gift is called "${what}"`)
  const effect = sequence(given, GIVEN)
  return [
    when("gift", ENTERS, effect, { condition: paid("gift") }),
    { ability: "spell", effect: { do: "if", condition: paid("gift"), then: effect } },
  ]
}

defineKeywords({
  // 702.174a, b
  gift: (k) => gift(k.text),
})
