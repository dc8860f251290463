import { type Action, type Answer, characteristics, type Decision, type Game, type Ref } from "@apnap/engine"
import { type Language, promptOf, questionOf } from "@apnap/words"
import { actionWords, optionWords } from "./action-words.ts"
import { nameOf } from "./board.ts"
import { inOrder, named, numberBetween, pairs, several, shares, yesOrNo } from "./controls.ts"
import { askNumbers } from "./numbered.ts"
import { PHRASES, type Phrases } from "./phrases.ts"

/** An answer, or a command that a person may give instead. */
export type Reply = { answer: Answer } | { command: "undo" | "save" }

/** Asks the person at the terminal for an answer to the decision. */
export async function askPerson(game: Game, decision: Decision, language: Language): Promise<Reply> {
  const question = questionOf(game.state, decision, decision.player)
  const title = `${promptOf(question, language)} (${question.number})`
  return decision.kind === "priority"
    ? askPriority(game, decision.options, title, language)
    : { answer: await answerTo(game, decision, title, language) }
}

async function answerTo(
  game: Game,
  decision: Exclude<Decision, { kind: "priority" }>,
  title: string,
  language: Language,
): Promise<Answer> {
  const words = PHRASES[language]
  const view = game.view(decision.player)
  const name = (ref: Ref) => describe(game, ref, nameOf(view, ref, words), words)
  switch (decision.kind) {
    case "confirm":
      return yesOrNo(title, words)
    case "number":
      return numberBetween(title, decision, words)
    case "name":
      return named(title)
    case "option":
      return several(title, optionWords(game, decision, language, name), decision, words)
    case "choose":
      return several(title, decision.options.map(name), decision, words)
    case "order":
      return inOrder(title, optionWords(game, decision, language, name), words)
    case "distribute":
      return shares(title, decision.options.map(name), decision, words)
    case "attackers":
      return pairs(
        words.attackWith,
        decision.candidates.map((c) => ({ creature: c.creature, others: c.defenders })),
        name,
        words,
      )
    case "blockers":
      return pairs(
        words.blockWith,
        decision.candidates.map((c) => ({ creature: c.creature, others: c.attackers })),
        name,
        words,
      )
  }
}

function describe(game: Game, ref: Ref, seen: string, words: Phrases): string {
  return seen === words.object(ref) && ref > 0 && game.state.objects[ref] !== undefined
    ? characteristics(game.state, ref).name
    : seen
}

async function askPriority(
  game: Game,
  options: readonly Action[],
  message: string,
  language: Language,
): Promise<Reply> {
  const words = PHRASES[language]
  const labels = options.map((o) => actionWords(game, o, language))
  const typed = await askNumbers(message, labels, { min: 1, max: 1 }, words, { u: words.undo, s: words.save })
  if (typeof typed !== "string") return { answer: typed[0] }
  return { command: typed === "u" ? "undo" : "save" }
}
