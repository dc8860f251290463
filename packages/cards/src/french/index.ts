/** French rules text of cards. A separate package entry, loaded only when French is requested. */

export { FrenchCoverage, type FrenchReport } from "./coverage.ts"
export { printAbilityInFrench, printFaceInFrench } from "./print.ts"
