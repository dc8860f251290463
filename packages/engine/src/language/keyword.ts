import type { Ability } from "./ability.ts"
import type { Cost } from "./cost.ts"
import type { Filter } from "./filter.ts"
import type { Amount } from "./amount.ts"

/**
 * Keyword abilities. Those in `FLAGS` carry no parameter and are read as bits of a creature's characteristics; the others
 * are looked up in the ability list. What a keyword does is written in `keywords/` as abilities of the language, or in the
 * room whose rule it changes (combat, casting). Source: 702.
 */
export const FLAGS = [
  "flying",
  "reach",
  "firstStrike",
  "doubleStrike",
  "deathtouch",
  "lifelink",
  "trample",
  "vigilance",
  "haste",
  "menace",
  "defender",
  "indestructible",
  "hexproof",
  "shroud",
  "flash",
  "fear",
  "intimidate",
  "shadow",
  "horsemanship",
  "skulk",
  "wither",
  "infect",
  "changeling",
  "banding",
  "convoke",
  "delve",
  "splitSecond",
  "phasing",
  "trampleOverPlaneswalkers",
  "devoid",
] as const
export type Flag = (typeof FLAGS)[number]

/** Bits of the flags; two words would be needed past thirty of them. */
export const FLAG_BIT = Object.fromEntries(FLAGS.map((flag, i) => [flag, 1 << i])) as Readonly<Record<Flag, number>>

/** Keywords with parameters or without a bit of their own. Adding one: see docs/keywords.md. */
export const OTHER_KEYWORDS = [
  "absorb", "adventure", "affinity", "afflict", "afterlife", "aftermath", "amplify", "annihilator", "ascend", "assist",
  "awaken", "backup", "bandsWithOther", "bargain", "battleCry", "bestow", "blitz", "bloodthirst", "boast", "bushido",
  "buyback", "cascade", "casualty", "champion", "cipher", "cleave", "commander", "companion", "conspire", "craft",
  "crew", "cumulativeUpkeep", "cycling", "dash", "daybound", "decayed", "demonstrate", "dethrone", "devour", "discover",
  "disguise", "disturb", "dredge", "echo", "embalm", "emerge", "enchant", "encore", "enlist", "entwine", "epic", "equip",
  "escalate", "escape", "eternalize", "evoke", "evolve", "exalted", "exhaust", "exploit", "extort", "fabricate",
  "fading", "firebending", "flanking", "flashback", "forecast", "foretell", "forMirrodin", "fortify", "freerunning", "frenzy", "fuse",
  "gift", "graft", "gravestorm", "harmonize", "haunt", "hexproofFrom", "hideaway", "impending", "improvise", "increment", "ingest",
  "jobSelect", "jumpStart", "kicker", "landwalk", "levelUp", "livingMetal", "livingWeapon", "madness", "mayhem",
  "megamorph", "melee", "mentor", "miracle", "mobilize", "modular", "morph", "multikicker", "mutate", "myriad",
  "nightbound", "ninjutsu", "offering", "offspring", "outlast", "overload", "partner", "persist", "plot",
  "poisonous", "protection", "prototype", "provoke", "prowess", "prowl", "rampage", "ravenous", "readAhead", "rebound",
  "reconfigure", "recover", "reinforce", "renown", "replicate", "retrace", "riot", "ripple", "saddle", "scavenge",
  "sneak", "soulbond", "soulshift", "spaceSculptor", "specialize", "spectacle", "splice", "squad", "startYourEngines",
  "station", "storm", "sunburst", "surge", "suspend", "toxic", "training", "transfigure", "transmute", "tribute",
  "typecycling", "umbraArmor", "undaunted", "undying", "unearth", "unleash", "vanishing", "visit", "ward", "warp",
] as const
export type Keyword = Flag | (typeof OTHER_KEYWORDS)[number]

/** A keyword ability with its parameters: "ward {2}", "protection from red", "bushido 2". */
export interface KeywordAbility {
  ability: "keyword"
  keyword: Keyword
  /** The cost of equip, flashback, cycling, kicker … */
  cost?: Cost
  /** The number of bushido, toxic, crew … */
  n?: Amount
  /** The quality of protection, hexproof from, enchant, landwalk, affinity … */
  filter?: Filter
  /** A player quality: enchant player, protection from a player. */
  player?: "any" | "opponent"
  /** A printed word that the keyword needs: partner's name, typecycling's type word. */
  text?: string
  /** Abilities that belong to the keyword: what backup gives, what is printed after "boast", "exhaust", "forecast". */
  abilities?: readonly Ability[]
}
