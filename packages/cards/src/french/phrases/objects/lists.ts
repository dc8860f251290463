import type { Derivation } from "../../../oracle/grammar/print.ts"
import { partsOf, type Saying, say } from "../../say.ts"

/** « la protection contre le rouge et contre le bleu »: a part that begins with « contre » continues the one before it. */
function goesOn(parts: readonly Derivation[], i: number): boolean {
  return parts[i].symbol === "and from" || parts[i - 1]?.symbol === "and from"
}

/** « A, B et C »: a list with one conjunction before its last part. */
export function listed(joint: string): Saying {
  return (part, setting) => {
    const parts = partsOf(part)
    const words = parts.flatMap((inner, i) => [
      ...(i === 0 || goesOn(parts, i) ? [] : i === parts.length - 1 ? [joint] : [","]),
      ...say(inner, setting).words,
    ])
    return { words }
  }
}
