export {
  type CompiledCard,
  compileCard,
  type Misread,
  readTypeLine,
  type SourceCard,
  type SourceFace,
} from "./card.ts"
export { type LineResult, readLine } from "./compile.ts"
export { withCombinedBack } from "./meld.ts"
export { printAbility, printFace, selfOf } from "./print.ts"
export { wordsOf } from "./words-of.ts"
