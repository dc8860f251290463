import type { Selector } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"

/** The hole of the objects that a phrase speaks of. */
export const what = (): Selector => $<Selector>("what")
