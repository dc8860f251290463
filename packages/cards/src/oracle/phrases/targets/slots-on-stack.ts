import type { Filter } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { conjunction, partsOf } from "../../noun-phrase/conjunction.ts"
import { SPELL, slot } from "./slots.ts"

// Spells and abilities as targets (115.1).

slot("target activated or triggered ability", { filter: { is: "ability" }, zone: "stack" })
slot("target activated ability", { filter: { is: "ability", kind: "activated" }, zone: "stack" })
slot("target triggered ability", { filter: { is: "ability", kind: "triggered" }, zone: "stack" })

// Spells, or permanents of some kind. A controller applies to both.
for (const [words, count] of [
  ["target spell or {t:plain thing}", {}],
  ["target {t:plain thing} or spell", {}],
  ["up to one target spell or {t:plain thing}", { min: 0, max: 1 }],
  ["up to one target {t:plain thing} or spell", { min: 0, max: 1 }],
] as const)
  slot.iso(
    words,
    ({ t }) => ({ filter: withSpells(t), zone: ["battlefield", "stack"], ...count }),
    (s) => {
      const { filter, zone, ...rest } = s
      const t = filter && same(zone, ["battlefield", "stack"]) ? withoutSpells(filter) : undefined
      return t && same(rest, count) ? { t } : undefined
    },
  )

function withSpells(filter: Filter): Filter {
  const whose = partsOf(filter).filter(isWhose)
  const kind = conjunction(partsOf(filter).filter((part) => !isWhose(part)))
  return conjunction([{ is: "or", of: [SPELL, kind] }, ...whose])
}

function withoutSpells(filter: Filter): Filter | undefined {
  const [first, ...whose] = partsOf(filter)
  if (first?.is !== "or" || first.of.length !== 2 || !same(first.of[0], SPELL) || !whose.every(isWhose))
    return undefined
  return conjunction([...partsOf(first.of[1]), ...whose])
}

function isWhose(filter: Filter): boolean {
  return filter.is === "controlledBy" || (filter.is === "not" && filter.of.is === "controlledBy")
}
for (const kind of ["activated", "triggered"] as const)
  slot(`target ${kind} ability you control`, {
    filter: {
      is: "and",
      of: [
        { is: "ability", kind },
        { is: "controlledBy", player: { who: "you" } },
      ],
    },
    zone: "stack",
  })
slot("target activated or triggered ability you control", {
  filter: { is: "and", of: [{ is: "ability" }, { is: "controlledBy", player: { who: "you" } }] },
  zone: "stack",
})
slot("target activated or triggered ability you don't control", {
  filter: {
    is: "and",
    of: [{ is: "ability" }, { is: "not", of: { is: "controlledBy", player: { who: "you" } } }],
  },
  zone: "stack",
})
// 113.7: abilities by their source objects.
for (const [words, ability] of [
  ["activated ability", { is: "ability", kind: "activated" }],
  ["triggered ability", { is: "ability", kind: "triggered" }],
  ["activated or triggered ability", { is: "ability" }],
] as const)
  for (const [whose, more] of [
    ["", []],
    [" you control", [{ is: "controlledBy", player: { who: "you" } }]],
  ] as const)
    slot(`target ${words}${whose} from a {f:source thing}`, {
      filter: { is: "and", of: [ability, ...more, { is: "fromSource", of: $<Filter>("f") }] },
      zone: "stack",
    })
slot("target spell or ability that targets {f:subject}", {
  filter: {
    is: "and",
    of: [
      { is: "or", of: [SPELL, { is: "ability" }] },
      { is: "targets", filter: $<Filter>("f") },
    ],
  },
  zone: "stack",
})
slot(["target spell or ability", "target spell , activated ability , or triggered ability"], {
  filter: { is: "or", of: [SPELL, { is: "ability" }] },
  zone: "stack",
})
slot("target spell or ability with a single target", {
  filter: {
    is: "and",
    of: [
      { is: "or", of: [SPELL, { is: "ability" }] },
      { is: "targets", single: true },
    ],
  },
  zone: "stack",
})
