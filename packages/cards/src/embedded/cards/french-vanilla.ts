import { creatures } from "../build/creature-table.ts"

/** Creatures with nothing but keyword abilities. */
export const FRENCH_VANILLA = creatures(`
Ornithopter | {0} | Artifact Creature — Thopter | 0/2 | flying
Raging Goblin | {R} | Creature — Goblin Berserker | 1/1 | haste
Air Elemental | {3}{U}{U} | Creature — Elemental | 4/4 | flying
Azure Drake | {3}{U} | Creature — Drake | 2/4 | flying
Abbey Griffin | {3}{W} | Creature — Griffin | 2/2 | flying, vigilance
Angelic Wall | {1}{W} | Creature — Wall | 0/4 | defender, flying
Assault Griffin | {3}{W} | Creature — Griffin | 3/2 | flying
Benalish Infantry | {2}{W} | Creature — Human Soldier | 1/3 | banding
Scryb Sprites | {G} | Creature — Faerie | 1/1 | flying
Serra Angel | {3}{W}{W} | Creature — Angel | 4/4 | flying, vigilance
Typhoid Rats | {B} | Creature — Rat | 1/1 | deathtouch
Universal Automaton | {1} | Artifact Creature — Shapeshifter | 1/1 | changeling
Warclamp Mastiff | {W} | Creature — Dog | 1/1 | first strike
Zephyr Falcon | {1}{U} | Creature — Bird | 1/1 | flying, vigilance
Alley Strangler | {2}{B} | Creature — Aetherborn Rogue | 2/3 | menace
Banehound | {B} | Creature — Nightmare Dog | 1/1 | lifelink, haste
Boros Recruit | {R/W} | Creature — Goblin Soldier | 1/1 | first strike
Colossal Dreadmaw | {4}{G}{G} | Creature — Dinosaur | 6/6 | trample
Defiant Elf | {G} | Creature — Elf | 1/1 | trample
Flying Men | {U} | Creature — Human | 1/1 | flying
Snapping Drake | {3}{U} | Creature — Drake | 3/2 | flying
Suntail Hawk | {W} | Creature — Bird | 1/1 | flying
Tine Shrike | {3}{W} | Creature — Phyrexian Bird | 2/1 | flying, infect
Wall of Air | {1}{U}{U} | Creature — Wall | 1/5 | defender, flying
Adult Gold Dragon | {3}{R}{W} | Creature — Dragon | 4/3 | flying, lifelink, haste
Ajani's Sunstriker | {W}{W} | Creature — Cat Cleric | 2/2 | lifelink
Ambush Viper | {1}{G} | Creature — Snake | 2/1 | flash, deathtouch
Angel of Light | {4}{W} | Creature — Angel | 3/3 | flying, vigilance
Ashcoat Bear | {1}{G} | Creature — Bear | 2/2 | flash
Aven Envoy | {U} | Creature — Bird Soldier | 0/2 | flying
Aven Skirmisher | {W} | Creature — Bird Warrior | 1/1 | flying
Benalish Knight | {2}{W} | Creature — Human Knight | 2/2 | flash, first strike
Blackcleave Goblin | {3}{B} | Creature — Phyrexian Goblin Zombie | 2/1 | haste, infect
Boggart Brute | {2}{R} | Creature — Goblin Warrior | 3/2 | menace
Boggart Ram-Gang | {R/G}{R/G}{R/G} | Creature — Goblin Warrior | 3/3 | haste, wither
Carnivorous Plant | {3}{G} | Creature — Plant Wall | 4/5 | defender
Child of Night | {1}{B} | Creature — Vampire | 2/1 | lifelink
Darksteel Myr | {3} | Artifact Creature — Myr | 0/1 | indestructible
Desert Drake | {3}{R} | Creature — Drake | 2/2 | flying
Ebony Rhino | {7} | Artifact Creature — Rhino | 4/5 | trample
Feral Abomination | {5}{B} | Creature — Thrull | 5/5 | deathtouch
Giant Spider | {3}{G} | Creature — Spider | 2/4 | reach
Gladecover Scout | {G} | Creature — Elf Scout | 1/1 | hexproof
Goblin Deathraiders | {B}{R} | Creature — Goblin Warrior | 3/1 | trample
Hovermyr | {2} | Artifact Creature — Myr | 1/2 | flying, vigilance
Huatli's Snubhorn | {1}{W} | Creature — Dinosaur | 2/2 | vigilance
Kalonian Behemoth | {5}{G}{G} | Creature — Beast | 9/9 | shroud
Lantern Kami | {W} | Creature — Spirit | 1/1 | flying
Lightning Elemental | {3}{R} | Creature — Elemental | 4/1 | haste
Mantis Rider | {U}{R}{W} | Creature — Human Monk | 3/3 | flying, vigilance, haste
Minotaur Aggressor | {6}{R} | Creature — Minotaur Berserker | 6/2 | first strike, haste
Mist Leopard | {3}{G} | Creature — Cat | 3/2 | shroud
Pincher Beetles | {2}{G} | Creature — Insect | 3/1 | shroud
Plated Slagwurm | {4}{G}{G}{G} | Creature — Wurm | 8/8 | hexproof
Sacred Wolf | {2}{G} | Creature — Wolf | 3/1 | hexproof
Seacoast Drake | {1}{U} | Creature — Drake | 1/3 | flying
Sentinel Spider | {3}{G}{G} | Creature — Spider | 4/4 | vigilance, reach
Sickle Ripper | {1}{B} | Creature — Elemental Warrior | 2/1 | wither
Sky Ruin Drake | {4}{U} | Creature — Drake | 2/5 | flying
Snare Thopter | {4} | Artifact Creature — Thopter | 3/2 | flying, haste
Stampeding Rhino | {4}{G} | Creature — Rhino | 4/4 | trample
Storm Crow | {1}{U} | Creature — Bird | 1/2 | flying
`)
