import type * as z from "zod/mini"
import en from "zod/v4/locales/en.js"
import { SourceError } from "./fault.ts"

/** The small build of zod has no words of its own for what is wrong: these are its English ones. */
const WORDS = { error: en().localeError }

/** A card of a file, when it has that shape. Throws a `SourceError` that names the card and each wrong field. */
export function ofShape<T extends z.ZodMiniType>(shape: T, value: unknown): z.infer<T> {
  const parsed = shape.safeParse(value, WORDS)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const name = (value as { name?: unknown } | null)?.name
  throw new SourceError(
    issues.some(({ code }) => code === "too_big") ? "source/size" : "source/fields",
    issues.map(({ path, message }) => `${path.join(".") || "the card"}: ${message}`).join("; "),
    typeof name === "string" ? name.slice(0, 200) : undefined,
  )
}
