import type { Answer, Decision, Pair } from "@apnap/engine"
import type { Stepped, Stepping } from "../stepping.ts"

/** Takes the steps that lead to an answer; throws at one that is impossible. */
export function follow(decision: Decision, first: Stepped, answer: Answer): Answer {
  let stepped = first
  for (let left = wanted(decision, answer); "next" in stepped; ) {
    const [index, rest] = left.next(stepped.next)
    if (stepped.next.options[index]?.legal !== true)
      throw new Error(
        `index ${index} of ${JSON.stringify(stepped.next.options)} for ${JSON.stringify(answer)}`,
      )
    left = rest
    stepped = stepped.next.take(index)
  }
  return stepped.answer
}

/** The rest of the path: gives the next index for a step, and the path after it. */
interface Path {
  next(step: Stepping): [number, Path]
}

function wanted(decision: Decision, answer: Answer): Path {
  switch (decision.kind) {
    case "priority":
    case "confirm":
      return { next: () => [Number(answer), DONE] }
    case "name":
      return { next: ({ options }) => [options.findIndex(({ label }) => label === answer), DONE] }
    case "number":
      return numbers([Number(answer)])
    case "distribute":
      return numbers(answer as readonly number[], decision.options)
    case "choose":
    case "option":
    case "order": {
      const ordered = decision.kind === "order" || (decision.kind === "choose" && decision.ordered === true)
      const list = [...(answer as readonly number[])]
      return picks(ordered ? list : list.sort((a, b) => a - b))
    }
    case "attackers":
    case "blockers":
      return pairs(decision, answer as readonly Pair[])
  }
}

const DONE: Path = {
  next: () => {
    throw new Error("a step too many")
  },
}

function picks(list: readonly number[]): Path {
  return {
    next: ({ options }) => (list.length === 0 ? [options.length - 1, DONE] : [list[0], picks(list.slice(1))]),
  }
}

/** Shares by recipient: those settled without a step are skipped. */
function numbers(values: readonly number[], to?: readonly number[], at = 0): Path {
  return {
    next: ({ options, subject }) => {
      const i = to === undefined ? at : Math.max(at, to.indexOf(subject, at))
      const index = options.findLastIndex(({ value }) => value <= values[i])
      return [index, numbers(values, to, options[index]?.kind === "number" ? i + 1 : i)]
    },
  }
}

type Declaration = Extract<Decision, { kind: "attackers" | "blockers" }>

function pairs({ candidates }: Declaration, left: readonly Pair[]): Path {
  return {
    next: ({ subject }) => {
      const i = candidates.findIndex(({ creature }) => creature === subject)
      const next = [...left].sort(([a, b], [c, d]) => a - c || b - d).find(([creature]) => creature === i)
      const rest = left.filter((pair) => pair !== next)
      return [next === undefined ? 0 : next[1] + 1, pairs({ candidates } as Declaration, rest)]
    },
  }
}
