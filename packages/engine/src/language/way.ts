import type { Keyword } from "./keyword.ts"

/** What lets a card be cast other than by paying its mana cost, by name: a keyword, "free" without any cost, or what an effect asks for instead. */
export type AlternativeWay = Keyword | "free" | "alternative" | "permission"

/** In which way a card is cast (601.2a, 601.2b) or lies in exile: "" as its mana cost says, "exileAfter" the same and exiled as it leaves the stack. */
export type Way = "" | AlternativeWay | "exileAfter"
