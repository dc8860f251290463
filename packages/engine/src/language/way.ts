import type { Keyword } from "./keyword.ts"

/** What lets a card be cast without paying its mana cost, by name: a keyword, "free" without any cost, or an effect's alternative. */
export type AlternativeWay = Keyword | "free" | "alternative" | "permission"

/** The way a card is cast (601.2a, 601.2b) or lies in exile: "" normally, "exileAfter" normally but exiled as it leaves the stack. */
export type Way = "" | AlternativeWay | "exileAfter"
