/** The rules in one line each, in our own words. */

export { summarised, summary } from "./summary.ts"
