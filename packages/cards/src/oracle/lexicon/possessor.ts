import type { PlayerSelector } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { ORACLE } from "../oracle.ts"

/** Possessive for control, hand or graveyard: "your", or any one of several players, "an opponent's". */
const possessor = define<PlayerSelector>(ORACLE, "possessor")
possessor("your", { who: "you" })
possessor(["a opponent 's", "your opponents '"], { who: "opponents" })
