import { asyncBufferFromFile, type ColumnData, parquetRead } from "hyparquet"

/** The columns of some rows of a Parquet file. Access throws if the column is missing or has another type. */
export class ReadColumns {
  readonly #columns = new Map<string, ArrayLike<unknown>>()

  /** The file's rows in order, one row group at a time. */
  static async groupsOf(path: string): Promise<ReadColumns[]> {
    const groups = new Map<number, ReadColumns>()
    const onChunk = ({ rowStart, columnName, columnData }: ColumnData) => {
      const group = groups.get(rowStart) ?? new ReadColumns()
      groups.set(rowStart, group)
      group.#columns.set(columnName, columnData)
    }
    await parquetRead({ file: await asyncBufferFromFile(path), onChunk })
    return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group)
  }

  texts(name: string): ArrayLike<string> {
    return this.#values(name, isTexts)
  }

  numbers(name: string): ArrayLike<number> {
    return this.#values(name, isNumbers)
  }

  bigints(name: string): ArrayLike<bigint> {
    return this.#values(name, isBigints)
  }

  #values<T>(name: string, is: (values: ArrayLike<unknown>) => values is ArrayLike<T>): ArrayLike<T> {
    const values = this.#columns.get(name)
    if (values === undefined) throw new Error(`it has no column "${name}"`)
    if (!is(values)) throw new Error(`its column "${name}" holds something else`)
    return values
  }
}

function isTexts(values: ArrayLike<unknown>): values is ArrayLike<string> {
  for (let i = 0; i < values.length; i++) if (typeof values[i] !== "string") return false
  return true
}

function isNumbers(values: ArrayLike<unknown>): values is ArrayLike<number> {
  for (let i = 0; i < values.length; i++) if (typeof values[i] !== "number") return false
  return true
}

function isBigints(values: ArrayLike<unknown>): values is ArrayLike<bigint> {
  for (let i = 0; i < values.length; i++) if (typeof values[i] !== "bigint") return false
  return true
}
