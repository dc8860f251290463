import type { Subject } from "@apnap/session/protocol"

export function isOf({ types }: Subject, type: string): boolean {
  return types.includes(type)
}
