/** A spell's lines as they are, and as they are when it is cast for its cleave cost (702.148a). */
export interface Cleft {
  readonly own: readonly string[]
  /** Without what stands in square brackets; absent for a card without cleave. */
  readonly cleaved?: readonly string[]
}

/** The brackets are no part of the text: they show what goes (702.148a). */
export function cleaveOf(lines: readonly string[]): Cleft {
  if (!lines.some((line) => line.startsWith("Cleave "))) return { own: lines }
  return {
    own: lines.map((line) => line.replace(/[[\]]/g, "")),
    cleaved: lines.map(withoutBracketed).filter((line) => line !== ""),
  }
}

function withoutBracketed(line: string): string {
  return line
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\s+([.,])/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
}
