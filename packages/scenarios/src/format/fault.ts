import type { z } from "zod"
import { wanted } from "./wanted.ts"

export type ScenarioFaultCode =
  | "scenario/json"
  | "scenario/missing-field"
  | "scenario/unknown-field"
  | "scenario/unknown-check"
  | "scenario/unknown-do"
  | "scenario/unknown-step"
  | "scenario/shape"

/** What is wrong with a line of a scenario file. */
export interface ScenarioFault {
  code: ScenarioFaultCode
  file: string
  line: number
  /** Path in the object, "script.2.step". */
  path: string
  message: string
}

type Issue = z.core.$ZodIssue

/** A schema issue as a coded fault. */
export function faultOf(issue: Issue, data: unknown): Pick<ScenarioFault, "code" | "path" | "message"> {
  const { issue: inner, path } = innermost(issue, [])
  const value = path.reduce<unknown>((v, key) => (v as Record<PropertyKey, unknown> | null)?.[key], data)
  return { ...explain(inner, path, value), path: path.join(".") }
}

/** For a union, the branch that matches furthest gives the most useful issue. */
function innermost(issue: Issue, base: readonly PropertyKey[]): { issue: Issue; path: PropertyKey[] } {
  const path = [...base, ...issue.path]
  if (issue.code !== "invalid_union") return { issue, path }
  const deeper = issue.errors
    .flatMap(([first]) => (first === undefined ? [] : [innermost(first, path)]))
    .filter((found) => found.path.length > path.length || found.issue.code === "unrecognized_keys")
    .sort((a, b) => b.path.length - a.path.length)
  return deeper[0] ?? { issue, path }
}

function explain(
  issue: Issue,
  path: readonly PropertyKey[],
  value: unknown,
): Omit<ScenarioFault, "file" | "line" | "path"> {
  const field = String(path.at(-1) ?? "")
  if (value === undefined) return { code: "scenario/missing-field", message: `"${field}" is missing` }
  if (issue.code === "unrecognized_keys")
    return { code: "scenario/unknown-field", message: `unknown field "${issue.keys.join('", "')}"` }
  if (field === "check") return unknown("scenario/unknown-check", field, value)
  if (field === "do") return unknown("scenario/unknown-do", field, value)
  if (field === "step") return unknown("scenario/unknown-step", field, value)
  if (issue.code === "custom") return { code: "scenario/shape", message: issue.message }
  return { code: "scenario/shape", message: `expected ${wanted(issue)}, not ${short(value)}` }
}

function unknown(code: ScenarioFaultCode, field: string, value: unknown) {
  return { code, message: `unknown ${field} ${short(value)}` }
}

function short(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
