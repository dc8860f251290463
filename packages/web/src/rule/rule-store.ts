import { create } from "zustand"
import { listen, request } from "../client/connection.ts"
import type { ToldRule } from "../protocol/rule.ts"

interface Panel {
  /** The open rule, with its number in the game's era; null if none is open. */
  rule: { rule: string; number: string } | null
  /** The worker's information about it. */
  told: ToldRule | null
}

/** The open rule, shown above everything else. */
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
