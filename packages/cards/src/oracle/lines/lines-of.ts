/** "10—19 | …": a row of a results table (706.3). */
const TABLE_ROW = /^\d+(?:—\d+)? \| /

/** The ability lines of a rules text: the bullets of a modal ability belong to the line before them (700.2). */
export function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  for (const raw of text.split("\n")) {
    const line = raw.trim()
    if (line.replace(/\([^()]*\)/g, "").trim() === "") continue
    if ((line.startsWith("•") || TABLE_ROW.test(line)) && lines.length > 0)
      lines[lines.length - 1] += ` ${line}`
    else lines.push(line)
  }
  return lines
}
