import { french } from "../../say.ts"

// Steps, phases and turns that are skipped.

for (const [words, said, said2] of [
  ["untap step", "étape de dégagement", "étapes de dégagement"],
  ["upkeep step", "étape d'entretien", "étapes d'entretien"],
  ["draw step", "étape de pioche", "étapes de pioche"],
  ["combat phase", "phase de combat", "phases de combat"],
] as const)
  french("static", {
    [`skip your ${words}`]: `passez votre ${said}`,
    [`players skip their ${words}s`]: `les joueurs passent leurs ${said2}`,
  })
french("static", {
  "if {p:hurt player} would begin a extra turn , that player skips that turn instead":
    "si {p!} <devoir:imperfect> commencer un tour supplémentaire , ce joueur passe ce tour à la place",
  "if {p:hurt player} would begin a extra turn , skip that turn instead":
    "si {p!} <devoir:imperfect> commencer un tour supplémentaire , passez ce tour à la place",
})
for (const [words, said] of [
  ["turn", ["tour", "ce tour"]],
  ["untap step", ["étape de dégagement", "cette étape"]],
  ["upkeep step", ["étape d'entretien", "cette étape"]],
  ["draw step", ["étape de pioche", "cette étape"]],
  ["combat phase", ["phase de combat", "cette phase"]],
] as const) {
  const noun = words.split(" ").at(-1)
  const [begun, skipped] = said
  const then = `you may skip that ${noun} instead . if you do , {e:sentence}`
  const done = `vous pouvez passer ${skipped} à la place . Si vous faites ainsi , {e:command}`
  french("static", {
    [`if you would begin your ${words} , ${then}`]: `si vous deviez commencer votre ${begun} , ${done}`,
    [`if you would begin your ${words} while {c:condition} , ${then}`]: `si vous deviez commencer votre ${begun} alors que {c:stated} , ${done}`,
  })
}
