import type { Amount, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"
import { post } from "../oracle.ts"
import { withOther, withoutOther } from "../phrases/other.ts"

// What stands behind a noun: relative clauses and exclusions, for every construction.

const f = (): Filter => $<Filter>("f")
const YOU: PlayerSelector = { who: "you" }

// What a spell or ability is aimed at (115.1).
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

// What they are not.
post("except for {f:plain things}", { is: "not", of: f() })
post("except for ~", { is: "other" })
post("not named ~", { is: "not", of: { is: "sharesName", with: { sel: "self" } } })
post("without a {kind:counter} counter on it|them", {
  is: "counters",
  kind: $<string>("kind"),
  op: "=",
  than: 0,
})

// What is attached to them, and who has them.
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
post(["that's enchanted or equipped", "that's equipped or enchanted"], {
  is: "or",
  of: [
    { is: "hasAttached", filter: { is: "subtype", subtype: "Aura" } },
    { is: "hasAttached", filter: { is: "subtype", subtype: "Equipment" } },
  ],
})
post("controlled by {p:player}", { is: "controlledBy", player: $<PlayerSelector>("p") })
post("owned by {p:player}", { is: "ownedBy", player: $<PlayerSelector>("p") })
post("owned by another player", { is: "not", of: { is: "ownedBy", player: YOU } })

// Sizes that are compared.
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
for (const [words, by] of [
  ["greatest power", "power"],
  ["greatest toughness", "toughness"],
  ["greatest mana value", "manaValue"],
] as const)
  if (by !== "power")
    post(`with the ${words} among {t:all things}`, {
      is: "among",
      of: { sel: "extreme", of: $<Selector>("t"), by },
    })
for (const [words, by] of [
  ["least power", "power"],
  ["lowest power", "power"],
  ["least toughness", "toughness"],
  ["least mana value", "manaValue"],
  ["lowest mana value", "manaValue"],
] as const)
  post(`with the ${words} among {t:all things}`, {
    is: "among",
    of: { sel: "extreme", of: $<Selector>("t"), by, least: true },
  })
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
