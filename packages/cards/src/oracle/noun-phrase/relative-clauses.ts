import type { Amount, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { asPlayer } from "../discourse/surface.ts"
import { $, same } from "../grammar/hole.ts"
import { condition, post } from "../oracle.ts"
import { withOther, withoutOther } from "../phrases/objects/other.ts"
import { conjunction, partsOf } from "./conjunction.ts"
import { SUPERLATIVES } from "./superlative.ts"

// Postmodifiers shared by all constructions: relative clauses and exclusions.

const f = (): Filter => $<Filter>("f")
const YOU: PlayerSelector = { who: "you" }

// What a spell or ability targets (115.1).
for (const [words, more] of [
  ["that target(s)", {}],
  ["that target(s) only", { only: true }],
  ["that target(s) only a single", { only: true, single: true }],
] as const) {
  const single = words.endsWith("single")
  post(single ? `${words} {f:plain thing}` : `${words} {f:subject}`, { is: "targets", filter: f(), ...more })
  if (single) continue
  post(`${words} you`, { is: "targets", players: YOU, ...more })
  post(`${words} a player`, { is: "targets", players: { who: "players" }, ...more })
  post(`${words} a opponent`, { is: "targets", players: { who: "opponents" }, ...more })
}
post("that target(s) one or more {f:plain things}", { is: "targets", filter: f() })
post("that target(s) you or {f:subject}", { is: "targets", filter: f(), players: YOU })

// Exclusions.
post("except for {f:plain things}", { is: "not", of: f() })
post("except for ~", { is: "other" })
post("not named ~", { is: "not", of: { is: "sharesName", with: { sel: "self" } } })
post("without a {kind:counter} counter on it|them", {
  is: "counters",
  kind: $<string>("kind"),
  op: "=",
  than: 0,
})

// Attachments, controllers and owners.
post(
  [
    "that's enchanted by a {f:plain thing}",
    "that are enchanted by a {f:plain thing}",
    "enchanted by a {f:plain thing}",
  ],
  {
    is: "hasAttached",
    filter: f(),
  },
)
export const ENCHANTED_OR_EQUIPPED: Filter = {
  is: "or",
  of: [
    { is: "hasAttached", filter: { is: "subtype", subtype: "Aura" } },
    { is: "hasAttached", filter: { is: "subtype", subtype: "Equipment" } },
  ],
}
post(["that's enchanted or equipped", "that's equipped or enchanted"], ENCHANTED_OR_EQUIPPED)
post("controlled by {p:player}", { is: "controlledBy", player: $<PlayerSelector>("p") })
post("owned by {p:player}", { is: "ownedBy", player: $<PlayerSelector>("p") })
post("owned by another player", { is: "not", of: { is: "ownedBy", player: YOU } })

// Comparisons of power, toughness and mana value.
for (const [words, is] of [
  ["power", "power"],
  ["toughness", "toughness"],
  ["mana value", "manaValue"],
] as const) {
  post(`with ${words} greater than or equal to {n:quantity}`, {
    is,
    op: ">=",
    than: $<Amount>("n"),
  } as Filter)
  post(`with ${words} {n:digits} or {m:digits}`, {
    is: "or",
    of: [
      { is, op: "=", than: $<Amount>("n") },
      { is, op: "=", than: $<Amount>("m") },
    ],
  } as Filter)
}
post("with toughness less than or equal to {n:quantity}", { is: "toughness", op: "<=", than: $<Amount>("n") })
post("with power greater than its toughness", { is: "powerVsToughness", op: ">" })
for (const { words, by, least } of SUPERLATIVES) {
  const superlative = (of: Selector): Filter => ({
    is: "among",
    of: { sel: "extreme", of, by, ...(least && { least }) },
  })
  // Of each of several players; stored as "them".
  post.iso(
    `with the ${words} among {t:plain things} that player controls`,
    ({ t }) =>
      superlative({
        sel: "all",
        filter: conjunction([
          ...partsOf(t),
          { is: "controlledBy", player: asPlayer({ who: "said", noun: "they" }) },
        ]),
      }),
    () => undefined,
  )
  post(`with the ${words} among {t:all things}`, superlative($<Selector>("t")))
  condition.iso(
    `you control the {t:plain thing} with the ${words} or tied for the ${words}`,
    ({ t }) => ({ if: "exists", filter: yoursAmong(t, superlative({ sel: "all", filter: t })) }),
    (c) => {
      const parts = c.if === "exists" ? partsOf(c.filter) : []
      const t = conjunction(parts.slice(0, -2))
      const filter = yoursAmong(t, superlative({ sel: "all", filter: t }))
      return parts.length > 2 && same(c, { if: "exists", filter }) ? { t } : undefined
    },
  )
}
function yoursAmong(t: Filter, superlative: Filter): Filter {
  return conjunction([...partsOf(t), { is: "controlledBy", player: { who: "you" } }, superlative])
}
post("that's both {a:color word} and {b:color word}", {
  is: "and",
  of: [$<Filter>("a"), $<Filter>("b")],
})
post.iso(
  "with another {f:plain thing} attached to it|them",
  ({ f: attached }) => ({ is: "hasAttached", filter: withOther(attached) }),
  (quality) => {
    const bare = quality.is === "hasAttached" ? withoutOther({ filter: quality.filter }) : undefined
    return bare && { f: bare.filter }
  },
)
post("you own and control", {
  is: "and",
  of: [
    { is: "ownedBy", player: YOU },
    { is: "controlledBy", player: YOU },
  ],
})
