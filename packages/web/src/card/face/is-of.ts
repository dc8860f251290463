import type { Subject } from "../../protocol/subject.ts"

export function isOf({ types }: Subject, type: string): boolean {
  return types.includes(type)
}
