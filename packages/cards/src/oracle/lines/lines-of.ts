/** "10—19 | …": a row of a results table (706.3). */
const TABLE_ROW = /^\d+(?:[—-]\d+)? \| /
/** What continues the line before: a mode, with its cost (702.172a) or its pawprints (700.2i), or a table row. */
const BULLET = new RegExp(`^(?:•|\\+ |(?:\\{P\\})+ — )|${TABLE_ROW.source}`)

/** The ability lines of a rules text; bullets of a modal ability are joined to the line before them (700.2). */
export function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  for (const raw of text.split("\n")) {
    const line = raw.trim()
    if (line.replace(/\([^()]*\)/g, "").trim() === "") continue
    if (BULLET.test(line) && lines.length > 0) lines[lines.length - 1] += ` ${line}`
    else lines.push(line)
  }
  return lines
}
