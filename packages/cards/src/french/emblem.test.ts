import { faceOf, prints } from "./testing/prints.ts"

prints(
  "114.4: an emblem's ability speaks of the emblem, and of its own X",
  faceOf({ types: ["planeswalker"] }),
  {
    '−7: You get an emblem with "Whenever you cast a spell, this emblem deals 1 damage to any target."':
      "-7 : Vous gagnez un emblème avec « À chaque fois que vous lancez un sort, cet emblème inflige 1 blessure à n’importe quelle cible. »",
    '−7: You get an emblem with "Whenever you cast a red spell, this emblem deals X damage to any target, where X is the amount of mana spent to cast that spell."':
      "-7 : Vous gagnez un emblème avec « À chaque fois que vous lancez un sort rouge, cet emblème inflige X blessures à n’importe quelle cible, X étant le mana dépensé pour lancer ce sort. »",
    '−7: You get an emblem with "At the beginning of your end step, create X 2/2 black Zombie creature tokens, where X is two plus the number of Zombies you control."':
      "-7 : Vous gagnez un emblème avec « Au début de votre étape de fin, créez X jetons de créature 2/2 noire Zombie, X étant deux plus le nombre de zombies que vous contrôlez. »",
  },
)
