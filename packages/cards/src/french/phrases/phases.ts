import { french, passes } from "../say.ts"

// Added phases and steps.

passes("adding a combat")
french("clause", {
  "there is a additional beginning phase after this phase":
    "il y a une phase de début supplémentaire après cette phase",
  "that player gets a additional upkeep step after this step":
    "ce joueur a une étape d'entretien supplémentaire après cette étape",
  "you get {n:number} additional upkeep steps after this phase":
    "vous avez {n} étapes d'entretien supplémentaires après cette phase",
  "after the second main phase this turn , there's a additional combat phase followed by a additional main phase":
    "après la seconde phase principale de ce tour , il y a une phase de combat supplémentaire suivie d'une phase principale supplémentaire",
  "at the beginning of that combat , {e:sentence}": "au début de ce combat , {e:command}",
  "at the beginning of your next main phase , {e:sentence}":
    "{e} au début de votre prochaine phase principale",
  "you can't lose the game this turn and your opponents can't win the game this turn":
    "vous ne pouvez pas perdre la partie ce tour-ci et vos adversaires ne peuvent pas gagner la partie ce tour-ci",
})
french("timing", {
  "during a opponent 's turn after their upkeep step":
    "pendant le tour d'un adversaire après son étape d'entretien",
})
