/**
 * What changed from one view, or other JSON, to another. Objects and players are compared by their ids, so a patch is small when one of many has changed.
 *
 * - `["=", value]`: another value
 * - `["~", { field: patch }]`: a record of which some fields changed
 * - `["#", ids | null, { id: patch }]`: a list of records with ids; their order where it changed, and those that are new or changed
 */
export type ViewPatch =
  | readonly ["=", unknown]
  | readonly ["~", Readonly<Record<string, ViewPatch>>]
  | readonly ["#", readonly number[] | null, Readonly<Record<number, ViewPatch>>]

/** The changes from `before` to `after`; null if none. */
export function viewPatch<T>(before: T, after: T): ViewPatch | null {
  return difference(before, after)
}

/** Applies a patch to the view it was made for. Throws a `TypeError` for any other view. */
export function patched<T>(view: T, patch: ViewPatch | null): T {
  return patch === null ? view : (applied(view, patch) as T)
}

type Plain = Record<string, unknown>
interface Numbered extends Plain {
  id: number
}

function difference(a: unknown, b: unknown): ViewPatch | null {
  if (Object.is(a, b)) return null
  if (typeof a !== "object" || typeof b !== "object") return ["=", b]
  if (areSameItems(a, b)) return null
  if (isNumberedList(a) && isNumberedList(b)) return listDifference(a, b)
  if (isPlain(a) && isPlain(b)) return fieldDifference(a, b)
  return JSON.stringify(a) === JSON.stringify(b) ? null : ["=", b]
}

/** Whether both lists hold the very same items, as is usual. */
function areSameItems(a: unknown, b: unknown): boolean {
  return (
    Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, i) => Object.is(item, b[i]))
  )
}

/** A record with other fields, or in another order, is another value. */
function fieldDifference(a: Plain, b: Plain): ViewPatch | null {
  const [keys, before] = [Object.keys(b), Object.keys(a)]
  if (keys.length !== before.length) return ["=", b]
  let fields: Record<string, ViewPatch> | null = null
  for (const [i, key] of keys.entries()) {
    if (key !== before[i]) return ["=", b]
    const patch = difference(a[key], b[key])
    if (patch !== null) {
      fields ??= {}
      fields[key] = patch
    }
  }
  return fields === null ? null : ["~", fields]
}

function listDifference(a: readonly Numbered[], b: readonly Numbered[]): ViewPatch | null {
  const before = new Map(a.map((item) => [item.id, item]))
  const items: Record<number, ViewPatch> = {}
  for (const item of b) {
    const old = before.get(item.id)
    const patch: ViewPatch | null = old === undefined ? ["=", item] : difference(old, item)
    if (patch !== null) items[item.id] = patch
  }
  const isSameOrder = a.length === b.length && a.every(({ id }, i) => id === b[i].id)
  if (isSameOrder && Object.keys(items).length === 0) return null
  return ["#", isSameOrder ? null : b.map(({ id }) => id), items]
}

function applied(value: unknown, patch: ViewPatch): unknown {
  switch (patch[0]) {
    case "=":
      return patch[1]
    case "~": {
      if (!isPlain(value)) throw new TypeError("the patch is for another view")
      const fields = Object.entries(patch[1]).map(([key, part]) => [key, applied(value[key], part)])
      return { ...value, ...Object.fromEntries(fields) }
    }
    case "#":
      return appliedToList(value, patch[1], patch[2])
  }
}

function appliedToList(
  value: unknown,
  order: readonly number[] | null,
  items: Readonly<Record<number, ViewPatch>>,
): Numbered[] {
  if (!isNumberedList(value)) throw new TypeError("the patch is for another view")
  const before = new Map(value.map((item) => [item.id, item]))
  return (order ?? value.map(({ id }) => id)).map((id) => {
    const item = Object.hasOwn(items, id) ? applied(before.get(id), items[id]) : before.get(id)
    if (!isNumbered(item)) throw new TypeError("the patch is for another view")
    return item
  })
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function isNumbered(value: unknown): value is Numbered {
  return isPlain(value) && typeof value.id === "number"
}

/** Whether this is a list of records with distinct ids. */
function isNumberedList(value: unknown): value is readonly Numbered[] {
  if (!Array.isArray(value) || !value.every(isNumbered)) return false
  return value.length < 2 || new Set(value.map(({ id }) => id)).size === value.length
}
