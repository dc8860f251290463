import type { Amount } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { ORACLE } from "../../oracle.ts"

// "Repeat this process once": everything before it, in sentences of any number (608.2c). The value is how often it happens in all.

const repeated = define<Amount>(ORACLE, "repeated process")
repeated(["repeat this process once", "then repeat this process once"], 2)
repeated.iso(
  ["repeat this process {n:number} more times", "then repeat this process {n:number} more times"],
  ({ n }) => (typeof n === "number" ? n + 1 : { n: "plus", of: [n, 1] }),
  (times) => {
    const n = moreThanOnce(times)
    return n === undefined ? undefined : { n }
  },
)

/** Whether a process that happens so often is said to be repeated; what is counted stands after "for each". */
export function isRepeated(times: Amount): boolean {
  return times === 2 || moreThanOnce(times) !== undefined
}

function moreThanOnce(times: Amount): Amount | undefined {
  if (typeof times === "number") return times > 2 ? times - 1 : undefined
  if (times.n !== "plus" || times.of.length !== 2 || times.of[1] !== 1) return undefined
  const [more] = times.of
  return typeof more === "object" && more.n === "x" ? more : undefined
}
