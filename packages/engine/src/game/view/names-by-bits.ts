/** So many combinations are remembered; then it begins anew. */
const MOST = 1000

/** Tells the names whose bits are set, in the order of `names`: for equal bits the very same list, of which thousands may be kept. */
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
