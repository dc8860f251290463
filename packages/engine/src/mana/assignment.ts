/**
 * The cheapest way to give every row its own column (the Hungarian method, rows² × columns steps), or null if some row can't have one.
 * `price(row, column)` is Infinity for a pair that doesn't fit. Returns the column of each row.
 */
export function cheapestAssignment(
  rows: number,
  columns: number,
  price: (row: number, column: number) => number,
): { columns: number[]; price: number } | null {
  if (rows > columns) return null
  const rowDual = new Float64Array(rows + 1)
  const columnDual = new Float64Array(columns + 1)
  const owner = new Int32Array(columns + 1) // 1-based row that holds the column; column 0 is the row being placed
  for (let row = 1; row <= rows; row++) {
    owner[0] = row
    if (!placeRow(owner, rowDual, columnDual, price)) return null
  }
  const chosen = new Array<number>(rows).fill(-1)
  for (let column = 1; column <= columns; column++) if (owner[column]) chosen[owner[column] - 1] = column - 1
  return { columns: chosen, price: chosen.reduce((sum, column, row) => sum + price(row, column), 0) }
}

/** One shortest augmenting path, by reduced prices; false if there is none. */
function placeRow(
  owner: Int32Array,
  rowDual: Float64Array,
  columnDual: Float64Array,
  price: (row: number, column: number) => number,
): boolean {
  const size = owner.length
  const distance = new Float64Array(size).fill(Infinity)
  const back = new Int32Array(size)
  const done = new Uint8Array(size)
  let at = 0
  do {
    done[at] = 1
    const row = owner[at]
    let next = -1
    for (let column = 1; column < size; column++) {
      if (done[column]) continue
      const reduced = price(row - 1, column - 1) - rowDual[row] - columnDual[column]
      if (reduced < distance[column]) {
        distance[column] = reduced
        back[column] = at
      }
      if (next < 0 || distance[column] < distance[next]) next = column
    }
    if (next < 0 || distance[next] === Infinity) return false
    shiftDuals(owner, rowDual, columnDual, distance, done, distance[next])
    at = next
  } while (owner[at] !== 0)
  for (; at !== 0; at = back[at]) owner[at] = owner[back[at]]
  return true
}

function shiftDuals(
  owner: Int32Array,
  rowDual: Float64Array,
  columnDual: Float64Array,
  distance: Float64Array,
  done: Uint8Array,
  by: number,
): void {
  for (let column = 0; column < owner.length; column++) {
    if (done[column]) {
      rowDual[owner[column]] = rowDual[owner[column]] + by
      columnDual[column] = columnDual[column] - by
    } else distance[column] = distance[column] - by
  }
}
