import { type Deck, readDeckList } from "./list.ts"

/** Oathbreaker decks: twenty-four lands, thirty-four other cards, one of each, and the planeswalker with its signature spell. */
const LISTS: Readonly<Record<string, string>> = {
  koth: `
    24 Mountain
    1 Monastery Swiftspear
    1 Goblin Guide
    1 Mogg Fanatic
    1 Goblin Arsonist
    1 Raging Goblin
    1 Mogg War Marshal
    1 Young Pyromancer
    1 Goblin Piledriver
    1 Keldon Marauders
    1 Coruscation Mage
    1 Dire Fleet Daredevil
    1 Goblin Chieftain
    1 Boggart Brute
    1 Goblin Roughrider
    1 Cunning Sparkmage
    1 Prodigal Pyromancer
    1 Frenzied Raptor
    1 Flametongue Kavu
    1 Hyena Pack
    1 Hill Giant
    1 Ogre Resister
    1 Heart-Piercer Manticore
    1 Siege-Gang Commander
    1 Earth Elemental
    1 Shivan Dragon
    1 Inferno Titan
    1 Shock
    1 Lightning Strike
    1 Searing Spear
    1 Burst Lightning
    1 Firebolt
    1 Flame Slash
    1 Arc Lightning
    1 Lava Axe
    Commander
    1 Koth of the Hammer
    1 Lightning Bolt`,
  elspeth: `
    24 Plains
    1 Savannah Lions
    1 Elite Vanguard
    1 Isamaru, Hound of Konda
    1 Soul Warden
    1 Student of Warfare
    1 Suntail Hawk
    1 Silvercoat Lion
    1 Glory Seeker
    1 White Knight
    1 Knight of Meadowgrain
    1 Ajani's Pridemate
    1 Seeker of the Way
    1 Wall of Omens
    1 Thalia, Guardian of Thraben
    1 Charismatic Conqueror
    1 Armory Mice
    1 Attended Knight
    1 Benalish Knight
    1 Blade Splicer
    1 Flickerwisp
    1 Stonecloaker
    1 Fiend Hunter
    1 Benalish Marshal
    1 Hero of Bladehold
    1 Palace Sentinels
    1 Serra Angel
    1 Angel of Mercy
    1 Path to Exile
    1 Journey to Nowhere
    1 Oblivion Ring
    1 Banishing Light
    1 Pacifism
    1 Raise the Alarm
    1 Glorious Anthem
    Commander
    1 Elspeth, Knight-Errant
    1 Swords to Plowshares`,
  garruk: `
    24 Forest
    1 Llanowar Elves
    1 Elvish Mystic
    1 Fyndhorn Elves
    1 Arbor Elf
    1 Gladecover Scout
    1 Pelt Collector
    1 Strangleroot Geist
    1 Elvish Visionary
    1 Merfolk Branchwalker
    1 Wildgrowth Walker
    1 Sakura-Tribe Elder
    1 Kalonian Tusker
    1 Tarmogoyf
    1 Ashcoat Bear
    1 Centaur Courser
    1 Nessian Courser
    1 Alpine Grizzly
    1 Eternal Witness
    1 Sacred Wolf
    1 Steel Leaf Champion
    1 Blastoderm
    1 Rumbling Baloth
    1 Ferocious Zheng
    1 Giant Spider
    1 Whisperwood Elemental
    1 Thragtusk
    1 Sentinel Spider
    1 Feral Krushok
    1 Colossal Dreadmaw
    1 Craw Wurm
    1 Avenger of Zendikar
    1 Rampant Growth
    1 Prey Upon
    1 Bite Down
    Commander
    1 Garruk Wildspeaker
    1 Overrun`,
  liliana: `
    24 Swamp
    1 Gravecrawler
    1 Typhoid Rats
    1 Viscera Seer
    1 Carrion Feeder
    1 Blood Artist
    1 Child of Night
    1 Ravenous Rats
    1 Reassembling Skeleton
    1 Zulaport Cutthroat
    1 Gifted Aetherborn
    1 Walking Corpse
    1 Asylum Visitor
    1 Vampire Nighthawk
    1 Hypnotic Specter
    1 Phyrexian Rager
    1 Lord of the Undead
    1 Barony Vampire
    1 Nekrataal
    1 Ravenous Chupacabra
    1 Gravedigger
    1 Abyssal Specter
    1 Sengir Vampire
    1 Gray Merchant of Asphodel
    1 Bogstomper
    1 Grave Titan
    1 Doom Blade
    1 Murder
    1 Smother
    1 Disfigure
    1 Terror
    1 Sign in Blood
    1 Night's Whisper
    1 Demonic Tutor
    1 Raise Dead
    Commander
    1 Liliana Vess
    1 Hero's Downfall`,
}

/** The built-in Oathbreaker decks, by name. */
export const OATHBREAKER_DECKS: Readonly<Record<string, Deck>> = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, readDeckList(list)]),
)
