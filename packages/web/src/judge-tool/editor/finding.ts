import type { JudgeToolCard } from "../../protocol/judge-tool.ts"
import { cardName } from "../../words/card-names.ts"

const MOST = 8

/** The cards whose names contain the text, in English or as they are said, those beginning with it first; none for an empty text. */
export function found<C extends Pick<JudgeToolCard, "name">>(cards: readonly C[], text: string): C[] {
  const wanted = plain(text.trim())
  if (wanted === "") return []
  const rank = (name: string) =>
    Math.min(...[name, cardName(name)].map((said) => rankOf(plain(said), wanted)))
  return cards
    .filter(({ name }) => rank(name) < NOT_FOUND)
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
    .slice(0, MOST)
}

const NOT_FOUND = 3

/** 0: it begins with the text; 1: a word does; 2: it contains it. */
function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0
  return name.includes(` ${wanted}`) ? 1 : name.includes(wanted) ? 2 : NOT_FOUND
}

/** Without capitals, accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}',’-]/gu, "")
    .toLowerCase()
}
