import { z } from "zod"
import { faultOf } from "./fault.ts"
import type { Dispute } from "./outcome.ts"
import { notJson } from "./wanted.ts"

const list = z.record(z.string(), z.strictObject({ rule: z.string().min(1), reason: z.string() }))

/** Reads a list of disputed scenarios: JSON `{id: {rule, reason}}`, or tab-separated lines of id, rule and reason. */
export function parseDisputes(text: string, file = "disputed"): ReadonlyMap<string, Dispute> {
  return text.trimStart().startsWith("{") ? fromJson(text, file) : fromLines(text, file)
}

function fromJson(text: string, file: string): ReadonlyMap<string, Dispute> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new Error(`scenario/disputes: ${file}: ${notJson(error)}`)
  }
  const result = list.safeParse(data)
  if (result.success) return new Map(Object.entries(result.data))
  const { path, message } = faultOf(result.error.issues[0], data)
  throw new Error(`scenario/disputes: ${file}: ${path}: ${message}`)
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
