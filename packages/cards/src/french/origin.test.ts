import { CREATURE, LAND, prints, SPELL } from "./testing/prints.ts"

prints("110.2a, 400.3: where what is moved was, and whose it is", CREATURE, {
  "{T}: Reveal the top card of your library. If it's a creature card, put it onto the battlefield. Otherwise, put it into your graveyard.":
    "{T} : Révélez la carte du dessus de votre bibliothèque. Si c’est une carte de créature, mettez-la sur le champ de bataille. Sinon, mettez-la dans votre cimetière.",
  "{T}: Exile another target creature or artifact you control. Return it to the battlefield under its owner's control at the beginning of the next end step.":
    "{T} : Exilez une autre cible, créature ou artefact que vous contrôlez. Renvoyez-la sur le champ de bataille sous le contrôle de son propriétaire au début de la prochaine étape de fin.",
  "{T}: Return target creature card from your graveyard to the battlefield.":
    "{T} : Renvoyez une carte de créature ciblée de votre cimetière sur le champ de bataille.",
})

prints("608.2h: what has left the battlefield is looked back at", CREATURE, {
  "When this creature enters, return target creature to its owner's hand. If you controlled it, draw a card.":
    "Quand cette créature arrive, renvoyez une créature ciblée dans la main de son propriétaire. Si vous la contrôliez, piochez une carte.",
  "{T}: Exile target card from a graveyard. If it was a land card, you gain 2 life.":
    "{T} : Exilez une carte ciblée d’un cimetière. Si c’était une carte de terrain, vous gagnez 2 points de vie.",
})

prints("objects that a pronoun wouldn't name", CREATURE, {
  "Whenever you cast a spell, exile cards from the top of your library until you exile a nonland card with lesser mana value.":
    "À chaque fois que vous lancez un sort, exilez des cartes du dessus de votre bibliothèque jusqu’à exiler une carte non-terrain de valeur de mana inférieure à celle de ce sort.",
  "Whenever another artifact is put into a graveyard from the battlefield, this creature deals 2 damage to that artifact's controller.":
    "À chaque fois qu’un autre artefact meurt, cette créature inflige 2 blessures au contrôleur de cet artefact.",
  "Whenever this creature attacks, defending player exiles two permanents they control.":
    "À chaque fois que cette créature attaque, le joueur défenseur exile deux permanents qu’il contrôle.",
  "Each creature you control gets +2/+0 for each Equipment attached to it.":
    "Chaque créature que vous contrôlez gagne +2/+0 pour chaque équipement qui lui est attaché.",
  "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.":
    "Si un sort ou une capacité qu’un adversaire contrôle vous fait vous défausser de cette carte, mettez-la sur le champ de bataille à la place de votre cimetière.",
})

prints("players who act", SPELL, {
  "When you next cast an instant or sorcery spell this turn, copy that spell.":
    "La prochaine fois que vous lancez un sort d’éphémère ou de rituel ce tour-ci, copiez-le.",
  "Target player skips their next untap step.": "Un joueur ciblé passe sa prochaine étape de dégagement.",
  "Choose an opponent. You and that player each create three 1/1 white Spirit creature tokens with flying.":
    "Choisissez un adversaire. Vous et ce joueur créez chacun trois jetons de créature 1/1 blanche Esprit avec le vol.",
  "Target opponent sacrifices a creature of their choice.":
    "Un adversaire ciblé sacrifie une créature de son choix.",
  "Target creature gains haste until end of turn and can't be blocked by Walls this turn.":
    "Une créature ciblée acquiert la célérité jusqu’à la fin du tour et ne peut pas être bloquée par les murs ce tour-ci.",
  'Create a 1/1 colorless Eldrazi Scion creature token. It has "Sacrifice this token: Add {C}."':
    "Créez un jeton de créature 1/1 incolore Eldrazi et Scion avec « Sacrifiez ce jeton : Ajoutez {C}. »",
})

prints("amounts", LAND, {
  "This land enters tapped unless your opponents control eight or more lands.":
    "Ce terrain arrive engagé à moins qu’il n’y ait au moins huit terrains que vos adversaires contrôlent.",
  "{T}, Remove any number of storage counters from this land: Add {C} for each storage counter removed this way.":
    "{T}, retirez n’importe quel nombre de marqueurs « stockage » de ce terrain : Ajoutez autant de {C}.",
  "As long as you have 25 or more life, lands you control have hexproof.":
    "Tant que vous avez au moins 25 points de vie, les terrains que vous contrôlez ont la défense talismanique.",
  "{T}: Add {U}. Spend this mana only to cast an artifact spell or activate an ability.":
    "{T} : Ajoutez {U}. Ne dépensez ce mana que pour lancer des sorts d’artefact ou activer une capacité.",
})
