/** The lines of a table that stands in a text, each as what is between its tabs. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
}
