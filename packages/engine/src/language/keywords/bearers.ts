import type { Ability } from "../ability.ts"
import type { CardFace } from "../card.ts"
import type { Keyword } from "../keyword.ts"
import { bound, ENTERS, SELF, sequence, when } from "./build.ts"
import { defineKeywords } from "./expand.ts"

/** 702.92a and similar: a creature token that the Equipment is attached to at once. */
function bearer(
  keyword: Keyword,
  face: Pick<CardFace, "subtypes" | "colors" | "power" | "toughness">,
): Ability[] {
  const token = { face: { name: "", types: ["creature"] as const, ...face } }
  return [
    when(
      keyword,
      ENTERS,
      sequence(
        { do: "createToken", token, bind: "bearer" },
        { do: "attach", what: SELF, to: bound("bearer") },
      ),
    ),
  ]
}

defineKeywords({
  livingWeapon: () =>
    bearer("livingWeapon", { subtypes: ["Phyrexian", "Germ"], colors: ["B"], power: 0, toughness: 0 }), // 702.92a
  forMirrodin: () => bearer("forMirrodin", { subtypes: ["Rebel"], colors: ["R"], power: 2, toughness: 2 }), // 702.163a
  // 702.182a
  jobSelect: () => bearer("jobSelect", { subtypes: ["Hero"], colors: [], power: 1, toughness: 1 }),
})
