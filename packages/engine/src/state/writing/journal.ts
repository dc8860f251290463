import type { GameObject } from "../object.ts"
import type { ObjectId } from "../ref.ts"

type Table = (GameObject | undefined)[]

/** What was overwritten in a table of objects, in order. */
export interface Journal {
  readonly table: Table
  readonly ids: ObjectId[]
  readonly replaced: Table
  /** Whether a fork reads the table, too: from then on nobody writes into it. */
  shared: boolean
}

export function newJournal(table: Table): Journal {
  return { table, ids: [], replaced: [], shared: false }
}

/** Notes what stands in the table's row before it is overwritten. */
export function noteRow(journal: Journal, id: ObjectId): void {
  journal.ids.push(id)
  journal.replaced.push(journal.table[id])
}

/** The table as it was after so many notes, with the length it had; a copy if a fork reads it. */
export function unwind(journal: Journal, notes: number, length: number): Table {
  const { ids, replaced, shared } = journal
  if (shared && ids.length === notes) return journal.table
  const table = shared ? journal.table.slice() : journal.table
  for (let i = ids.length - 1; i >= notes; i--) table[ids[i]] = replaced[i]
  table.length = length
  if (!shared) ids.length = replaced.length = notes
  return table
}
