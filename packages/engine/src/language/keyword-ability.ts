import type { Ability } from "./ability.ts"
import type { Amount } from "./amount.ts"
import type { Cost } from "./cost.ts"
import type { Filter } from "./filter.ts"
import type { Keyword } from "./keyword.ts"

/** The parameters that keyword abilities have. Which keyword has which: `ParametersOf`. */
export interface KeywordParameters {
  /** The cost of equip, flashback, cycling, kicker … */
  cost?: Cost
  /** The number of bushido, toxic, crew … */
  n?: Amount
  /** The quality of protection, hexproof from, enchant, landwalk, affinity … */
  filter?: Filter
  /** Protection that does not remove the Aura that grants it, or any Aura (702.16n), or what fits and is attached already (702.16p). */
  sparing?: "self" | "auras" | { attached: Filter }
  /** A player quality: enchant player, protection from a player. */
  player?: "any" | "opponent"
  /** 109.5: whose opponents, where an effect that a player made gives the ability. */
  whose?: number
  /** Enchant: cards there instead of permanents (303.4, 702.5a). */
  zone?: "graveyard"
  /** A printed word that the keyword needs: the name in "partner with", "—Survivors", typecycling's type word. */
  text?: string
  /** Ability word or flavour word, for text only. */
  word?: string
  /** Abilities that belong to the keyword: those given by backup or printed after "boast", "exhaust", "forecast", "power-up". */
  abilities?: readonly Ability[]
}

/** Keywords that always have a cost and nothing else. */
export const COSTED_KEYWORDS = [
  "auraSwap",
  "bestow",
  "blitz",
  "buyback",
  "cleave",
  "cumulativeUpkeep",
  "cycling",
  "dash",
  "disguise",
  "disturb",
  "echo",
  "embalm",
  "encore",
  "entwine",
  "escalate",
  "escape",
  "eternalize",
  "evoke",
  "fortify",
  "freerunning",
  "harmonize",
  "kicker",
  "levelUp",
  "madness",
  "megamorph",
  "miracle",
  "moreThanMeetsTheEye",
  "morph",
  "multikicker",
  "mutate",
  "ninjutsu",
  "offspring",
  "outlast",
  "overload",
  "prowl",
  "reconfigure",
  "recover",
  "replicate",
  "scavenge",
  "sneak",
  "spectacle",
  "squad",
  "surge",
  "transfigure",
  "transmute",
  "unearth",
  "ward",
  "warp",
  "webSlinging",
] as const

/** Keywords that always have a number and nothing else. */
export const NUMBERED_KEYWORDS = [
  "absorb",
  "afflict",
  "afterlife",
  "amplify",
  "annihilator",
  "bushido",
  "casualty",
  "crew",
  "dredge",
  "fabricate",
  "fading",
  "firebending",
  "frenzy",
  "graft",
  "hideaway",
  "mobilize",
  "modular",
  "poisonous",
  "rampage",
  "renown",
  "ripple",
  "saddle",
  "soulshift",
  "toxic",
  "tribute",
] as const

/** Keywords with a quality. */
type Qualified = "affinity" | "bandsWithOther" | "champion" | "hexproofFrom" | "landwalk" | "offering"

/** Keywords that are printed before an ability. */
type WithAbilities = "boast" | "exhaust" | "forecast" | "powerUp"

/** `With<"cost", "n">`: a cost, and maybe a number. */
type With<
  Needed extends keyof KeywordParameters,
  Possible extends keyof KeywordParameters = never,
> = Required<Pick<KeywordParameters, Needed>> & Pick<KeywordParameters, Possible>

/** Keywords with parameters of more than one kind, or without one of them in some texts. */
interface Special {
  awaken: With<"cost" | "n">
  backup: With<"n", "abilities">
  bloodthirst: With<never, "n">
  companion: With<never, "filter" | "text" | "n">
  craft: With<"cost" | "filter", "n">
  devour: With<"n", "filter">
  emerge: With<"cost", "filter">
  enchant: With<never, "filter" | "player" | "zone">
  equip: With<"cost", "filter" | "word">
  flashback: With<never, "cost">
  foretell: With<never, "cost">
  gift: With<"text">
  hiddenAgenda: With<never, "n">
  impending: With<"cost" | "n">
  mayhem: With<never, "cost">
  partner: With<never, "text">
  plot: With<never, "cost">
  protection: With<never, "filter" | "player" | "sparing" | "whose">
  reinforce: With<"cost" | "n">
  splice: With<"cost" | "filter">
  suspend: With<never, "cost" | "n">
  typecycling: With<"cost" | "text", "filter">
  vanishing: With<never, "n">
}

/** The parameters of one keyword. */
export type ParametersOf<K extends Keyword> = K extends keyof Special
  ? Special[K]
  : K extends (typeof COSTED_KEYWORDS)[number]
    ? With<"cost">
    : K extends (typeof NUMBERED_KEYWORDS)[number]
      ? With<"n">
      : K extends Qualified
        ? With<"filter">
        : K extends WithAbilities
          ? With<"abilities">
          : unknown

/** A keyword ability with its parameters: "ward {2}", "protection from red", "bushido 2". */
export type KeywordAbility<K extends Keyword = Keyword> = K extends Keyword
  ? { ability: "keyword"; keyword: K } & ParametersOf<K>
  : never

/** Keywords that can do without parameters. */
export type BareKeyword = { [K in Keyword]: object extends ParametersOf<K> ? K : never }[Keyword]

/** A keyword ability as code that reads any keyword sees it. */
export interface AnyKeyword extends KeywordParameters {
  ability: "keyword"
  keyword: Keyword
}

/** The parameters of an ability, whichever keyword it is. */
export function parametersOf(ability: AnyKeyword): KeywordParameters {
  return ability
}

/** Builds a keyword ability. */
export function keywordAbility<K extends Keyword>(
  keyword: K,
  ...[parameters]: object extends ParametersOf<K> ? [ParametersOf<K>?] : [ParametersOf<K>]
): KeywordAbility<K> {
  // The compiler can't resolve the type of an open K; hence the cast, in this one place.
  return { ability: "keyword", keyword, ...(parameters as object | undefined) } as KeywordAbility<K>
}

/** Whether the ability is this keyword. */
export function isKeyword<K extends Keyword>(
  ability: Ability,
  keyword: K,
): ability is Extract<Ability, { keyword: K; ability: "keyword" }> {
  return ability.ability === "keyword" && ability.keyword === keyword
}
