import type { Action, Answer, Decision, Game, Ref } from "@apnap/engine"
import { deedOf, loadCardText, speaking } from "@apnap/session"
import { MOST_TIMES } from "@apnap/session/protocol"
import { type Language, promptOf, questionOf } from "@apnap/words"
import { actionWords, optionWords } from "./action-words.ts"
import { askedName } from "./asked-name.ts"
import { Asker } from "./asker.ts"
import { inOrder, named, numberBetween, pairs, several, shares, yesOrNo } from "./controls.ts"
import { askNumbers } from "./numbered.ts"
import { pairingsOf } from "./pairs.ts"
import { PHRASES } from "./phrases.ts"
import { readCard } from "./read-card.ts"
import type { Terminal } from "./terminal.ts"

/** An answer, or a command given instead; `repeat`: how often. */
export type Reply = { answer: Answer } | { command: "undo" | "save" } | { repeat: number }

/** What is asked; `repeats`: whether they may repeat what they did twice in a row (732.2). */
interface Question {
  readonly decision: Decision
  readonly repeats: boolean
}

/** Asks the person at the terminal for an answer to the decision. */
export async function askPerson(
  terminal: Terminal,
  game: Game,
  { decision, repeats }: Question,
  language: Language,
): Promise<Reply> {
  const asker = new Asker(terminal, PHRASES[language], (card, refs) => readCard(game, card, refs, language))
  const question = questionOf(game.state, decision, decision.player)
  await loadCardText(language)
  const deed = speaking(language, () => game.inProgress((s) => deedOf(s, decision)))
  const title = `${promptOf(question, language, deed)} (${question.number})`
  return decision.kind === "priority"
    ? askPriority(asker, actionsOf(game, decision.options, language), title, repeats)
    : { answer: await answerTo(asker, game, decision, title, language) }
}

async function answerTo(
  asker: Asker,
  game: Game,
  decision: Exclude<Decision, { kind: "priority" }>,
  title: string,
  language: Language,
): Promise<Answer> {
  const { words } = asker
  const view = game.view(decision.player)
  const name = (ref: Ref) => askedName(game, view, ref, words)
  switch (decision.kind) {
    case "confirm":
      return yesOrNo(asker, title)
    case "number":
      return numberBetween(asker, title, decision)
    case "name":
      return named(asker, title)
    case "option": {
      const refs = decision.options.map(({ object }) => object || decision.source)
      return several(asker, title, { labels: optionWords(game, decision, language, name), refs }, decision)
    }
    case "choose":
      return several(asker, title, { labels: decision.options.map(name), refs: decision.options }, decision)
    case "order": {
      const labels = optionWords(game, decision, language, name)
      return inOrder(asker, title, { labels, refs: decision.options })
    }
    case "distribute":
      return shares(asker, title, decision.options.map(name), decision)
    case "attackers":
      return pairs(asker, words.attackWith, pairingsOf(decision), name)
    case "blockers":
      return pairs(asker, words.blockWith, pairingsOf(decision), name)
  }
}

interface Actions {
  readonly labels: readonly string[]
  readonly refs: readonly Ref[]
}

function actionsOf(game: Game, options: readonly Action[], language: Language): Actions {
  return {
    labels: options.map((o) => actionWords(game, o, language)),
    refs: options.map((o) => ("object" in o ? o.object : 0)),
  }
}

async function askPriority(
  asker: Asker,
  { labels, refs }: Actions,
  message: string,
  repeats: boolean,
): Promise<Reply> {
  const { words } = asker
  const letters = { ...(repeats && { r: words.repeat }), u: words.undo, s: words.save }
  const typed = await askNumbers(asker, message, labels, { min: 1, max: 1 }, { letters, refs })
  if (typeof typed !== "string") return { answer: typed[0] }
  if (typed === "r")
    return { repeat: await numberBetween(asker, words.repeatTimes(MOST_TIMES), { min: 1, max: MOST_TIMES }) }
  return { command: typed === "u" ? "undo" : "save" }
}
