import { SECTION_5 } from "./section-5.ts"

/** The summaries, one text for each section of the rules. */
export const SECTIONS: readonly string[] = [SECTION_5]
