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
import { isCancel, multiselect, select, text } from "@clack/prompts"
import { nameOf } from "./board.ts"

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
export async function askPerson(game: Game, decision: Decision): Promise<Reply> {
  const view = game.view(decision.player)
  const name = (ref: Ref) => describe(game, ref, nameOf(view, ref))
  const title = `${decision.purpose} (${decision.rule})`
  switch (decision.kind) {
    case "priority":
      return askPriority(game, decision.options)
    case "confirm":
      return {
        answer: await answered(
          select({
            message: `${title}${decision.source === 0 ? "" : ` for ${name(decision.source)}`}?`,
            options: [
              { value: 1, label: "yes" },
              { value: 0, label: "no" },
            ],
          }),
        ),
      }
    case "number":
      return {
        answer: Number(
          await answered(
            text({
              message: `${title}: ${decision.min} to ${decision.max}`,
              initialValue: String(decision.min),
              validate: (v) => (isBetween(v, decision.min, decision.max) ? undefined : "not in range"),
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
        answer: await several(
          `${title}${decision.source === 0 ? "" : ` for ${name(decision.source)}`}`,
          decision.options.map(name),
          decision.min,
          decision.max,
        ),
      }
    case "order":
      return { answer: await inOrder(title, decision.options.map(name)) }
    case "distribute":
      return {
        answer: await shares(title, decision.options.map(name), decision.min, decision.max, decision.total),
      }
    case "attackers":
      return {
        answer: await pairs(
          "Attack with",
          decision.candidates.map((c) => ({ creature: c.creature, others: c.defenders })),
          name,
        ),
      }
    case "blockers":
      return {
        answer: await pairs(
          "Block with",
          decision.candidates.map((c) => ({ creature: c.creature, others: c.attackers })),
          name,
        ),
      }
  }
}

function describe(game: Game, ref: Ref, seen: string): string {
  return seen.startsWith("object ") && ref > 0 && game.state.objects[ref] !== undefined
    ? characteristics(game.state, ref).name
    : seen
}

function isBetween(value: string | undefined, min: number, max: number): boolean {
  const n = Number(value)
  return Number.isInteger(n) && n >= min && n <= max
}

async function askPriority(game: Game, options: readonly Action[]): Promise<Reply> {
  const list = options.map((o, i) => ({ value: String(i), label: action(game, o) }))
  const value = await answered(
    select({
      message: "You have priority",
      options: [...list, { value: "undo", label: "undo" }, { value: "save", label: "save" }],
    }),
  )
  return value === "undo" || value === "save" ? { command: value } : { answer: Number(value) }
}

/** An action in words. */
function action(game: Game, o: Action): string {
  const face = (id: ObjectId, f: number) => {
    const definition = game.state.definitions[game.state.objects[id]!.def]
    return (definition.faces[f] ?? definition.faces[0]).name
  }
  switch (o.do) {
    case "pass":
      return "pass"
    case "cast":
      return `cast ${face(o.object, o.face)}${o.way === "" ? "" : ` (${o.way})`}`
    case "play":
      return `play ${face(o.object, o.face)}`
    case "activate":
      return `${o.mana ? "tap for mana" : `ability ${o.ability + 1} of`} ${characteristics(game.state, o.object).name}`
    case "special":
      return `${o.what} ${characteristics(game.state, o.object).name}`
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
    const chosen = await answered(
      multiselect({ message: `${message}: ${min} to ${max}`, options, required: min > 0 }),
    )
    if (chosen.length >= min && chosen.length <= max) return chosen
  }
}

async function inOrder(message: string, labels: readonly string[]): Promise<number[]> {
  const order: number[] = []
  while (order.length < labels.length) {
    const rest = labels.map((label, value) => ({ value, label })).filter((o) => !order.includes(o.value))
    order.push(
      rest.length === 1
        ? rest[0].value
        : await answered(select({ message: `${message}: which is next?`, options: rest })),
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
                message: `${message}: to ${labels[i]} (${least} to ${most})`,
                validate: (v) => (isBetween(v, least, most) ? undefined : "not in range"),
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
  return chosen.map((value) => value.split(":").map(Number) as unknown as Pair)
}
