import type { JudgeToolCard } from "../../protocol/judge-tool.ts"

const MOST = 8

/** The cards whose names hold the text, those that begin with it first; none for no text. */
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

/** Without capitals, accents and what stands between letters. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}',’-]/gu, "")
    .toLowerCase()
}
