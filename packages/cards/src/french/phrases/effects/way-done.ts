import type { Ability } from "@apnap/engine"
import { frenchOf, missing, sayAs } from "../../say.ts"

// "This way": the participle of the instruction that the ability refers to.

const PARTICIPLES: Readonly<Record<string, string>> = {
  destroyed: "[détruit:@]",
  sacrificed: "[sacrifié:@]",
  discarded: "[défaussé:@]",
  exiled: "[exilé:@]",
  revealed: "[révélé:@]",
  milled: "[meulé:@]",
  returned: "[renvoyé:@]",
  tapped: "[engagé:@]",
}

/** Participles by instruction; a move goes by its destination. */
const DONE_BY: Readonly<Record<string, string>> = {
  destroy: "destroyed",
  sacrifice: "sacrificed",
  discard: "discarded",
  mill: "milled",
  tap: "tapped",
  exile: "exiled",
  hand: "returned",
  library: "returned",
  battlefield: "returned",
}

frenchOf("way done", (part, setting) => {
  const done = doneTo(part.value, setting.ability)
  return done === undefined ? missing(part, setting) : sayAs(PARTICIPLES[done], part, setting)
})

/** The participle for the instruction that binds this name; "revealed" if it isn't listed. */
function doneTo(name: unknown, ability: Ability): string | undefined {
  if (typeof name !== "string") return undefined
  if (name in PARTICIPLES) return name
  const found = instruction(ability, name)
  return found && (DONE_BY[found.to ?? ""] ?? DONE_BY[found.do] ?? "revealed")
}

function instruction(node: unknown, name: string): { do: string; to?: string } | undefined {
  if (typeof node !== "object" || node === null) return undefined
  if (
    "bind" in node &&
    node.bind === name &&
    "do" in node &&
    typeof node.do === "string" &&
    node.do !== "may"
  )
    return { do: node.do, ...("to" in node && typeof node.to === "string" && { to: node.to }) }
  for (const part of Object.values(node)) {
    const found = instruction(part, name)
    if (found !== undefined) return found
  }
  return undefined
}
