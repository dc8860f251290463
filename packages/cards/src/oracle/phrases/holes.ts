import type { Selector } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"

/** The hole for the objects of a phrase. */
export const what = (): Selector => $<Selector>("what")
