/** A split card's name in standard form, "Fire // Ice", even if the list has a single slash. */
export function halves(name: string): string {
  return name.replace(/ ?(?<!\/)\/(?!\/) ?/, " // ")
}
