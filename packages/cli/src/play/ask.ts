import {
  type Action,
  type Answer,
  characteristics,
  type Decision,
  type Game,
  type ObjectId,
  type Pair,
  type Ref,
} from "@apnap/engine"
import { type Language, promptOf, questionOf } from "@apnap/words"
import { isCancel, multiselect, select, text } from "@clack/prompts"
import { nameOf } from "./board.ts"
import { PHRASES, type Phrases } from "./phrases.ts"

/** The player left the table. */
export class Left extends Error {}

/** Commands that a person may give instead of an answer. */
export type Reply = { answer: Answer } | { command: "undo" | "save" }

async function answered<T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await prompt
  if (isCancel(value)) throw new Left()
  return value as Exclude<T, symbol>
}

/** Asks the person at the terminal for an answer to the decision. */
export async function askPerson(game: Game, decision: Decision, language: Language): Promise<Reply> {
  const words = PHRASES[language]
  const view = game.view(decision.player)
  const name = (ref: Ref) => describe(game, ref, nameOf(view, ref, words), words)
  const question = questionOf(game.state, decision, decision.player)
  const title = `${promptOf(question, language)} (${question.number})`
  switch (decision.kind) {
    case "priority":
      return askPriority(game, decision.options, title, words)
    case "confirm":
      return {
        answer: await answered(
          select({
            message: title,
            options: [
              { value: 1, label: words.yes },
              { value: 0, label: words.no },
            ],
          }),
        ),
      }
    case "number":
      return {
        answer: Number(
          await answered(
            text({
              message: title,
              initialValue: String(decision.min),
              validate: (v) => (isBetween(v, decision.min, decision.max) ? undefined : words.outOfRange),
            }),
          ),
        ),
      }
    case "name":
      return { answer: await answered(text({ message: title })) }
    case "option":
      return {
        answer: await several(
          title,
          decision.options.map((o) => `${o.label}${o.object ? ` ${name(o.object)}` : ""}`),
          decision.min,
          decision.max,
        ),
      }
    case "choose":
      return {
        answer: await several(title, decision.options.map(name), decision.min, decision.max),
      }
    case "order":
      return { answer: await inOrder(title, decision.options.map(name), words) }
    case "distribute":
      return {
        answer: await shares(
          title,
          decision.options.map(name),
          decision.min,
          decision.max,
          decision.total,
          words,
        ),
      }
    case "attackers":
      return {
        answer: await pairs(
          words.attackWith,
          decision.candidates.map((c) => ({ creature: c.creature, others: c.defenders })),
          name,
        ),
      }
    case "blockers":
      return {
        answer: await pairs(
          words.blockWith,
          decision.candidates.map((c) => ({ creature: c.creature, others: c.attackers })),
          name,
        ),
      }
  }
}

function describe(game: Game, ref: Ref, seen: string, words: Phrases): string {
  return seen === words.object(ref) && ref > 0 && game.state.objects[ref] !== undefined
    ? characteristics(game.state, ref).name
    : seen
}

function isBetween(value: string | undefined, min: number, max: number): boolean {
  const n = Number(value)
  return Number.isInteger(n) && n >= min && n <= max
}

async function askPriority(
  game: Game,
  options: readonly Action[],
  message: string,
  words: Phrases,
): Promise<Reply> {
  const list = options.map((o, i) => ({ value: String(i), label: action(game, o, words) }))
  const value = await answered(
    select({
      message,
      options: [...list, { value: "undo", label: words.undo }, { value: "save", label: words.save }],
    }),
  )
  return value === "undo" || value === "save" ? { command: value } : { answer: Number(value) }
}

/** An action in words. */
function action(game: Game, o: Action, words: Phrases): string {
  const face = (id: ObjectId, f: number) => {
    const definition = game.state.definitions[game.state.objects[id]!.def]
    return (definition.faces[f] ?? definition.faces[0]).name
  }
  const card = (id: ObjectId) => characteristics(game.state, id).name
  switch (o.do) {
    case "pass":
      return words.pass
    case "cast":
      return words.cast(face(o.object, o.face), o.way)
    case "play":
      return words.play(face(o.object, o.face))
    case "activate":
      return o.mana ? words.forMana(card(o.object)) : words.ability(o.ability + 1, card(o.object))
    case "special":
      return words.special(o.what, card(o.object))
  }
}

async function several(
  message: string,
  labels: readonly string[],
  min: number,
  max: number,
): Promise<number[]> {
  const options = labels.map((label, value) => ({ value, label }))
  if (min === 1 && max === 1) return [await answered(select({ message, options }))]
  for (;;) {
    const chosen = await answered(multiselect({ message, options, required: min > 0 }))
    if (chosen.length >= min && chosen.length <= max) return chosen
  }
}

async function inOrder(message: string, labels: readonly string[], words: Phrases): Promise<number[]> {
  const order: number[] = []
  while (order.length < labels.length) {
    const rest = labels.map((label, value) => ({ value, label })).filter((o) => !order.includes(o.value))
    order.push(
      rest.length === 1
        ? rest[0].value
        : await answered(select({ message: `${message}: ${words.next}`, options: rest })),
    )
  }
  return order
}

async function shares(
  message: string,
  labels: readonly string[],
  min: readonly number[],
  max: readonly number[],
  total: number,
  words: Phrases,
): Promise<number[]> {
  const out: number[] = []
  let left = total
  for (let i = 0; i < labels.length; i++) {
    const least = i === labels.length - 1 ? left : min[i]
    const most = Math.min(max[i], left)
    const value =
      least >= most
        ? most
        : Number(
            await answered(
              text({
                message: `${message}: ${words.share(labels[i], least, most)}`,
                validate: (v) => (isBetween(v, least, most) ? undefined : words.outOfRange),
              }),
            ),
          )
    out.push(value)
    left -= value
  }
  return out
}

async function pairs(
  message: string,
  candidates: readonly { creature: ObjectId; others: readonly Ref[] }[],
  name: (ref: Ref) => string,
): Promise<Pair[]> {
  const options = candidates.flatMap((c, i) =>
    c.others.map((other, j) => ({ value: `${i}:${j}`, label: `${name(c.creature)} → ${name(other)}` })),
  )
  const chosen = await answered(multiselect({ message, options, required: false }))
  return chosen.map((value): Pair => {
    const [i, j] = value.split(":").map(Number)
    return [i, j]
  })
}
