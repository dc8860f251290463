import { SymbolText } from "./mana.tsx"

/** Lines of a text with its symbols, each an element of this kind. */
export function TextLines({ lines, as: Line }: { lines: readonly string[]; as: "p" | "li" | "span" }) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
    <Line key={i}>
      <SymbolText text={line} />
    </Line>
  ))
}
