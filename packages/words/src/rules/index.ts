/** The rules in one line each, in our own words. */

export { type Knob, knobRule, knobSaying, knobTitle } from "./knobs/index.ts"
export { summarised, summary } from "./summary.ts"
