import type { Derivation } from "../../../oracle/grammar/print.ts"
import { nodesOf } from "../../antecedent.ts"
import { partIn } from "../../filling.ts"
import { french, sayAs } from "../../say.ts"

// Delayed triggered abilities (603.7).

french("clause", {
  "at the beginning of the next end step , {e:sentence}": "{e} au début de la prochaine étape de fin",
  "at the beginning of your next end step , {e:sentence}": "{e} au début de votre prochaine étape de fin",
  "{e:bare clause} at the beginning of the next turn 's upkeep":
    "{e} au début de l'entretien du prochain tour",
  "{e:bare clause} at the beginning of your next upkeep": "{e} au début de votre prochain entretien",
  "{e:bare clause} at the beginning of the next cleanup step":
    "{e} au début de la prochaine étape de nettoyage",
  "{e:bare clause} at end of combat": "{e} à la fin du combat",
  "at this turn 's next end of combat , {e:sentence}":
    "à la prochaine fin de combat de ce tour , {e:command}",
  "at end of combat , {e:sentence}": "à la fin du combat , {e}",
  "when {w:event} , {e:sentence}": "quand {w:stated} , {e:command}",
  "at the beginning of each combat this turn , {e:sentence}":
    "au début de chaque combat ce tour-ci , {e:command}",
  "whenever {w:event} this turn , {e:sentence}": "à chaque fois que {w:stated} ce tour-ci , {e:command}",
  "when {w:event} this turn , {e:sentence}": (part, setting) =>
    sayAs(
      `${isNext(part) ? "la prochaine fois que" : "quand"} {w:stated} ce tour-ci , {e:command}`,
      part,
      setting,
    ),
  "until your next turn , whenever {w:event} , {e:sentence}":
    "jusqu'à votre prochain tour , à chaque fois que {w:stated} , {e:command}",
})
/** "When you next cast a spell": what a player does may happen more than once, what happens to an object may not. */
function isNext(part: Derivation): boolean {
  const events = nodesOf(partIn(part, "w")?.value, ({ on }) => typeof on === "string")
  return events.some(({ on }) => on === "cast" || on === "activated")
}

french("clause", {
  "{e:bare clause} at the beginning of the next upkeep": "{e} au début du prochain entretien",
})
