import type { Amount, EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { DOER, SUBJECT, type Verb } from "../verb.ts"

// Attacking and blocking (508.3, 509.3).

const ATTACKS: EventPattern = { on: "attacks", creature: SUBJECT }
const by = (): Filter => $<Filter>("by")
const whom = (): PlayerSelector => $<PlayerSelector>("w")
const t = (): Filter => $<Filter>("t")
const n = (): Amount => $<Amount>("n")

export const COMBAT_DEEDS: readonly Verb[] = [
  { words: "<attack>", event: ATTACKS, french: "<attaquer>" },
  {
    words: "<attack> alone",
    event: { on: "attacks", creature: SUBJECT, alone: true },
    french: "<attaquer> [seul]",
  },
  {
    words: "<attack> while saddled",
    event: {
      on: "attacks",
      creature: { is: "and", of: [SUBJECT, { is: "designation", of: "saddled" }] },
    },
    french: "<attaquer> alors que cette créature est sellée",
  },
  {
    words: "<attack> {w:attacked}",
    event: { on: "attacks", creature: SUBJECT, whom: whom() },
    french: "<attaquer> {w}",
  },
  {
    words: "<attack> {w:attacked or theirs}",
    event: { on: "attacks", creature: SUBJECT, whom: whom(), orPlaneswalker: true },
    french: "<attaquer> {w}",
  },
  { words: "<block>", event: { on: "blocks", creature: SUBJECT }, french: "<bloquer>" },
  {
    words: "<block> {by:subject}",
    event: { on: "blocks", creature: SUBJECT, attacker: by() },
    french: "<bloquer> {by}",
  },
  {
    words: "<block> one or more {by:plain things}",
    event: { on: "blocks", creature: SUBJECT, attacker: by(), batch: true },
    french: "<bloquer> au moins {by:one}",
  },
  {
    words: "<become> blocked",
    event: { on: "becomesBlocked", creature: SUBJECT },
    french: "<devenir> [bloqué]",
  },
  {
    words: "<become> blocked by {by:subject}",
    event: { on: "becomesBlocked", creature: SUBJECT, by: by() },
    french: "<devenir> [bloqué] par {by}",
  },
  {
    words: "<become> blocked by one or more {by:plain things}",
    event: { on: "becomesBlocked", creature: SUBJECT, by: by(), batch: true },
    french: "<devenir> [bloqué] par au moins {by:one}",
  },
  {
    words: "<attack> and isn't/aren't blocked",
    event: { on: "unblocked", creature: SUBJECT },
    french: "<attaquer> et ne <être> pas [bloqué]",
  },
  { words: "<fight>", event: { on: "fights", creature: SUBJECT }, french: "<se battre>" },
]

const attackers = (more: object): EventPattern => ({ on: "attackers", by: DOER, ...more }) as EventPattern
export const COMBAT_ACTS: readonly Verb[] = [
  { words: "<attack>", event: attackers({}), french: "<attaquer>" },
  {
    words: "<attack> with {n:number} or more creatures",
    event: attackers({ atLeast: n() }),
    french: "<attaquer> avec au moins {n} créatures",
  },
  {
    words: "<attack> with one or more {t:plain things}",
    event: attackers({ filter: t() }),
    french: "<attaquer> avec au moins {t:one}",
  },
  {
    words: ["<attack> with {n:number} or more {t:plain things}"],
    event: attackers({ filter: t(), atLeast: n() }),
    french: "<attaquer> avec au moins {n} {t}",
  },
  {
    words: "<attack> with a {t:plain thing}",
    event: attackers({ filter: t() }),
    french: "<attaquer> avec {t:un}",
  },
  {
    words: "<attack> {w:attacked} with one or more {t:plain things}",
    event: attackers({ filter: t(), whom: whom() }),
    french: "<attaquer> {w} avec au moins {t:one}",
  },
  {
    words: "<attack> {w:attacked} with {n:number} or more {t:plain things}",
    event: attackers({ filter: t(), atLeast: n(), whom: whom() }),
    french: "<attaquer> {w} avec au moins {n} {t}",
  },
  {
    words: "<attack> {w:attacked}",
    event: attackers({ whom: whom() }),
    french: "<attaquer> {w}",
  },
  {
    words: "<attack> {w:attacked or theirs}",
    event: attackers({ whom: whom(), orPlaneswalker: true }),
    french: "<attaquer> {w}",
  },
]
