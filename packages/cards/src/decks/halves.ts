/** The name of a card of two halves as cards bear it, "Fire // Ice", also where a list has a single slash. */
export function halves(name: string): string {
  return name.replace(/ ?(?<!\/)\/(?!\/) ?/, " // ")
}
