import type * as z from "zod/mini"
import en from "zod/v4/locales/en.js"
import { SourceError } from "./fault.ts"

/** zod's mini build has no error messages of its own; this sets the English ones. */
const WORDS = { error: en().localeError }

/** Validates a card from a file. Throws a `SourceError` that names the card and each wrong field. */
export function ofShape<T extends z.ZodMiniType>(shape: T, value: unknown): z.infer<T> {
  const parsed = shape.safeParse(value, WORDS)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const name = typeof value === "object" && value !== null && "name" in value ? value.name : undefined
  throw new SourceError(
    issues.some(({ code }) => code === "too_big") ? "source/size" : "source/fields",
    issues.map(({ path, message }) => `${path.join(".") || "the card"}: ${message}`).join("; "),
    typeof name === "string" ? name.slice(0, 200) : undefined,
  )
}
