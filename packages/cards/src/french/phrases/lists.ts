import { partsOf, type Saying, say } from "../say.ts"

/** « A, B et C »: a list of parts, with one word before the last. */
export function listed(joint: string): Saying {
  return (part, setting) => {
    const parts = partsOf(part)
    const words = parts.flatMap((inner, i) => [
      ...(i === 0 ? [] : i === parts.length - 1 ? [joint] : [","]),
      ...say(inner, setting).words,
    ])
    return { words }
  }
}
