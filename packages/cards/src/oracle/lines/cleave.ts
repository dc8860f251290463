/** A spell's lines as printed, and as cast for its cleave cost (702.148a). */
export interface Cleft {
  readonly own: readonly string[]
  /** Without the text in square brackets; absent for a card without cleave. */
  readonly cleaved?: readonly string[]
}

/** Splits the lines: brackets aren't part of the text, they mark what cleave removes (702.148a). */
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
