import { type Deck, readDeckList } from "./list.ts"

/** Commander decks: the commander, lands, and sixty-two other cards, one of each. */
const LISTS: Readonly<Record<string, string>> = {
  isamaru: `
    37 Plains
    1 Ornithopter
    1 Skymarcher Aspirant
    1 Universal Automaton
    1 Warclamp Mastiff
    1 Suntail Hawk
    1 Aven Skirmisher
    1 Lantern Kami
    1 Akrasan Squire
    1 Student of Warfare
    1 Faerie Guidemother // Gift of the Fae
    1 Crawling Chorus
    1 Devoted Retainer
    1 Elite Vanguard
    1 Savannah Lions
    1 Expedition Envoy
    1 Swords to Plowshares
    1 Path to Exile
    1 Cloudshift
    1 Knight of Meadowgrain
    1 Knight of Grace
    1 White Knight
    1 Sanctifier en-Vec
    1 Ajani's Sunstriker
    1 Hovermyr
    1 Huatli's Snubhorn
    1 Thalia, Guardian of Thraben
    1 Seeker of the Way
    1 Charismatic Conqueror
    1 Armory Mice
    1 Benalish Cavalry
    1 Oreskos Swiftclaw
    1 Angelic Wall
    1 Disenchant
    1 Journey to Nowhere
    1 Pacifism
    1 Valorous Stance
    1 Raise the Alarm
    1 Whitesun's Passage
    1 Stonecloaker
    1 Benalish Knight
    1 Flickerwisp
    1 Attended Knight
    1 Benalish Marshal
    1 Ardenvale Tactician // Dizzying Swoop
    1 Oblivion Ring
    1 Banishing Light
    1 Glorious Anthem
    1 Snare Thopter
    1 Juggernaut
    1 Abbey Griffin
    1 Assault Griffin
    1 Tine Shrike
    1 Hero of Bladehold
    1 Angel of Jubilation
    1 Wrath of God
    1 Day of Judgment
    1 Serra Angel
    1 Angel of Light
    1 Elesh Norn, Mother of Machines
    1 Angel of Mercy
    1 Lonesome Unicorn // Rider in Need
    1 Wurmcoil Engine
    Commander
    1 Isamaru, Hound of Konda`,
  gonti: `
    37 Swamp
    1 Ornithopter
    1 Memnite
    1 Banehound
    1 Typhoid Rats
    1 Universal Automaton
    1 Gravecrawler
    1 Archfiend's Vessel
    1 Carrion Feeder
    1 Disciple of the Vault
    1 Arcbound Worker
    1 Signal Pest
    1 Viscera Seer
    1 Augmenting Automaton
    1 Dark Ritual
    1 Innocent Blood
    1 Bone Splinters
    1 Vendetta
    1 Disfigure
    1 Gifted Aetherborn
    1 Asylum Visitor
    1 Child of Night
    1 Hovermyr
    1 Sickle Ripper
    1 Osseous Sticktwister
    1 Blood Scrivener
    1 Repeat Offender
    1 Yixlid Jailer
    1 Terror
    1 Doom Blade
    1 Diabolic Edict
    1 Sorin's Thirst
    1 Vampire Nighthawk
    1 Alley Strangler
    1 Hypnotic Specter
    1 Dread Shade
    1 Razortooth Rats
    1 Stinkweed Imp
    1 Barony Vampire
    1 Murder
    1 Hero's Downfall
    1 Dismember
    1 Snare Thopter
    1 Juggernaut
    1 Dross Crocodile
    1 Blackcleave Goblin
    1 Bog Wraith
    1 Nekrataal
    1 Corpse Traders
    1 Abyssal Specter
    1 Frogmite
    1 Damnation
    1 Agonizing Syphon
    1 Yargle, Glutton of Urborg
    1 Sengir Vampire
    1 Sheoldred // The True Scriptures
    1 Stone Golem
    1 Wurmcoil Engine
    1 Grave Titan
    1 Feral Abomination
    1 Asmodeus the Archfiend
    1 Bogstomper
    1 Phyrexian Hulk
    Commander
    1 Gonti, Lord of Luxury`,
  ash: `
    19 Mountain
    18 Plains
    1 Boros Recruit
    1 Goblin Guide
    1 Monastery Swiftspear
    1 Skymarcher Aspirant
    1 Lightning Bolt
    1 Shock
    1 Lava Spike
    1 Flame Slash
    1 Hellspark Elemental
    1 Knight of Meadowgrain
    1 Knight of Grace
    1 White Knight
    1 Sanctifier en-Vec
    1 Keldon Marauders
    1 Ajani's Sunstriker
    1 Hovermyr
    1 Huatli's Snubhorn
    1 Thalia, Guardian of Thraben
    1 Seeker of the Way
    1 Charismatic Conqueror
    1 Armory Mice
    1 Benalish Cavalry
    1 Coruscation Mage
    1 Dire Fleet Daredevil
    1 Lightning Strike
    1 Volcanic Hammer
    1 Blaze
    1 Earthquake
    1 Pyroclasm
    1 Grapeshot
    1 Lightning Helix
    1 Flame Jet
    1 Stonecloaker
    1 Benalish Knight
    1 Boggart Brute
    1 Flickerwisp
    1 Frenzied Raptor
    1 Gore Swine
    1 Arc Lightning
    1 Lightning Elemental
    1 Snare Thopter
    1 Juggernaut
    1 Spider-Islanders
    1 Battering Craghorn
    1 Heart-Piercer Manticore
    1 Cobblebrute
    1 Spitemare
    1 Abbey Griffin
    1 Assault Griffin
    1 Tine Shrike
    1 Flametongue Kavu
    1 Hero of Bladehold
    1 Stoke the Flames
    1 Adult Gold Dragon
    1 Serra Angel
    1 Angel of Light
    1 Elesh Norn, Mother of Machines
    1 Wurmcoil Engine
    1 Desert Cerodon
    1 Shivan Dragon
    1 Inferno Titan
    1 Axegrinder Giant
    Commander
    1 Ash, Party Crasher`,
  vorinclex: `
    37 Forest
    1 Ornithopter
    1 Memnite
    1 Greenbelt Rampager
    1 Scryb Sprites
    1 Universal Automaton
    1 Defiant Elf
    1 Gladecover Scout
    1 Glistener Elf
    1 Wild Growth
    1 Prey Upon
    1 Giant Growth
    1 Battlegrowth
    1 Rancor
    1 Hardened Scales
    1 Slumbering Trudge
    1 Ambush Viper
    1 Strangleroot Geist
    1 Ashcoat Bear
    1 Hovermyr
    1 Beastbreaker of Bala Ged
    1 Kalonian Tusker
    1 Beastcaller Savant
    1 Merfolk Branchwalker
    1 Corrosive Ooze
    1 Rampant Growth
    1 Farseek
    1 Naturalize
    1 Rabid Bite
    1 Boon Satyr
    1 Steel Leaf Champion
    1 Pincher Beetles
    1 Sacred Wolf
    1 Freestrider Commando
    1 Alpine Grizzly
    1 Centaur Courser
    1 Nessian Courser
    1 Bow of Nylea
    1 Blastoderm
    1 Carnivorous Plant
    1 Snare Thopter
    1 Juggernaut
    1 Mist Leopard
    1 Cautious Survivor
    1 Ferocious Zheng
    1 Rumbling Baloth
    1 Giant Spider
    1 Razorclaw Bear
    1 Upwelling
    1 Explosive Vegetation
    1 Dragonscale Boon
    1 Gigantosaurus
    1 Sentinel Spider
    1 Stampeding Rhino
    1 Thragtusk
    1 Colossapede
    1 Feral Krushok
    1 Whisperwood Elemental
    1 Wurmcoil Engine
    1 Colossal Dreadmaw
    1 Craw Wurm
    1 Alpha Tyrranax
    1 Phyrexian Hulk
    Commander
    1 Vorinclex, Monstrous Raider`,
}

/** The built-in Commander decks, by name. */
export const COMMANDER_DECKS: Readonly<Record<string, Deck>> = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, readDeckList(list)]),
)
