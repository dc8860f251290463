import { SymbolText } from "./mana.tsx"

/** Lines of text with symbols, each in an element of the given type. */
export function TextLines({ lines, as: Line }: { lines: readonly string[]; as: "p" | "li" | "span" }) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
    <Line key={i}>
      <SymbolText text={line} />
    </Line>
  ))
}
