import { z } from "zod"
import type { Dispute } from "./outcome.ts"

const list = z.record(z.string(), z.strictObject({ rule: z.string().min(1), reason: z.string() }))

/** Reads a list of disputed scenarios: JSON `{id: {rule, reason}}`, or lines of id, rule and reason with tabs. */
export function parseDisputes(text: string, file = "disputed"): ReadonlyMap<string, Dispute> {
  return text.trimStart().startsWith("{") ? fromJson(text, file) : fromLines(text, file)
}

function fromJson(text: string, file: string): ReadonlyMap<string, Dispute> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new Error(`scenario/disputes: ${file}: ${(error as Error).message}`)
  }
  const result = list.safeParse(data)
  if (result.success) return new Map(Object.entries(result.data))
  const [issue] = result.error.issues
  throw new Error(`scenario/disputes: ${file}: ${issue.path.join(".")}: ${issue.message}`)
}

function fromLines(text: string, file: string): ReadonlyMap<string, Dispute> {
  const disputes = new Map<string, Dispute>()
  text.split(/\r?\n/).forEach((line, i) => {
    if (line.trim() === "" || line.startsWith("#")) return
    const [id, rule, reason] = line.split("\t")
    if (!rule || reason === undefined)
      throw new Error(`scenario/disputes: ${file}:${i + 1}: id, rule and reason with tabs between them`)
    disputes.set(id, { rule, reason })
  })
  return disputes
}
