import { create } from "zustand"
import { listen, request } from "../client/connection.ts"
import type { ToldRule } from "../protocol/rule.ts"

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

listen((message) => {
  if (message.response === "rule") useRule.setState({ told: message.about })
})

export function closeRule(): void {
  useRule.setState({ rule: null, told: null })
}
