import type { EventPattern, Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { DOER, SUBJECT, type Verb } from "../verb.ts"

// Changes to permanents in place and to players: designations, faces, keyword actions (701, 702).

const action = (name: string, more: object = {}): EventPattern =>
  ({ on: "action", action: name, object: SUBJECT, ...more }) as EventPattern
const acts = (name: string): EventPattern => ({ on: "action", action: name, player: DOER })
const becomes = (words: string, name: string, french: string): Verb => ({
  words: `<become> ${words}`,
  event: action(name),
  french: `<devenir> [${french}]`,
})

export const DESIGNATION_DEEDS: readonly Verb[] = [
  { words: "<mutate>", event: action("mutate"), french: "<muter>" },
  { words: "<explore>", event: action("explore"), french: "<explorer>" },
  {
    words: "<explore> a {t:card thing}",
    event: action("explore", { card: $<Filter>("t") }),
    french: "<explorer> {t:un}",
  },
  { words: "<exploit> a creature", event: action("exploit"), french: "<exploiter> une créature" },
  { words: "<train>", event: action("train"), french: "<se entraîner>" },
  // 702.122b, 702.171c: as creatures are tapped for it.
  {
    words: ["<crew> it", "<crew> ~"],
    event: action("crew", { card: { is: "self" } }),
    french: "<piloter> {~}",
  },
  {
    words: ["<saddle> it", "<saddle> ~"],
    event: action("saddle", { card: { is: "self" } }),
    french: "<seller> {~}",
  },
  {
    words: "<crew> a {t:plain thing}",
    event: action("crew", { card: $<Filter>("t") }),
    french: "<piloter> {t:un}",
  },
  {
    words: "<saddle> a {t:plain thing}",
    event: action("saddle", { card: $<Filter>("t") }),
    french: "<seller> {t:un}",
  },
  becomes("prepared", "prepared", "préparé"),
  becomes("saddled", "saddled", "sellé"),
  becomes("crewed", "crewed", "piloté"),
  becomes("renowned", "renowned", "renommé"),
  becomes("monstrous", "monstrous", "monstrueux"),
  {
    words: "<become> tapped",
    event: { on: "taps", object: SUBJECT },
    french: "<devenir> [engagé]",
  },
  {
    words: "<become> tapped to pay a teamwork cost",
    event: { on: "taps", object: SUBJECT, cost: "teamwork" },
    french: "<devenir> [engagé] pour payer un coût de travail d'équipe",
  },
  {
    words: "<become> untapped",
    event: { on: "untaps", object: SUBJECT },
    french: "<devenir> [dégagé]",
  },
  {
    words: "<be> tapped for mana",
    event: { on: "taps", object: SUBJECT, forMana: true },
    french: "<être> [engagé] pour du mana",
  },
  {
    words: "<be> turned face up",
    event: { on: "turnedFaceUp", object: SUBJECT },
    french: "<être> [retourné] face visible",
  },
  {
    words: "<transform> into ~",
    event: { on: "transforms", object: SUBJECT },
    french: "<se transformer> en {nom}",
  },
  { words: "<transform>", event: { on: "transforms", object: SUBJECT }, french: "<se transformer>" },
  {
    words: "<become> attached to {to:subject}",
    event: { on: "attached", attachment: SUBJECT, to: $<Filter>("to") },
    french: "<devenir> [attaché] à {to}",
  },
  {
    words: "<become> unattached from {to:subject}",
    event: { on: "unattached", attachment: SUBJECT, from: $<Filter>("to") },
    french: "<se détacher> de {to}",
  },
]

export const DESIGNATION_ACTS: readonly Verb[] = [
  {
    words: "<tap> a untapped {o:plain thing}",
    event: { on: "taps", by: DOER, object: $<Filter>("o") },
    french: "<engager> {o:un}",
  },
  {
    words: "<tap> one or more untapped {o:plain things}",
    event: { on: "taps", by: DOER, object: $<Filter>("o"), batch: true },
    french: "<engager> au moins {o:one}",
  },
  {
    words: "<become> the monarch",
    event: { on: "becomesMonarch", player: DOER },
    french: "<devenir> le monarque",
  },
  {
    words: "<complete> a dungeon",
    event: { on: "completesDungeon", player: DOER },
    french: "<terminer> un donjon",
  },
  { words: "<lose> the game", event: { on: "loses", player: DOER }, french: "<perdre> la partie" },
  { words: "<flip> a coin", event: { on: "coin", player: DOER }, french: "<jouer> à pile ou face" },
  {
    words: "<win> a coin flip",
    event: { on: "coin", player: DOER, won: true },
    french: "<gagner> à pile ou face",
  },
  {
    words: "<lose> a coin flip",
    event: { on: "coin", player: DOER, won: false },
    french: "<perdre> à pile ou face",
  },
  {
    words: ["<roll> one or more dice"],
    event: { on: "die", player: DOER, batch: true },
    french: "<lancer> au moins un dé",
  },
  ...(
    [
      ["a {n:digits} or higher", ">=", "{n} ou plus"],
      ["a {n:digits} or less", "<=", "{n} ou moins"],
      ["a {n:digits}", "=", "{n}"],
    ] as const
  ).map(
    ([words, op, french]): Verb => ({
      words: [`<roll> ${words}`, `<roll> ${words} on a die`],
      event: { on: "die", player: DOER, result: { op, than: $<number>("n") } },
      french: `<obtenir> ${french} à un dé`,
    }),
  ),
  { words: "<roll> a die", event: { on: "die", player: DOER }, french: "<lancer> un dé" },
  { words: "<proliferate>", event: acts("proliferate"), french: "<proliférer>" },
  { words: "<investigate>", event: acts("investigate"), french: "<enquêter>" },
  { words: "<collect> evidence", event: acts("collectEvidence"), french: "<rassembler> des preuves" },
  { words: "<forage>", event: acts("forage"), french: "<fourrager>" },
  { words: "<manifest> dread", event: acts("manifestDread"), french: "<manifester> l'effroi" },
  { words: "<give> a gift", event: acts("giveGift"), french: "<donner> un cadeau" },
  { words: "<clash> and <win>", event: acts("winsClash"), french: "<confronter> et <gagner>" },
]
