/** The rules in one line each, in our own words. */

export { heading } from "./headings.ts"
export { type Knob, knobRule, knobSaying, knobTitle } from "./knobs/index.ts"
export { subRules, summarised, summary } from "./summary.ts"
