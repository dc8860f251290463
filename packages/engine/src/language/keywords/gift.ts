import type { Ability } from "../ability.ts"
import type { Effect } from "../effects/effect.ts"
import { ENTERS, OPPONENTS, paid, sequence, THAT_PLAYER, when } from "./build.ts"
import { defineKeywords } from "./expand.ts"

/** 702.174d to i: what the opponent gets. */
const GIFTS: Readonly<Record<string, Effect>> = {
  card: { do: "draw", count: 1, player: THAT_PLAYER },
  food: { do: "createToken", token: { predefined: "food" }, player: THAT_PLAYER },
  treasure: { do: "createToken", token: { predefined: "treasure" }, player: THAT_PLAYER },
  "tapped fish": {
    do: "createToken",
    tapped: true,
    player: THAT_PLAYER,
    token: {
      face: { name: "", types: ["creature"], subtypes: ["Fish"], colors: ["U"], power: 1, toughness: 1 },
    },
  },
  "extra turn": { do: "extraTurn", player: THAT_PLAYER },
  octopus: {
    do: "createToken",
    player: THAT_PLAYER,
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
  const effect = sequence({ do: "choosePlayer", from: OPPONENTS, bind: "player" }, given, GIVEN)
  return [
    when("gift", ENTERS, effect, { condition: paid("gift") }),
    { ability: "spell", effect: { do: "if", condition: paid("gift"), then: effect } },
  ]
}

defineKeywords({
  // 702.174a, b
  gift: (k) => gift(k.text),
})
