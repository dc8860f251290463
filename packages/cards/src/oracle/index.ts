export {
  type CompiledCard,
  compileCard,
  type Misread,
  readTypeLine,
  type SourceCard,
  type SourceFace,
} from "./card.ts"
export { type LineResult, readLine } from "./compile.ts"
export { completed, otherCards, withOtherCards } from "./other-cards.ts"
export { printAbility, printFace, selfOf } from "./print.ts"
export { wordsOf } from "./words-of.ts"
