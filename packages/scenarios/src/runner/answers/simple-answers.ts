import { type Answer, answerFault, characteristics, type Decision, type State } from "@apnap/engine"
import { isKeyword } from "@apnap/engine/language"
import type { QueueEntry } from "../../format/format.ts"
import { labelFits } from "../../naming/labels.ts"
import { type Direction, seatOf } from "../direction.ts"
import { defaultAnswer, isOptionalCost } from "./policy.ts"

type Simple = Extract<Decision, { kind: "confirm" | "number" | "name" | "option" }>
type Options = Extract<Decision, { kind: "option" }>

/** Yes or no, a number, a name or named options: by the first entry that fits, else by the default policy. */
export function answer(d: Direction, s: State, decision: Simple): Answer {
  if (decision.kind === "number" && decision.min === decision.max) return decision.min
  if (decision.kind === "confirm" && decision.label?.startsWith("kicker ") === true)
    passOverUnasked(d, s, decision, decision.label)
  const scripted =
    decision.kind === "option" && decision.purpose === "mode"
      ? modes(d, s, decision)
      : d.queues.take<Answer>("choices", seatOf(d, decision.player), (entry, isNext) =>
          byEntry(d, s, decision, entry, isNext),
        )
  if (scripted === undefined && decision.kind === "option" && decision.purpose === "color") {
    const colors = combination(d, decision)
    if (colors !== undefined) return colors
  }
  if (scripted === undefined && decision.kind === "number" && isOptionalCost(decision.purpose))
    return payments(d, decision) ?? decision.min
  if (scripted === undefined && decision.purpose === "optionalCost" && isRevealing(d, s, decision)) return 1
  return scripted ?? defaultAnswer(s, decision, d.strict)
}

/** If the next entry names a card in hand, it is revealed or given up: the cost is paid. */
function isRevealing(d: Direction, s: State, { player }: Simple): boolean {
  const seat = seatOf(d, player)
  const named = d.queues.take("choices", seat, (entry, isNext) =>
    isNext && typeof entry === "string" && holds(s, player, entry) ? entry : undefined,
  )
  if (named === undefined) return false
  d.queues.putBack("choices", seat, [named])
  return true
}

function holds(s: State, player: number, name: string): boolean {
  return s.players[player].hand.some((id) => characteristics(s, id).name === name)
}

/**
 * Unpayable optional costs are not asked about, but the script may still answer them: a "no" before another answer belongs to an
 * earlier printed kicker that was not asked about.
 */
function passOverUnasked(d: Direction, s: State, { player, source }: Simple, kicker: string): void {
  const kickers = characteristics(s, source)
    .abilities.filter((a) => isKeyword(a, "kicker"))
    .map(({ cost }) => `kicker ${cost.map((part) => (part.pay === "mana" ? part.mana : part.pay)).join(" ")}`)
  const first = d.kicked?.spell === source ? d.kicked.asked : 0
  const at = kickers.indexOf(kicker)
  d.queues.passOver("choices", seatOf(d, player), false, at - first)
  d.kicked = { spell: source, asked: at + 1 }
}

/** How many times an optional cost is paid: once for each "yes" in the queue. */
function payments(d: Direction, { player, max }: Extract<Decision, { kind: "number" }>): number | undefined {
  const seat = seatOf(d, player)
  const next = () =>
    d.queues.take("choices", seat, (entry) => (typeof entry === "boolean" ? entry : undefined))
  let answer = next()
  if (answer === undefined) return undefined
  let times = 0
  for (; answer === true && times < max; answer = next()) times++
  return times
}

function byEntry(
  d: Direction,
  s: State,
  decision: Simple,
  entry: QueueEntry,
  isNext: boolean,
): Answer | undefined {
  switch (decision.kind) {
    case "confirm":
      return topFirst(decision, yesOrNo(entry, isNext))
    case "number":
      return typeof entry === "number" && decision.min <= entry && entry <= decision.max ? entry : undefined
    case "name":
      return typeof entry === "string" && answerFault(decision, entry) === null ? entry : undefined
    case "option":
      return option(d, s, decision, entry)
  }
}

/** The engine asks "to the bottom?"; scenarios answer "stays on top?". */
function topFirst({ purpose }: Simple, answer: number | undefined): number | undefined {
  return purpose === "bottom" && answer !== undefined ? 1 - answer : answer
}

/** A `stop` as the next entry chooses nothing, so it counts as a "no". */
function yesOrNo(entry: QueueEntry, isNext: boolean): number | undefined {
  if (typeof entry === "boolean") return Number(entry)
  return isNext && typeof entry === "object" && "stop" in entry ? 0 : undefined
}

function option(d: Direction, s: State, decision: Options, entry: QueueEntry): number[] | undefined {
  if (typeof entry === "boolean" && decision.options.length === 2) return [entry ? 0 : 1]
  const at = decision.options.findIndex(
    ({ label, object }) =>
      (typeof entry === "string" && labelFits(label, entry)) ||
      (object !== undefined && object !== 0 && d.names.means(s, entry, object)),
  )
  return at < 0 ? undefined : [at]
}

const WUBRG = ["{W}", "{U}", "{B}", "{R}", "{G}"]

/** A combination of colours: the entries give an amount per colour, in WUBRG order. The rest is asked one mana at a time. */
function combination(d: Direction, { player, options }: Options): number[] | undefined {
  const colors = WUBRG.flatMap((color) => options.findIndex(({ label }) => label === color)).filter(
    (i) => i >= 0,
  )
  if (colors.length < 2) return undefined
  const seat = seatOf(d, player)
  const shares: number[] = []
  for (const _ of colors) {
    const share = d.queues.take("choices", seat, (entry) => (typeof entry === "number" ? entry : undefined))
    if (share === undefined) break
    shares.push(share)
  }
  const mana = shares.flatMap((share, i) => Array<number>(share).fill(colors[i]))
  if (mana.length === 0) return undefined
  d.queues.putBack(
    "choices",
    seat,
    mana.slice(1).map((i) => options[i].label),
  )
  return [mana[0]]
}

/** The modes that the queue names next, by printed position or wording. */
function modes(d: Direction, s: State, decision: Options): number[] | undefined {
  const chosen: number[] = []
  const next = (entry: QueueEntry) => {
    const at =
      typeof entry === "number"
        ? decision.options.findIndex((o, i) => printedPosition(o.label, i) === entry)
        : (option(d, s, decision, entry)?.[0] ?? -1)
    return at >= 0 && (decision.repeat === true || !chosen.includes(at)) ? at : undefined
  }
  while (chosen.length < decision.max) {
    const at = d.queues.take("modes", seatOf(d, decision.player), next)
    if (at === undefined) break
    chosen.push(at)
  }
  return chosen.length >= decision.min && chosen.length > 0 ? chosen : undefined
}

function printedPosition(label: string, i: number): number {
  return (label.startsWith("mode:") ? Number(label.slice("mode:".length)) : i) + 1
}
