import type { DeckName } from "../decks-offered.ts"

/** The three cards that stand for a built-in deck, left to right: the last one lies in front. */
export const DECK_FACES: Readonly<Record<DeckName, readonly [string, string, string]>> = {
  aggro: ["Savannah Lions", "White Knight", "Glorious Anthem"],
  midrange: ["Thragtusk", "Flametongue Kavu", "Lightning Bolt"],
  control: ["Counterspell", "Serra Angel", "Wrath of God"],
  ramp: ["Rampant Growth", "Craterhoof Behemoth", "Craw Wurm"],
  tokens: ["Suntail Hawk", "Hero of Bladehold", "Lingering Souls"],
  "auras-equipment": ["Rancor", "Watchwolf", "Loxodon Warhammer"],
  reanimator: ["Entomb", "Grave Titan", "Reanimate"],
  burn: ["Goblin Guide", "Lightning Bolt", "Fireblast"],
  isamaru: ["Swords to Plowshares", "Serra Angel", "Isamaru, Hound of Konda"],
  gonti: ["Hypnotic Specter", "Vampire Nighthawk", "Gonti, Lord of Luxury"],
  ash: ["Goblin Guide", "Lightning Helix", "Ash, Party Crasher"],
  vorinclex: ["Rancor", "Thragtusk", "Vorinclex, Monstrous Raider"],
  "brawl-isamaru": ["Swords to Plowshares", "Savannah Lions", "Isamaru, Hound of Konda"],
  "brawl-gonti": ["Innocent Blood", "Hypnotic Specter", "Gonti, Lord of Luxury"],
  "brawl-ash": ["Lightning Bolt", "Goblin Guide", "Ash, Party Crasher"],
  "brawl-vorinclex": ["Giant Growth", "Rancor", "Vorinclex, Monstrous Raider"],
  koth: ["Lightning Bolt", "Shivan Dragon", "Koth of the Hammer"],
  elspeth: ["Swords to Plowshares", "Serra Angel", "Elspeth, Knight-Errant"],
  garruk: ["Overrun", "Craw Wurm", "Garruk Wildspeaker"],
  liliana: ["Murder", "Grave Titan", "Liliana Vess"],
  fairground: ["Counterspell", "Gravedigger", "Cloudkin Seer"],
}

/** The card that stands for a way to the other screens. */
export const SCREEN_FACES = {
  lobby: ["White Knight"],
  decks: ["Demonic Tutor"],
  judgeTool: ["Humility"],
} as const
