import { CARD_TYPES, type Filter, SUPERTYPES } from "@apnap/engine/language"
import { COLOR_WORDS } from "./colors.ts"

const AURA: Filter = { is: "subtype", subtype: "Aura" }
const EQUIPMENT: Filter = { is: "subtype", subtype: "Equipment" }
const TOKEN: Filter = { is: "token" }

/** Words before a noun and the quality each names. Multiword entries contain spaces. */
export const ADJECTIVES: readonly (readonly [string, Filter])[] = [
  ...Object.entries(COLOR_WORDS).map(([word, color]) => [word, { is: "color", color }] as const),
  ...SUPERTYPES.map((supertype) => [supertype, { is: "supertype", supertype }] as const),
  ["colorless", { is: "colorless" }],
  ["multicolored", { is: "multicolored" }],
  ["monocolored", { is: "monocolored" }],
  ["tapped", { is: "tapped" }],
  ["untapped", { is: "not", of: { is: "tapped" } }],
  ["attacking", { is: "attacking" }],
  ["blocking", { is: "blocking" }],
  ["unblocked", { is: "unblocked" }],
  ["blocked", { is: "blocked" }],
  ["face-down", { is: "faceDown" }],
  ["transformed", { is: "transformed" }],
  ["historic", { is: "historic" }],
  ["kicked", { is: "paid", cost: "kicker" }],
  ["modified", { is: "modified" }],
  ["enchanted", { is: "hasAttached", filter: AURA }],
  ["equipped", { is: "hasAttached", filter: EQUIPMENT }],
  ["other", { is: "other" }],
  ["goaded", { is: "designation", of: "goaded" }],
  ["suspected", { is: "designation", of: "suspected" }],
  ["saddled", { is: "designation", of: "saddled" }],
  ["monstrous", { is: "designation", of: "monstrous" }],
  ["renowned", { is: "designation", of: "renowned" }],
  ["prepared", { is: "designation", of: "prepared" }],
  ["paired", { is: "designation", of: "paired" }],
  ["non attacking", { is: "not", of: { is: "attacking" } }],
  ["non blocking", { is: "not", of: { is: "blocking" } }],
  ["non token", { is: "not", of: TOKEN }],
  ["non historic", { is: "not", of: { is: "historic" } }],
  ["non outlaw", { is: "not", of: { is: "outlaw" } }],
  ...Object.entries(COLOR_WORDS).map(
    ([word, color]) => [`non ${word}`, { is: "not", of: { is: "color", color } }] as const,
  ),
  ...SUPERTYPES.map(
    (supertype) => [`non ${supertype}`, { is: "not", of: { is: "supertype", supertype } }] as const,
  ),
  ...CARD_TYPES.map((type) => [`non ${type}`, { is: "not", of: { is: "type", type } }] as const),
]
