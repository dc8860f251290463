import { describe, expect, it } from "vitest"
import { CREATURE, faceOf, inFrench, prints, SPELL } from "./testing/prints.ts"

prints("nouns have gender", SPELL, {
  "Destroy target creature.": "Détruisez une créature ciblée.",
  "Destroy target artifact.": "Détruisez un artefact ciblé.",
  "Destroy target tapped creature.": "Détruisez une créature engagée ciblée.",
  "Destroy target nonblack creature.": "Détruisez une créature non-noire ciblée.",
  "{T}: Exile another target artifact.": "{T} : Exilez un autre artefact ciblé.",
})

prints("and number: determiners, adjectives and verbs follow", CREATURE, {
  "Creatures you control have haste.": "Les créatures que vous contrôlez ont la célérité.",
  "Other Goblins you control get +1/+1.": "Les autres gobelins que vous contrôlez gagnent +1/+1.",
  "{T}: Tap up to two target nonland permanents.":
    "{T} : Engagez jusqu’à deux permanents non-terrain ciblés.",
  "{T}: Each player discards a card.": "{T} : Chaque joueur se défausse d’une carte.",
  "{T}: You gain 1 life.": "{T} : Vous gagnez 1 point de vie.",
  "{T}: Target opponent loses 2 life.": "{T} : Un adversaire ciblé perd 2 points de vie.",
})

prints("words elide before a vowel", CREATURE, {
  "Whenever an Elf you control attacks, draw a card.":
    "À chaque fois qu’un elfe que vous contrôlez attaque, piochez une carte.",
  "When this creature enters, put target card from an opponent's graveyard on top of its owner's library.":
    "Quand cette créature arrive, mettez une carte ciblée du cimetière d’un adversaire au-dessus de la bibliothèque de son propriétaire.",
  "This creature gets +1/+1 as long as it's untapped.":
    "Tant que cette créature est dégagée, cette créature gagne +1/+1.",
})

prints("prepositions and articles contract", CREATURE, {
  "At the beginning of your upkeep, draw a card.": "Au début de votre entretien, piochez une carte.",
  "At the beginning of each player's upkeep, that player loses 1 life.":
    "Au début de l’entretien de chaque joueur, ce joueur perd 1 point de vie.",
  "When this creature enters, you may discard a card. If you do, draw a card.":
    "Quand cette créature arrive, vous pouvez vous défausser d’une carte. Si vous faites ainsi, piochez une carte.",
  "When this creature enters, you gain life equal to the number of creatures you control.":
    "Quand cette créature arrive, vous gagnez un nombre de points de vie égal au nombre de créatures que vous contrôlez.",
})

prints("tokens: size and colour agree with « créature », types have capitals", SPELL, {
  "Create two 2/2 green Wolf creature tokens.": "Créez deux jetons de créature 2/2 verte Loup.",
  "Create a 1/1 red and white Elf Warrior creature token with haste.":
    "Créez un jeton de créature 1/1 rouge et blanche Elfe et Guerrier avec la célérité.",
})

prints("keywords", CREATURE, {
  "Ward {2}": "Parade {2}",
  "Protection from red": "Protection contre le rouge",
  "Enchant creature": "Enchanter : créature",
  "Kicker {2}{R}": "Kick {2}{R}",
})

describe("the object speaks of itself", () => {
  it("as « cet » before a vowel, with what agrees with it", () => {
    expect(inFrench("This enchantment enters tapped.", faceOf({ types: ["enchantment"] }))).toBe(
      "Cet enchantement arrive engagé.",
    )
    expect(inFrench("This creature enters with two +1/+1 counters on it.")).toBe(
      "Cette créature arrive avec deux marqueurs +1/+1 sur elle.",
    )
  })

  it("by its name when it is legendary", () => {
    const face = faceOf({ name: "Ana, the Test", supertypes: ["legendary"] })
    expect(inFrench("When this creature dies, draw a card.", face)).toBe(
      "Quand Ana meurt, piochez une carte.",
    )
  })
})

prints("armies are amassed in the plural", SPELL, {
  "Amass Goblins 2.": "Amassez des gobelins 2.",
})

prints("several have what is theirs", CREATURE, {
  "Each land is a Swamp in addition to its other land types.":
    "Les terrains sont des marais en plus de leurs autres types de terrain.",
  "Players can't untap more than one land during their untap steps.":
    "Les joueurs ne peuvent pas dégager plus d’un terrain pendant leur étape de dégagement.",
  "Whenever an opponent casts a noncreature spell, you may draw a card unless that player pays {4}.":
    "À chaque fois qu’un adversaire lance un sort non-créature, vous pouvez piocher une carte à moins que ce joueur ne paie {4}.",
})

prints("what is there is said once, and comparisons agree", CREATURE, {
  "Threshold — As long as there are seven or more cards in your graveyard, this creature has shroud.":
    "Seuil — Tant qu’il y a au moins sept cartes dans votre cimetière, cette créature a le linceul.",
  "Whenever you cast an instant or sorcery spell, this creature gets +X/+0 until end of turn, where X is the amount of mana spent to cast that spell.":
    "À chaque fois que vous lancez un sort d’éphémère ou de rituel, cette créature gagne +X/+0 jusqu’à la fin du tour, X étant le mana dépensé pour lancer ce sort.",
  "When this creature enters, if the total power of creatures you control is 8 or greater, draw a card.":
    "Quand cette créature arrive, si la force totale des créatures que vous contrôlez est supérieure ou égale à 8, piochez une carte.",
})

prints("numbers and adjectives agree with what they are said of", SPELL, {
  "Mill four cards, then put all Elf cards from among them into your hand.":
    "Meulez quatre cartes. Mettez toutes les cartes d’elfe meulées de cette manière dans votre main.",
  "Return target creature card from your graveyard to the battlefield. That creature is a black Zombie in addition to its other colors and types.":
    "Renvoyez une carte de créature ciblée de votre cimetière sur le champ de bataille. Elle est un Zombie noir en plus de ses autres couleurs et types.",
  "Search your library for up to X basic land cards, where X is the number of different powers among creatures you control. Put those cards onto the battlefield tapped, then shuffle.":
    "Cherchez dans votre bibliothèque jusqu’à X cartes de terrain de base, X étant le nombre de forces différentes parmi les créatures que vous contrôlez, mettez-les sur le champ de bataille engagées, puis mélangez.",
})

prints("variants of partner have their own names", CREATURE, {
  "Doctor's companion": "Compagnon du Docteur",
  "Friends forever": "Amis pour la vie",
})

prints("lists in apposition are closed, objects together are plural", SPELL, {
  "Return target artifact or creature to its owner's hand.":
    "Renvoyez une cible, artefact ou créature, dans la main de son propriétaire.",
  "You may sacrifice a creature. If you don't, destroy target artifact or enchantment.":
    "Vous pouvez sacrifier une créature. Si vous ne le faites pas, détruisez une cible, artefact ou enchantement.",
})
