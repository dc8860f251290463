import { create } from "zustand"
import { request } from "../client/connection.ts"
import type { ToldRule } from "./protocol.ts"

interface Panel {
  /** The rule that is looked at, with its number in the era of the game; null when none is. */
  rule: { rule: string; number: string } | null
  /** What the worker told of it. */
  told: ToldRule | null
}

/** The rule that is looked at, over whatever lies there. */
export const useRule = create<Panel>(() => ({ rule: null, told: null }))

export function openRule(rule: string, number: string): void {
  useRule.setState({ rule: { rule, number }, told: null })
  request({ request: "rule", rule })
}

export function hearRule(told: ToldRule): void {
  useRule.setState({ told })
}

export function closeRule(): void {
  useRule.setState({ rule: null, told: null })
}
