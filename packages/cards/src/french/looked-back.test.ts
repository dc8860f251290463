import { CREATURE, prints, SPELL } from "./testing/prints.ts"

prints("603.10a: what a trigger looks back at", CREATURE, {
  "Whenever a creature you control dies, if it was a Human, draw a card.":
    "À chaque fois qu’une créature que vous contrôlez meurt, si c’était un humain, piochez une carte.",
  "{T}: Destroy target land. If that land was nonbasic, you gain 2 life.":
    "{T} : Détruisez un terrain ciblé. S’il était non-base, vous gagnez 2 points de vie.",
  "When this creature enters, return up to one other target nonland permanent you control to its owner's hand. If it was a token, draw a card.":
    "Quand cette créature arrive, renvoyez jusqu’à un autre permanent non-terrain ciblé que vous contrôlez dans la main de son propriétaire. Si c’était un jeton, piochez une carte.",
})

prints("what is put, and what returns", CREATURE, {
  "Whenever this creature attacks, you may put a creature card from your hand onto the battlefield tapped and attacking. Return that creature to your hand at the beginning of the next end step.":
    "À chaque fois que cette créature attaque, vous pouvez mettre une carte de créature de votre main sur le champ de bataille engagée et attaquante. Renvoyez-la dans la main de son propriétaire au début de la prochaine étape de fin.",
  "{T}: Put target creature card from a graveyard onto the battlefield under your control.":
    "{T} : Mettez une carte de créature ciblée d’un cimetière sur le champ de bataille sous votre contrôle.",
})

prints("several at once", CREATURE, {
  "Players can't search libraries.": "Les joueurs ne peuvent pas chercher dans les bibliothèques.",
  "{T}: Prevent the next 1 damage that would be dealt to any target this turn.":
    "{T} : Prévenez la prochaine blessure qui devrait être infligée à n’importe quelle cible ce tour-ci.",
  "{R}: This creature gets +2/+0 until end of turn and deals 1 damage to you.":
    "{R} : Cette créature gagne +2/+0 jusqu’à la fin du tour et vous inflige 1 blessure.",
  "Whenever you cast a spell that's both red and white, draw a card.":
    "À chaque fois que vous lancez un sort rouge et blanc, piochez une carte.",
  "{1}, Sacrifice another creature or an artifact: Draw a card.":
    "{1}, sacrifiez une autre créature ou un artefact : Piochez une carte.",
  "When this creature enters, if there are four or more card types among cards in your graveyard, draw a card.":
    "Quand cette créature arrive, s’il y a au moins quatre types de carte parmi les cartes dans votre cimetière, piochez une carte.",
  "Whenever a Shaman enters, you may attach this creature to it.":
    "À chaque fois qu’un shamane arrive, vous pouvez lui attacher cette créature.",
})

prints("how many there are", CREATURE, {
  "{T}: Look at the top five cards of your library. You may reveal up to two creature cards from among them and put them into your hand. Put the rest on the bottom of your library in a random order.":
    "{T} : Regardez les cinq cartes du dessus de votre bibliothèque. Vous pouvez révéler jusqu’à deux cartes de créature parmi elles et les mettre dans votre main. Mettez le reste au-dessous de votre bibliothèque dans un ordre aléatoire.",
  "{0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.":
    "{0} : La prochaine blessure qui devrait être infligée à cette créature ce tour-ci est infligée à une créature ciblée que vous contrôlez à la place.",
})

prints("the player attacked and the card discarded", CREATURE, {
  "Whenever a creature attacks you or a planeswalker you control, put a +1/+1 counter on this creature.":
    "À chaque fois qu’une créature vous attaque ou attaque un planeswalker que vous contrôlez, mettez un marqueur +1/+1 sur cette créature.",
  "Whenever this creature deals combat damage to a player, draw a card, then discard a card. That player loses life equal to the discarded card's mana value.":
    "À chaque fois que cette créature inflige des blessures de combat à un joueur, piochez une carte. Défaussez-vous d’une carte. Ce joueur perd un nombre de points de vie égal à la valeur de mana de la carte défaussée.",
})

prints("spells, and tokens that are tapped", SPELL, {
  "Create a tapped 1/1 white Spirit creature token with flying.":
    "Créez un jeton de créature 1/1 blanche Esprit engagé avec le vol.",
  "As an additional cost to cast this spell, sacrifice an artifact or creature or pay {4}.":
    "En tant que coût supplémentaire pour lancer ce sort, sacrifiez un artefact ou une créature ou payez {4}.",
})

prints("what the antecedent is", SPELL, {
  "Return all creatures blocking or blocked by target creature to their owner's hand.":
    "Renvoyez chaque créature qui bloque une créature ciblée ou qui est bloquée par elle dans la main de son propriétaire.",
  "Until end of turn, target creature you control becomes a blue and red Dragon with base power and toughness 4/4, loses all abilities, and gains flying.":
    "Jusqu’à la fin du tour, une créature ciblée que vous contrôlez devient un Dragon 4/4 bleu et rouge, perd toutes ses capacités et acquiert le vol.",
})
