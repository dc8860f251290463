import { french } from "../../say.ts"

// What effects require in combat.

french("clause", {
  "{what:object} attack(s) {p:player} this combat if able":
    "{what!} <attaquer> {p} pendant ce combat si possible",
  "{what:object} attack(s) this combat if able": "{what!} <attaquer> pendant ce combat si possible",
  "{what:object} block(s) this combat if able": "{what!} <bloquer> pendant ce combat si possible",
  "{what:object} must be blocked this combat if able":
    "{what!} <devoir> être [bloqué] pendant ce combat si possible",
  "end the combat phase": "finissez la phase de combat",
  "{what:object} is/are goaded {d:duration}": "{what!} <être> [incité] à attaquer {d}",
})
french("does", {
  "reselect which player or permanent {what:object} is/are attacking":
    "<choisir> à nouveau quel joueur ou quel permanent est attaqué par {what}",
})
