import type { Selector } from "@apnap/engine"

/** Whether they are the cards revealed before the one found (`library/until.ts`), which are called "the rest". */
export function isRest(what: Selector): boolean {
  return what.sel === "bound" && /^rest\d*$/.test(what.name)
}
