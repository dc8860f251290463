import type { PlayerSelector } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { ORACLE } from "../oracle.ts"

/** Whose control or graveyard it is, where it may be that of any of several players: "your", "an opponent's". */
const possessor = define<PlayerSelector>(ORACLE, "possessor")
possessor("your", { who: "you" })
possessor(["a opponent 's", "your opponents '"], { who: "opponents" })
