import { ARTIFACT, CREATURE, LAND, prints, SPELL } from "./testing/prints.ts"

prints("what may not be done, by whom, and « à moins que » with its subjunctive in the past", CREATURE, {
  "When this creature enters, you may discard a card. If you don't, sacrifice this creature.":
    "Quand cette créature arrive, vous pouvez vous défausser d’une carte. Si vous ne le faites pas, sacrifiez cette créature.",
  "When this creature enters, target opponent may discard a card. If they don't, draw a card.":
    "Quand cette créature arrive, un adversaire ciblé peut se défausser d’une carte. S’il ne le fait pas, piochez une carte.",
  "This creature can't attack unless an opponent was dealt damage this turn.":
    "Cette créature ne peut pas attaquer à moins qu’un adversaire n’ait subi des blessures ce tour-ci.",
  "When this creature enters, target opponent exiles two cards from their hand.":
    "Quand cette créature arrive, un adversaire ciblé exile deux cartes de sa main.",
  "At the beginning of your upkeep, if each player has five or less life, draw a card.":
    "Au début de votre entretien, si chaque joueur a cinq points de vie ou moins, piochez une carte.",
  "Untap all creatures you control during each other player's untap step.":
    "Dégagez toutes les créatures que vous contrôlez pendant l’étape de dégagement de chaque autre joueur.",
  "{1}: Draw a card. This creature doesn't untap during your next untap step.":
    "{1} : Piochez une carte. Cette créature ne se dégage pas pendant votre prochaine étape de dégagement.",
})

prints("negation stands around the verb", CREATURE, {
  "Players can't cast creature spells.": "Les joueurs ne peuvent pas lancer de sorts de créature.",
  "This creature can't block.": "Cette créature ne peut pas bloquer.",
  "Enchanted creature can't attack or block.": "La créature enchantée ne peut ni attaquer ni bloquer.",
  "This creature can't be blocked.": "Cette créature ne peut pas être bloquée.",
})

prints("relative clauses and what stands behind a noun", SPELL, {
  "Destroy target creature an opponent controls.": "Détruisez une créature ciblée qu’un adversaire contrôle.",
  "Destroy target creature with power 2 or less.":
    "Détruisez une créature ciblée de force inférieure ou égale à 2.",
  "Destroy target creature with flying.": "Détruisez une créature ciblée avec le vol.",
  "Destroy target artifact or enchantment.": "Détruisez une cible, artefact ou enchantement.",
  "Return target creature card from your graveyard to your hand.":
    "Renvoyez une carte de créature ciblée de votre cimetière dans votre main.",
})

prints("pronouns stand before their verb, or behind a command", SPELL, {
  "Gain control of target creature until end of turn. Untap it.":
    "Acquérez le contrôle d’une créature ciblée jusqu’à la fin du tour. Dégagez-la.",
  "Search your library for a basic land card, reveal it, put it into your hand, then shuffle.":
    "Cherchez dans votre bibliothèque une carte de terrain de base, révélez-la, mettez-la dans votre main, puis mélangez.",
  "Exile target creature. Its controller gains life equal to its power.":
    "Exilez une créature ciblée. Son contrôleur gagne un nombre de points de vie égal à sa force.",
})

prints("what you may do is an infinitive, and another does it in the subjunctive", CREATURE, {
  "When this creature enters, you may draw a card.":
    "Quand cette créature arrive, vous pouvez piocher une carte.",
  "When this creature dies, you may have it deal 1 damage to any target.":
    "Quand cette créature meurt, vous pouvez faire que cette créature inflige 1 blessure à n’importe quelle cible.",
  "Whenever you draw a card, you may have target opponent lose 1 life.":
    "À chaque fois que vous piochez une carte, vous pouvez faire qu’un adversaire ciblé perde 1 point de vie.",
})

prints("« à moins que » asks for « ne » and the subjunctive", SPELL, {
  "Counter target spell unless its controller pays {2}.":
    "Contrecarrez un sort ciblé à moins que son contrôleur ne paie {2}.",
})
prints("« à moins que » of a land", LAND, {
  "This land enters tapped unless you control a Plains or Island.":
    "Ce terrain arrive engagé à moins que vous ne contrôliez une plaine ou une île.",
})

prints("costs are commands, in small letters behind the first", ARTIFACT, {
  "{T}, Sacrifice this artifact: Draw a card.": "{T}, sacrifiez cet artefact : Piochez une carte.",
  "{2}, Discard a card: Draw two cards.": "{2}, défaussez-vous d’une carte : Piochez deux cartes.",
})

prints("modes", SPELL, {
  "Choose one — • Draw a card. • Destroy target artifact.":
    "Choisissez l’un — • Piochez une carte. • Détruisez un artefact ciblé.",
})

prints("durations and what is gained", SPELL, {
  "Target creature gets +2/+2 and gains trample until end of turn.":
    "Une créature ciblée gagne +2/+2 et acquiert le piétinement jusqu’à la fin du tour.",
  "Creatures you control gain hexproof until end of turn.":
    "Chaque créature que vous contrôlez acquiert la défense talismanique jusqu’à la fin du tour.",
})

prints("damage: the recipient comes last, but « vous » before its verb", CREATURE, {
  "{T}: This creature deals 1 damage to any target.":
    "{T} : Cette créature inflige 1 blessure à n’importe quelle cible.",
  "{T}: This creature deals 2 damage to you.": "{T} : Cette créature vous inflige 2 blessures.",
})

prints("whose library it is", SPELL, {
  "Put any number of target artifact cards from target player's graveyard on top of their library in any order.":
    "Mettez n’importe quel nombre de cartes d’artefact ciblées du cimetière d’un joueur ciblé au-dessus de sa bibliothèque dans l’ordre de votre choix.",
  "Put any number of target artifact cards from your graveyard on top of your library in any order.":
    "Mettez n’importe quel nombre de cartes d’artefact ciblées de votre cimetière au-dessus de votre bibliothèque dans l’ordre de votre choix.",
})

prints("113.6: what works in a graveyard speaks of a card there", CREATURE, {
  "{3}, Exile this card from your graveyard: Draw a card.":
    "{3}, exilez cette carte de votre cimetière : Piochez une carte.",
  "{2}{B}: Return this card from your graveyard to the battlefield tapped.":
    "{2}{B} : Renvoyez cette carte de votre cimetière sur le champ de bataille engagée.",
})

prints("what a pattern says of its own event is about the one before", CREATURE, {
  "Whenever this creature blocks or becomes blocked by a creature, that creature can't be regenerated this turn.":
    "À chaque fois que cette créature bloque ou devient bloquée par une créature, cette créature-là ne peut pas être régénérée ce tour-ci.",
})

prints("counts, pronouns and whose library it is", SPELL, {
  "If you have one or fewer cards in hand, draw four cards.":
    "Si vous avez une carte en main ou moins, piochez quatre cartes.",
  "Look at the top five cards of target opponent's library. Put one of those cards into that player's graveyard and the rest on top of their library in any order.":
    "Regardez les cinq cartes du dessus de la bibliothèque d’un adversaire ciblé. Mettez une de ces cartes dans le cimetière de son propriétaire et mettez le reste au-dessus de sa bibliothèque dans l’ordre de votre choix.",
  "Target opponent exiles cards from the top of their library until they exile an instant or sorcery card. You may cast that card without paying its mana cost. Then put the exiled cards that weren't cast this way on the bottom of that library in a random order.":
    "Un adversaire ciblé exile des cartes du dessus de sa bibliothèque jusqu’à exiler une carte d’éphémère ou de rituel. Vous pouvez la lancer sans payer son coût de mana. Mettez les cartes exilées qui n’ont pas été lancées de cette manière au-dessous de sa bibliothèque dans un ordre aléatoire.",
  "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.":
    "Révélez les cinq cartes du dessus de votre bibliothèque. Un adversaire les sépare en deux tas. Mettez l’un des tas dans votre main et l’autre dans votre cimetière.",
})

prints("all alternatives that are meant are joined by « et »", SPELL, {
  "Destroy all artifacts and enchantments.": "Détruisez tous les artefacts et tous les enchantements.",
  "Destroy target artifact or enchantment.": "Détruisez une cible, artefact ou enchantement.",
})

prints("what is not the subject's is not said to be", CREATURE, {
  "When this creature enters, reveal the top four cards of your library. Put all land cards revealed this way into your hand and the rest into your graveyard.":
    "Quand cette créature arrive, révélez les quatre cartes du dessus de votre bibliothèque. Mettez toutes les cartes de terrain révélées de cette manière dans votre main et mettez le reste dans votre cimetière.",
  "Whenever a land an opponent controls enters, this creature deals 2 damage to that land's controller.":
    "À chaque fois qu’un terrain qu’un adversaire contrôle arrive, cette créature inflige 2 blessures au contrôleur de ce terrain.",
  "Whenever this creature attacks, put a +1/+1 counter on another target creature you control. That creature gains indestructible until end of turn.":
    "À chaque fois que cette créature attaque, mettez un marqueur +1/+1 sur une autre créature ciblée que vous contrôlez. Elle acquiert l’indestructible jusqu’à la fin du tour.",
  "Exile this card from your hand: Add {R}.": "Exilez cette carte de votre main : Ajoutez {R}.",
})
