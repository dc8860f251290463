import { COMMANDER_DECKS } from "./commander.ts"
import { type Deck, readDeckList } from "./list.ts"

/** The decks that come with the package: eight plans. */
const LISTS: Readonly<Record<string, string>> = {
  aggro: `
    22 Plains
    4 Savannah Lions
    4 Elite Vanguard
    4 Soul Warden
    4 Ajani's Pridemate
    4 White Knight
    4 Knight of Meadowgrain
    4 Attended Knight
    3 Benalish Marshal
    4 Glorious Anthem
    3 Hero of Bladehold`,
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
    15 Island
    10 Plains
    4 Counterspell
    4 Mana Leak
    4 Wall of Omens
    4 Omenspeaker
    4 Wrath of God
    3 Oblivion Ring
    4 Divination
    4 Mulldrifter
    4 Air Elemental`,
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
    22 Plains
    2 Swamp
    4 Raise the Alarm
    4 Triplicate Spirits
    4 Lingering Souls
    4 Intangible Virtue
    4 Glorious Anthem
    4 Attended Knight
    4 Blade Splicer
    4 Hero of Bladehold
    4 Soul Warden`,
  "auras-equipment": `
    12 Plains
    12 Forest
    4 White Knight
    4 Kitchen Finks
    4 Strangleroot Geist
    4 Rancor
    4 Ethereal Armor
    4 Holy Strength
    4 Bonesplitter
    4 Loxodon Warhammer
    4 Vulshok Morningstar`,
  reanimator: `
    16 Swamp
    8 Island
    4 Careful Study
    4 Entomb
    4 Reanimate
    4 Zombify
    4 Grave Titan
    4 Wurmcoil Engine
    4 Thought Courier
    4 Frantic Search
    4 Demonic Tutor`,
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
    4 Flame Rift
    4 Fireblast`,
}

/** The decks that come with the package, by name. */
export const DECKS: Readonly<Record<string, Deck>> = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, readDeckList(list)]),
)

/** Names of the decks that come with the package. */
export const DECK_NAMES: readonly string[] = Object.keys(DECKS)

/** A deck of the package by name; undefined when there is none. */
export function deckByName(name: string): Deck | undefined {
  const key = name.trim().toLowerCase()
  if (Object.hasOwn(DECKS, key)) return DECKS[key]
  return Object.hasOwn(COMMANDER_DECKS, key) ? COMMANDER_DECKS[key] : undefined
}
