import { creatures } from "../build/creature-table.ts"

/** Creatures without abilities. */
export const VANILLA = creatures(`
Silvercoat Lion | {1}{W} | Creature — Cat | 2/2
Grizzly Bears | {1}{G} | Creature — Bear | 2/2
Memnite | {0} | Artifact Creature — Construct | 1/1
Elite Vanguard | {W} | Creature — Human Soldier | 2/1
Balduvian Bears | {1}{G} | Creature — Bear | 2/2
Bear Cub | {1}{G} | Creature — Bear | 2/2
Pillarfield Ox | {3}{W} | Creature — Ox | 2/4
Goblin Piker | {1}{R} | Creature — Goblin Warrior | 2/1
Hill Giant | {3}{R} | Creature — Giant | 3/3
Bronze Sable | {2} | Artifact Creature — Sable | 2/1
Squire | {1}{W} | Creature — Human Soldier | 1/2
Walking Corpse | {1}{B} | Creature — Zombie | 2/2
Centaur Courser | {2}{G} | Creature — Centaur Warrior | 3/3
Craw Wurm | {4}{G}{G} | Creature — Wurm | 6/4
Savannah Lions | {W} | Creature — Cat | 2/1
Kraken Hatchling | {U} | Creature — Kraken | 0/4
Runeclaw Bear | {1}{G} | Creature — Bear | 2/2
Fugitive Wizard | {U} | Creature — Human Wizard | 1/1
Expedition Envoy | {W} | Creature — Human Scout Ally | 2/1
Watchwolf | {G}{W} | Creature — Wolf | 3/3
Caelorna, Coral Tyrant | {1}{U} | Legendary Creature — Octopus | 0/8
Earth Elemental | {3}{R}{R} | Creature — Elemental | 4/5
Gray Ogre | {2}{R} | Creature — Ogre | 2/2
Horned Turtle | {2}{U} | Creature — Turtle | 1/4
Alpine Grizzly | {2}{G} | Creature — Bear | 4/2
Alpha Myr | {2} | Artifact Creature — Myr | 2/1
Fortress Crab | {3}{U} | Creature — Crab | 1/6
Glory Seeker | {1}{W} | Creature — Human Soldier | 2/2
Barbarian Horde | {3}{R} | Creature — Human Barbarian Soldier | 3/3
Barony Vampire | {2}{B} | Creature — Vampire | 3/2
Dross Crocodile | {3}{B} | Creature — Zombie Crocodile | 5/1
Isamaru, Hound of Konda | {W} | Legendary Creature — Dog | 2/2
Merfolk of the Pearl Trident | {U} | Creature — Merfolk | 1/1
Aegis Turtle | {U} | Creature — Turtle | 0/5
Cylian Elf | {1}{G} | Creature — Elf Scout | 2/2
Eager Cadet | {W} | Creature — Human Soldier | 1/1
Feral Maaka | {1}{R} | Creature — Cat | 2/2
Field Creeper | {2} | Artifact Creature — Scarecrow | 2/1
Frenzied Raptor | {2}{R} | Creature — Dinosaur | 4/2
Goblin Hero | {2}{R} | Creature — Goblin | 2/2
Scathe Zombies | {2}{B} | Creature — Zombie | 2/2
Armored Warhorse | {W}{W} | Creature — Horse | 2/3
Cabal Evangel | {1}{B} | Creature — Human Cleric | 2/2
Catacomb Slug | {4}{B} | Creature — Slug | 2/6
Colossapede | {4}{G} | Creature — Insect | 5/5
Coral Commando | {2}{U} | Creature — Merfolk Warrior | 3/2
Coral Merfolk | {1}{U} | Creature — Merfolk | 2/1
Devoted Hero | {W} | Creature — Elf Soldier | 1/2
Dune Beetle | {1}{B} | Creature — Insect | 1/4
Dwarven Trader | {R} | Creature — Dwarf | 1/1
Gilded Sentinel | {4} | Artifact Creature — Golem | 3/3
Gloom Pangolin | {2}{B} | Creature — Nightmare Pangolin | 1/5
Goblin Roughrider | {2}{R} | Creature — Goblin Knight | 3/2
Indomitable Ancients | {2}{W}{W} | Creature — Treefolk Warrior | 2/10
Maritime Guard | {1}{U} | Creature — Merfolk Soldier | 1/3
Mons's Goblin Raiders | {R} | Creature — Goblin | 1/1
Nessian Courser | {2}{G} | Creature — Centaur Warrior | 3/3
Riot Devils | {2}{R} | Creature — Devil | 2/3
Sliver Construct | {3} | Artifact Creature — Sliver Construct | 2/2
Vizzerdrix | {6}{U} | Creature — Rabbit Beast | 6/6
Wishcoin Crab | {3}{U} | Creature — Crab | 2/5
Yargle, Glutton of Urborg | {4}{B} | Legendary Creature — Frog Spirit | 9/3
Yoked Ox | {W} | Creature — Ox | 0/4
Ageless Guardian | {1}{W} | Creature — Spirit Soldier | 1/4
Alpha Tyrranax | {4}{G}{G} | Creature — Dinosaur Beast | 6/5
Amphin Cutthroat | {3}{U} | Creature — Salamander Rogue | 2/4
Ancient Carp | {4}{U} | Creature — Fish | 2/5
Axebane Beast | {3}{G} | Creature — Beast | 3/4
Axegrinder Giant | {4}{R}{R} | Creature — Giant Warrior | 6/4
Bane Alley Blackguard | {1}{B} | Creature — Human Rogue | 1/3
Bogstomper | {4}{B}{B} | Creature — Beast | 6/5
Canyon Minotaur | {3}{R} | Creature — Minotaur Warrior | 3/3
Catacomb Crocodile | {4}{B} | Creature — Crocodile | 3/7
Cobblebrute | {3}{R} | Creature — Elemental | 5/2
Durkwood Boars | {4}{G} | Creature — Boar | 4/4
Enormous Baloth | {6}{G} | Creature — Beast | 7/7
Fearless Halberdier | {2}{R} | Creature — Human Warrior | 3/2
Feral Krushok | {4}{G} | Creature — Beast | 5/4
Ferocious Zheng | {2}{G}{G} | Creature — Cat Beast | 4/4
Gigantosaurus | {G}{G}{G}{G}{G} | Creature — Dinosaur | 10/10
Goblin Assailant | {1}{R} | Creature — Goblin Warrior | 2/2
Gore Swine | {2}{R} | Creature — Boar | 4/1
Grizzled Leotau | {G}{W} | Creature — Cat | 1/5
Hyena Pack | {2}{R}{R} | Creature — Hyena | 3/4
Jwari Scuttler | {2}{U} | Creature — Crab | 2/3
Kalonian Tusker | {G}{G} | Creature — Beast | 3/3
Lagac Lizard | {3}{R} | Creature — Lizard | 3/3
Muck Rats | {B} | Creature — Rat | 1/1
Naga Eternal | {2}{U} | Creature — Zombie Snake | 3/2
Ogre Resister | {2}{R}{R} | Creature — Ogre | 4/3
Omega Myr | {2} | Artifact Creature — Myr | 1/2
Oreskos Swiftclaw | {1}{W} | Creature — Cat Warrior | 3/1
Phyrexian Hulk | {6} | Artifact Creature — Phyrexian Golem | 5/4
Razorfield Thresher | {7} | Artifact Creature — Construct | 6/4
Rumbling Baloth | {2}{G}{G} | Creature — Beast | 4/4
Sanctuary Cat | {W} | Creature — Cat | 1/2
Stone Golem | {5} | Artifact Creature — Golem | 4/4
Stonework Puma | {3} | Artifact Creature — Cat Ally | 2/2
Tasseled Dromedary | {W} | Creature — Camel | 0/4
Woolly Thoctar | {R}{G}{W} | Creature — Beast | 5/4
`)
