import { DECK_NAMES, type DeckName } from "./names.ts"

/** The lists of the built-in decks: eight strategies of about equal strength (docs/opponents.md has their results against each other). */
export const LISTS: Readonly<Record<DeckName, string>> = {
  aggro: `
    22 Plains
    4 Savannah Lions
    4 Elite Vanguard
    4 Soul Warden
    4 Ajani's Pridemate
    4 White Knight
    4 Silvercoat Lion
    4 Attended Knight
    3 Benalish Marshal
    3 Glorious Anthem
    4 Glory Seeker`,
  midrange: `
    13 Forest
    11 Mountain
    4 Llanowar Elves
    4 Strangleroot Geist
    4 Merfolk Branchwalker
    4 Elvish Visionary
    4 Flametongue Kavu
    4 Thragtusk
    4 Lightning Bolt
    4 Burst Lightning
    4 Centaur Courser`,
  control: `
    4 Tundra
    4 Glacial Fortress
    9 Island
    8 Plains
    4 Counterspell
    3 Mana Leak
    4 Wall of Omens
    4 Swords to Plowshares
    3 Wrath of God
    3 Oblivion Ring
    2 Faith's Fetters
    3 Mulldrifter
    1 Elspeth, Knight-Errant
    2 Path to Exile
    2 Angel of Mercy
    4 Serra Angel`,
  ramp: `
    22 Forest
    4 Llanowar Elves
    4 Elvish Mystic
    4 Rampant Growth
    4 Sakura-Tribe Elder
    4 Explosive Vegetation
    4 Elvish Visionary
    4 Craw Wurm
    4 Thragtusk
    3 Avenger of Zendikar
    3 Craterhoof Behemoth`,
  tokens: `
    20 Plains
    4 Scrubland
    4 Raise the Alarm
    2 Triplicate Spirits
    2 Lingering Souls
    3 Intangible Virtue
    2 Benalish Infantry
    4 Attended Knight
    3 Blade Splicer
    1 Hero of Bladehold
    4 Benalish Knight
    3 Pacifism
    4 Soul Warden
    4 Suntail Hawk`,
  "auras-equipment": `
    4 Savannah
    4 Temple Garden
    8 Forest
    7 Plains
    4 Gladecover Scout
    4 White Knight
    4 Watchwolf
    4 Kitchen Finks
    4 Strangleroot Geist
    4 Rancor
    4 Ethereal Armor
    4 Bonesplitter
    3 Loxodon Warhammer
    2 Vulshok Morningstar`,
  reanimator: `
    4 Underground Sea
    4 Watery Grave
    9 Swamp
    5 Island
    4 Careful Study
    4 Entomb
    4 Reanimate
    4 Zombify
    4 Exhume
    4 Grave Titan
    3 Wurmcoil Engine
    4 Thought Courier
    4 Frantic Search
    3 Demonic Tutor`,
  burn: `
    20 Mountain
    4 Lightning Bolt
    4 Shock
    4 Lava Spike
    4 Rift Bolt
    4 Lightning Strike
    4 Searing Spear
    4 Monastery Swiftspear
    4 Goblin Guide
    2 Keldon Marauders
    2 Firebolt
    4 Fireblast`,
}

/** What each may exchange between two games of a match (100.4). The games themselves begin without it. */
const SIDEBOARDS: Readonly<Record<DeckName, string>> = {
  aggro: `
    2 Thalia, Guardian of Thraben
    3 Rest in Peace
    3 Disenchant
    3 Path to Exile
    2 Journey to Nowhere
    2 Knight of Meadowgrain`,
  midrange: `
    3 Naturalize
    3 Smash to Smithereens
    3 Pyroclasm
    2 Eternal Witness
    2 Price of Progress
    2 Hurricane`,
  control: `
    3 Negate
    3 Disenchant
    2 Rest in Peace
    3 Essence Scatter
    2 Day of Judgment
    2 Spell Pierce`,
  ramp: `
    4 Naturalize
    3 Fog
    2 Hurricane
    3 Giant Spider
    3 Bite Down`,
  tokens: `
    3 Disenchant
    3 Path to Exile
    3 Rest in Peace
    2 Wrath of God
    2 Oblivion Ring
    2 Glorious Anthem`,
  "auras-equipment": `
    3 Naturalize
    3 Path to Exile
    3 Rest in Peace
    2 Journey to Nowhere
    2 Ajani's Sunstriker
    2 Accorder's Shield`,
  reanimator: `
    3 Duress
    3 Doom Blade
    3 Negate
    2 Snuff Out
    2 Fatal Push
    2 Force of Will`,
  burn: `
    4 Smash to Smithereens
    3 Pyroclasm
    3 Price of Progress
    3 Flame Slash
    2 Sulfuric Vortex`,
}

/** The list of a built-in deck with its sideboard; undefined if it has none. */
export function listWithSideboard(name: string): string | undefined {
  const deck = DECK_NAMES.find((known) => known === name)
  return deck === undefined ? undefined : `${LISTS[deck]}\nSideboard${SIDEBOARDS[deck]}`
}
