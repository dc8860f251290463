import { CREATURE, prints, SPELL } from "./testing/prints.ts"

prints("damage, phases and spending", CREATURE, {
  "{T}: Each tapped creature deals damage to itself equal to its power.":
    "{T} : Chaque créature engagée s’inflige un nombre de blessures égal à sa force.",
  "Whenever a 1/1 creature you control enters, draw a card.":
    "À chaque fois qu’une créature 1/1 que vous contrôlez arrive, piochez une carte.",
  "When this creature enters, for each opponent, destroy up to one target creature that player controls.":
    "Quand cette créature arrive, pour chaque adversaire, détruisez jusqu’à une créature ciblée que ce joueur contrôle.",
  "Whenever an opponent casts a spell, this creature isn't a creature until end of turn.":
    "À chaque fois qu’un adversaire lance un sort, cette créature n’est pas une créature jusqu’à la fin du tour.",
  "{T}: Return target Vampire or Wizard creature card from your graveyard to your hand.":
    "{T} : Renvoyez une carte de créature vampire ou sorcier ciblée de votre cimetière dans votre main.",
  "{T}: Destroy all tapped Elf, Goblin, or Soldier creatures.":
    "{T} : Détruisez toutes les créatures elfes, gobelins et soldats engagées.",
  "When this creature enters, each opponent blights 1.":
    "Quand cette créature arrive, chaque adversaire flétrit 1.",
  "Activated abilities of creature cards in your graveyard cost {1} less to activate.":
    "Les capacités activées des cartes de créature dans votre cimetière coûtent {1} de moins à activer.",
  "Damage that would reduce your life total to less than 1 reduces it to 1 instead.":
    "Des blessures qui devraient réduire votre total de points de vie à moins de 1 le réduisent à 1 à la place.",
  "As this creature enters, discard your hand.":
    "Au moment où cette créature arrive, défaussez-vous de votre main.",
  "Whenever one or more lands enter under an opponent's control without being played, draw a card.":
    "À chaque fois qu’au moins un terrain arrive sous le contrôle d’un adversaire sans avoir été joué, piochez une carte.",
  "{T}: Choose target Wall creature. At this turn's next end of combat, destroy all creatures that were blocked by that creature this turn.":
    "{T} : Choisissez une créature mur ciblée. À la prochaine fin de combat de ce tour, détruisez toutes les créatures qui ont été bloquées par elle ce tour-ci.",
  "You may cast noncreature spells from the top of your library. If you cast a spell this way, you may cast it as though it had flash.":
    "Vous pouvez lancer des sorts non-créature depuis le dessus de votre bibliothèque. Si vous lancez un sort de cette manière, vous pouvez le lancer comme s’il avait le flash.",
  "You may cast creature spells by paying {E} rather than paying their mana costs.":
    "Vous pouvez lancer des sorts de créature en payant {E} plutôt que de payer leur coût de mana.",
  "Whenever a spell or ability causes a player to shuffle their library, draw a card.":
    "À chaque fois qu’un joueur mélange sa bibliothèque, piochez une carte.",
  "Players can't activate planeswalkers' loyalty abilities.":
    "Les joueurs ne peuvent pas activer de capacités de loyauté de planeswalkers.",
  "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once.":
    "Vous pouvez activer les capacités de loyauté des planeswalkers que vous contrôlez deux fois par tour plutôt qu’une seule.",
  "{T}: You may play target snow permanent card from your graveyard this turn. If you do, it enters tapped.":
    "{T} : Vous pouvez jouer une carte de permanent neigeux ciblée de votre cimetière jusqu’à la fin du tour. Si vous faites ainsi, il arrive engagé.",
  "When this creature enters, exile the top card of your library. You may play that card this turn. When you play a card this way, draw a card.":
    "Quand cette créature arrive, exilez la carte du dessus de votre bibliothèque. Vous pouvez la jouer jusqu’à la fin du tour. Quand vous jouez une carte de cette manière, piochez une carte.",
  "When this creature enters, unattach all Equipment from target creature.":
    "Quand cette créature arrive, détachez tous les équipements d’une créature ciblée.",
  'This creature escapes with "Whenever this creature deals combat damage to a player, draw a card."':
    "Cette créature s’évade avec « À chaque fois que cette créature inflige des blessures de combat à un joueur, piochez une carte. »",
  "When this creature enters, target player takes two extra turns after this one.":
    "Quand cette créature arrive, un joueur ciblé joue deux tours supplémentaires après celui-ci.",
  "As this creature transforms into this creature, choose an opponent.":
    "Au moment où cette créature se transforme, choisissez un adversaire.",
  "You can't get poison counters.": "Vous ne pouvez pas recevoir de marqueurs poison.",
})

prints("costs, counters and what can't be", CREATURE, {
  "{T}: Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.":
    "{T} : Cherchez dans votre bibliothèque jusqu’à deux cartes de terrain de base, révélez-les, mettez l’une sur le champ de bataille engagée et l’autre dans votre main, puis mélangez.",
  "Each spell costs {3} more to cast except during its controller's turn.":
    "Chaque sort coûte {3} de plus à lancer sauf pendant le tour de son contrôleur.",
  "This creature enters tapped with six stun counters on it.":
    "Cette créature arrive engagée avec six marqueurs « étourdissement » sur elle.",
  "This creature has hexproof unless it's untapped.":
    "Cette créature a la défense talismanique sauf si cette créature est dégagée.",
  "Each opponent can't draw more than one card each turn.":
    "Vos adversaires ne peuvent pas piocher plus d’une carte à chaque tour.",
  "Whenever you cast a kicked spell, draw a card.":
    "À chaque fois que vous lancez un sort kické, piochez une carte.",
  "You don't lose unspent red mana as steps and phases end.":
    "Vous ne perdez pas le mana rouge non dépensé à la fin des étapes et des phases.",
})

prints("several targets, choices and protections", SPELL, {
  "Up to two target creatures each get +1/+0 and gain trample until end of turn.":
    "Jusqu’à deux créatures ciblées gagnent +1/+0 et acquièrent le piétinement jusqu’à la fin du tour.",
  "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.":
    "Une créature ciblée perd toutes ses capacités et devient une Grenouille 1/1 bleue jusqu’à la fin du tour.",
  "Equipped creature has protection from red and from blue.":
    "La créature enchantée a la protection contre le rouge et contre le bleu.",
  "Return target spell or nonland permanent to its owner's hand.":
    "Renvoyez une cible, sort ou permanent non-terrain dans la main de son propriétaire.",
  "Put your choice of a flying counter or a reach counter on target creature.":
    "Mettez au choix un marqueur « vol » ou un marqueur « portée » sur une créature ciblée.",
  "You gain hexproof until your next turn.":
    "Vous acquérez la défense talismanique jusqu’à votre prochain tour.",
  "End the turn.": "Finissez le tour.",
  "Each opponent discards a card. Each opponent who can't loses 3 life.":
    "Chaque adversaire se défausse d’une carte. Chaque adversaire qui ne le peut pas perd 3 points de vie.",
})
prints("what others may do, and what is doubled or copied", CREATURE, {
  "{T}: Double target creature's power until end of turn.":
    "{T} : Doublez la force d’une créature ciblée jusqu’à la fin du tour.",
  "Whenever this creature becomes the target of an ability that targets only it, draw a card.":
    "À chaque fois que cette créature devient la cible d’une capacité qui ne cible qu’elle, piochez une carte.",
  "Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of that color.":
    "À chaque fois qu’un terrain de base est engagé pour du mana de la couleur choisie, son contrôleur ajoute un mana de la couleur choisie.",
  "Whenever you give a gift, draw a card.": "À chaque fois que vous donnez un cadeau, piochez une carte.",
  "When this creature enters, exile target creature an opponent controls until an opponent becomes the monarch.":
    "Quand cette créature arrive, exilez une créature ciblée qu’un adversaire contrôle jusqu’à ce qu’un adversaire devienne le monarque.",
  "Spells and abilities your opponents control can't cause you to sacrifice permanents.":
    "Les sorts et les capacités que vos adversaires contrôlent ne peuvent pas vous faire sacrifier de permanents.",
  "{T}: Add one mana of any color among creatures you control.":
    "{T} : Ajoutez un mana de n’importe quelle couleur parmi les créatures que vous contrôlez.",
})
prints("opening hands, and what abilities cost", CREATURE, {
  "If this creature is in your opening hand, you may begin the game with it on the battlefield.":
    "Si cette carte est dans votre main de départ, vous pouvez commencer la partie avec elle sur le champ de bataille.",
  "Activated abilities cost {2} more to activate unless they're mana abilities.":
    "Les capacités activées coûtent {2} de plus à activer à moins que ce ne soient des capacités de mana.",
  "You may pay {0} rather than pay cycling costs.":
    "Vous pouvez payer {0} plutôt que de payer les coûts de recyclage.",
  "You may activate equip abilities any time you could cast an instant.":
    "Vous pouvez activer les capacités d’équipement à tout moment où vous pourriez lancer un éphémère.",
  "Whenever you cast a spell, add {R}. Until end of turn, you don't lose this mana as steps and phases end.":
    "À chaque fois que vous lancez un sort, ajoutez {R}. Jusqu’à la fin du tour, vous ne perdez pas ce mana à la fin des étapes et des phases.",
})
prints("targets of one graveyard and of a total", SPELL, {
  "Draw a card. If you control a Goblin, repeat this process.":
    "Piochez une carte. Si vous contrôlez un gobelin, répétez ce procédé.",
  "Exile up to three target cards from a single graveyard.":
    "Exilez jusqu’à trois cartes ciblées d’un seul cimetière.",
  "Destroy any number of target creatures with total power 4 or less.":
    "Détruisez n’importe quel nombre de créatures ciblées de force totale inférieure ou égale à 4.",
  "Search your library for an instant card or a card with flash, reveal it, put it into your hand, then shuffle.":
    "Cherchez dans votre bibliothèque une carte d’éphémère ou une carte avec le flash, révélez-la, mettez-la dans votre main, puis mélangez.",
})
prints("events, costs and what can't be", CREATURE, {
  "Whenever you become the target of a spell, draw a card.":
    "À chaque fois que vous devenez la cible d’un sort, piochez une carte.",
  "Whenever this creature phases in, draw a card.":
    "À chaque fois que cette créature revient en phase, piochez une carte.",
  "At end of combat, destroy each creature that blocked or was blocked this turn.":
    "À la fin du combat, détruisez toutes les créatures qui ont bloqué ou qui ont été bloquées ce tour-ci.",
  "{T}, Sacrifice all lands you control: Draw a card.":
    "{T}, sacrifiez tous les terrains que vous contrôlez : Piochez une carte.",
  "You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.":
    "Vous pouvez lancer cette carte depuis votre cimetière en payant 3 points de vie et en vous défaussant d’une carte en plus de payer ses autres coûts.",
  "Your life total can't change.": "Votre total de points de vie ne peut pas changer.",
  "Creatures you control can't have -1/-1 counters put on them.":
    "Les créatures que vous contrôlez ne peuvent pas recevoir de marqueurs -1/-1.",
})

prints("what can't be done can't be done for a turn", SPELL, {
  "Target creature can't block this turn.": "Une créature ciblée ne peut pas bloquer ce tour-ci.",
})

prints("what a cost took is named in full", SPELL, {
  "{T}, Sacrifice a creature: If the sacrificed creature's power was 4 or greater, draw a card.":
    "{T}, sacrifiez une créature : Si la force de la créature sacrifiée est supérieure ou égale à 4, piochez une carte.",
  "Draw cards equal to the revealed card's mana value.":
    "Piochez un nombre de cartes égal à la valeur de mana de la carte révélée.",
})

prints("what mana may be spent on is said of repeated symbols too", CREATURE, {
  "{T}: Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts.":
    "{T} : Ajoutez {C}{C}. Ne dépensez ce mana que pour lancer des sorts d’artefact ou activer des capacités d’artefacts.",
})

prints("nothing is lost of a size that is computed, a card's place or who is meant", CREATURE, {
  "Whenever you cast an instant or sorcery spell, create an X/X colorless Construct artifact creature token, where X is that spell's mana value.":
    "À chaque fois que vous lancez un sort d’éphémère ou de rituel, créez un jeton de créature-artefact incolore Construction de force et d’endurance de base chacune égales à sa valeur de mana.",
  "This creature gets +2/+1 as long as an opponent has 10 or less life.":
    "Tant qu’un adversaire a dix points de vie ou moins, cette créature gagne +2/+1.",
  "When this creature enters, put a +1/+1 counter on each of two target creatures.":
    "Quand cette créature arrive, mettez un marqueur +1/+1 sur chacune de deux créatures ciblées.",
  "Whenever this creature attacks, this creature and up to one other target creature can't be blocked this turn.":
    "À chaque fois que cette créature attaque, cette créature et jusqu’à une autre créature ciblée ne peuvent pas être bloquées ce tour-ci.",
  "{2}, Discard this card: Draw a card.": "{2}, défaussez-vous de cette carte : Piochez une carte.",
  "As this creature enters, choose a noncreature, nonland card name.":
    "Au moment où cette créature arrive, choisissez un nom de carte non-créature et non-terrain.",
})

prints("permissions, conditions and replacements of few cards are French too", CREATURE, {
  "When this creature enters, exile the top three cards of target opponent's library. You may play them until the end of your next turn, and mana of any type can be spent to cast those spells.":
    "Quand cette créature arrive, exilez les trois cartes du dessus de la bibliothèque d’un adversaire ciblé. Vous pouvez les jouer jusqu’à la fin de votre prochain tour, et vous pouvez dépenser du mana comme s’il s’agissait de mana de n’importe quel type pour le lancer.",
  "This creature can't attack or block unless a creature died under your control this turn.":
    "Cette créature ne peut ni attaquer ni bloquer à moins qu’une créature que vous contrôliez ne soit morte ce tour-ci.",
  "This creature attacks or blocks each combat if able.":
    "Cette créature attaque ou bloque à chaque combat si possible.",
  "You may play two additional lands on each of your turns.":
    "Vous pouvez jouer deux terrains supplémentaires pendant chacun de vos tours.",
})
