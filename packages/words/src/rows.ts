/** The lines of a tab-separated table, each split into cells. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
}
