/** How many different bits the chosen options have among them: card types, for one. */
export function kindsAmong(kinds: readonly number[], chosen: readonly number[]): number {
  let left = chosen.reduce((all, i) => all | kinds[i], 0)
  let count = 0
  for (; left !== 0; left &= left - 1) count++
  return count
}
