/** Maximum number of remembered combinations; then the memo is cleared. */
const MOST = 1000

/** Returns the names whose bits are set, in the order of `names`. Equal bits give the same list object, as thousands may be kept. */
export function namesByBits<Name extends string>(
  names: readonly Name[],
  bitOf: Readonly<Record<Name, number>>,
): (bits: number) => readonly Name[] {
  const known = new Map<number, readonly Name[]>()
  return (bits) => {
    const found = known.get(bits)
    if (found !== undefined) return found
    const list = names.filter((name) => bits & bitOf[name])
    if (known.size >= MOST) known.clear()
    known.set(bits, list)
    return list
  }
}
