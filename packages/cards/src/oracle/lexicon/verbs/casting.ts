import type { EventPattern, Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { ORDINALS } from "../../words/ordinals.ts"
import { DOER, OBJECT, SUBJECT, type Verb } from "../verb.ts"

// Casting spells, activating abilities and becoming a target (601.2i, 602.2b).

const s = (): Filter => $<Filter>("s")
const ANY: Filter = { is: "any" }
const cast = (spell: Filter, more: object = {}): EventPattern =>
  ({ on: "cast", spell, by: DOER, ...more }) as EventPattern
const activates = (more: object = {}): EventPattern =>
  ({ on: "activates", ability: ANY, by: DOER, ...more }) as EventPattern
const NTH = ORDINALS.slice(0, 5)

/** Keywords that name activated abilities (602.1). */
const KEYWORDS = [
  ["exhaust", "d'épuisement"],
  ["boast", "de vantardise"],
  ["ninjutsu", "de ninjutsu"],
  ["outlast", "de résilience"],
  ["equip", "d'équipement"],
  ["crew", "de pilotage"],
  ["cycling", "de recyclage"],
] as const

export const CASTING_ACTS: readonly Verb[] = [
  { words: "<cast> {s:cast spell}", event: cast(s()), french: "<lancer> {s}" },
  {
    words: "<foretell> a card",
    event: { on: "action", action: "foretell", player: DOER },
    french: "<prédire> une carte",
  },
  { words: "<cast> ~", event: cast({ is: "self" }), french: "<lancer> ce sort" },
  {
    words: "<cast> {s:cast spell} from {z:cast zone}",
    event: cast({ is: "and", of: [s(), $<Filter>("z")] }),
    french: "<lancer> {s} {z}",
  },
  {
    words: "<cast> or <copy> {s:cast spell}",
    event: cast(s(), { copies: true }),
    french: "<lancer> ou <copier> {s}",
  },
  ...NTH.flatMap(([word, nth, french]): readonly Verb[] => [
    ...["each turn", "in a turn"].map(
      (when): Verb => ({
        words: `<cast> your|their ${word} spell ${when}`,
        event: cast(ANY, { nth }),
        french: `<lancer> {son~${french} sort} de chaque tour`,
      }),
    ),
    {
      words: `<cast> your|their ${word} {s:spell thing} each turn`,
      event: cast(s(), { nth }),
      french: `<lancer> {son~${french}} {s} de chaque tour`,
    },
  ]),
  { words: "<activate> a ability", event: activates(), french: "<activer> une capacité" },
  {
    words: "<activate> a ability of a {t:plain thing}",
    event: activates({ source: $<Filter>("t"), mana: true }),
    french: "<activer> une capacité de {t:un}",
  },
  {
    words: [
      "<activate> a ability of a {t:plain thing} that isn't a mana ability",
      "<activate> a ability of a {t:plain thing} , if it isn't a mana ability",
    ],
    event: activates({ source: $<Filter>("t") }),
    french: "<activer> une capacité de {t:un} qui n'est pas une capacité de mana",
  },
  {
    words: "<activate> a loyalty ability of a {t:plain thing}",
    event: activates({ source: $<Filter>("t"), loyalty: true }),
    french: "<activer> une capacité de loyauté de {t:un}",
  },
  ...KEYWORDS.map(
    ([keyword, french]): Verb => ({
      words: `<activate> a ${keyword} ability`,
      event: activates({ keyword }),
      french: `<activer> une capacité ${french}`,
    }),
  ),
  {
    words: [
      "<activate> a ability that isn't a mana ability",
      "<activate> a ability , if it isn't a mana ability",
    ],
    event: activates({}),
    french: "<activer> une capacité qui n'est pas une capacité de mana",
  },
  {
    words: "<activate> a loyalty ability",
    event: activates({ loyalty: true }),
    french: "<activer> une capacité de loyauté",
  },
  {
    words: "<cast> or <cycle> ~",
    event: {
      on: "anyOf",
      of: [
        { on: "cast", spell: { is: "self" }, by: DOER },
        { on: "cycle", player: DOER, card: { is: "self" } },
      ],
    },
    french: "<lancer> ou <recycler> {~}",
  },
  {
    words: "<play> a card",
    event: {
      on: "anyOf",
      of: [
        { on: "moves", object: { is: "type", type: "land" }, cause: "play", by: DOER },
        { on: "cast", spell: ANY, by: DOER },
      ],
    },
    french: "<jouer> une carte",
  },
  { words: "<commit> a crime", event: { on: "crime", player: DOER }, french: "<commettre> un crime" },
  {
    words: "<play> another {l:plain thing}",
    event: {
      on: "moves",
      object: { is: "and", of: [{ is: "other" }, $<Filter>("l")] },
      cause: "play",
      by: DOER,
    },
    french: "<jouer> {l:another}",
  },
  {
    words: "<play> a {l:plain thing}",
    event: { on: "moves", object: $<Filter>("l"), cause: "play", by: DOER },
    french: "<jouer> {l:un}",
  },
]
export const CASTING_ACTS_ON: readonly Verb[] = [{ words: "<cast>", event: cast(OBJECT), french: "<lancer>" }]

/** What something becomes the target of. */
const AIMED: readonly (readonly [words: string, by: Filter | undefined, french: string])[] = [
  ["a spell or ability", undefined, "d'un sort ou d'une capacité"],
  ["a spell or ability {by:controls}", $<Filter>("by"), "d'un sort ou d'une capacité {by}"],
  ["a spell", { is: "spell" }, "d'un sort"],
  ["a ability", { is: "ability" }, "d'une capacité"],
  ["a backup ability", { is: "ability", keyword: "backup" }, "d'une capacité de main-forte"],
]
const targeted = (of: object, by: Filter | undefined): EventPattern =>
  ({ on: "targeted", ...of, ...(by && { by }) }) as EventPattern

export const CASTING_DEEDS: readonly Verb[] = [
  ...AIMED.map(
    ([words, by, french]): Verb => ({
      words: `<become> the target of ${words}`,
      event: targeted({ object: SUBJECT }, by),
      french: `<devenir> la cible ${french}`,
    }),
  ),
  {
    words: "<become> the target of {s:cast spell}",
    event: targeted({ object: SUBJECT }, { is: "and", of: [{ is: "spell" }, s()] }),
    french: "<devenir> la cible de {s}",
  },
]
export const TARGETED_ACTS: readonly Verb[] = AIMED.map(([words, by, french]) => ({
  words: `<become> the target of ${words}`,
  event: targeted({ player: DOER }, by),
  french: `<devenir> la cible ${french}`,
}))
