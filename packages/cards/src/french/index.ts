/** Rules text of cards in French. A package entry of its own: it is loaded where French is asked for. */

export { type FrenchText, frenchText, type Named, printAbilityInFrench, printFaceInFrench } from "./print.ts"
