/** Rules text of cards in French. A package entry of its own: it is loaded where French is asked for. */

export { FrenchCoverage, type FrenchReport } from "./coverage.ts"
export { printAbilityInFrench, printFaceInFrench } from "./print.ts"
