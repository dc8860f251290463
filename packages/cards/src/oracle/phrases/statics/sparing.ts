import type { Change, Filter } from "@apnap/engine"
import { isKeyword, keywordAbility } from "@apnap/engine/language"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// Protection granted by an Aura that doesn't remove the Aura itself (702.16n).

const HOST = { sel: "attachedTo" } as const
for (const [words, sparing] of [
  ["~", "self"],
  ["auras", "auras"],
] as const) {
  const given = keywordAbility("protection", { filter: $<Filter>("q"), sparing })
  const protects: Change = { change: "addAbilities", abilities: [given] }
  statics(`enchanted {noun:host} has protection from {q:quality} . this effect doesn't remove ${words}`, {
    static: "modify",
    what: HOST,
    changes: [protects],
  })
  statics.iso(
    `enchanted {noun:host} get(s) {s:size} and has protection from {q:quality} . this effect doesn't remove ${words}`,
    ({ s, q }) => ({
      static: "modify",
      what: HOST,
      changes: [
        { change: "modifyPT", power: s[0], toughness: s[1] },
        { change: "addAbilities", abilities: [{ ...given, filter: q }] },
      ],
    }),
    (e) => {
      if (e.static !== "modify" || e.what.sel !== "attachedTo" || e.changes.length !== 2) return undefined
      const [size, protection] = e.changes
      if (size.change !== "modifyPT" || protection.change !== "addAbilities") return undefined
      const [only] = protection.abilities
      return isKeyword(only, "protection") && only.sparing === sparing
        ? { s: [size.power, size.toughness], q: only.filter }
        : undefined
    },
  )
}
