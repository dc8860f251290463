import type { JudgeToolCard } from "../../protocol/judge-tool.ts"

const MOST = 8

/** The cards whose names contain the text, those beginning with it first; none for an empty text. */
export function found<C extends Pick<JudgeToolCard, "name">>(cards: readonly C[], text: string): C[] {
  const wanted = plain(text.trim())
  if (wanted === "") return []
  const rank = (name: string) =>
    plain(name).startsWith(wanted) ? 0 : plain(name).includes(` ${wanted}`) ? 1 : 2
  return cards
    .filter(({ name }) => plain(name).includes(wanted))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
    .slice(0, MOST)
}

/** Without capitals, accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}',’-]/gu, "")
    .toLowerCase()
}
