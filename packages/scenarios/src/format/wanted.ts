import type { z } from "zod"

const KINDS: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a number",
  string: "a text",
  array: "a list",
  object: "an object",
  record: "an object",
  boolean: "true or false",
}

/** The value a schema issue expected, in a few words. */
export function wanted(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? issue.expected
    case "too_small":
      if (issue.origin === "string") return "a text that is not empty"
      return `a number of at least ${Number(issue.minimum) + (issue.inclusive === false ? 1 : 0)}`
    case "too_big":
      return `a number of at most ${issue.maximum}`
    case "invalid_value":
      return issue.values.length === 1 ? JSON.stringify(issue.values[0]) : `one of ${issue.values.join(", ")}`
    default:
      return "something of another form"
  }
}

/** Why a text is not JSON, from the error thrown by `JSON.parse`, whose wording depends on the JavaScript engine. */
export function notJson(error: unknown): string {
  const { message } = error as Error
  const [, position] = /position (\d+)/.exec(message) ?? []
  if (position !== undefined) return `this is not JSON from character ${Number(position) + 1} on`
  const [, token] = /^Unexpected token '?(.+?)'?[, ]/.exec(message) ?? []
  return token === undefined
    ? "this is not JSON: it ends too soon"
    : `this is not JSON: "${token}" is out of place`
}
