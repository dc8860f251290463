import { asyncBufferFromFile, type ColumnData, parquetRead } from "hyparquet"

/** The columns of a Parquet file. Asking for one throws an error when it is missing or holds something else. */
export class ReadColumns {
  readonly #parts: ReadonlyMap<string, readonly ColumnData[]>

  private constructor(parts: ReadonlyMap<string, readonly ColumnData[]>) {
    this.#parts = parts
  }

  static async of(path: string): Promise<ReadColumns> {
    const parts = new Map<string, ColumnData[]>()
    const onChunk = (part: ColumnData) =>
      void parts.set(part.columnName, [...(parts.get(part.columnName) ?? []), part])
    await parquetRead({ file: await asyncBufferFromFile(path), onChunk })
    return new ReadColumns(parts)
  }

  texts(name: string): string[] {
    return this.#values(name, (value) => typeof value === "string")
  }

  numbers(name: string): number[] {
    return this.#values(name, (value) => typeof value === "number")
  }

  bigints(name: string): bigint[] {
    return this.#values(name, (value) => typeof value === "bigint")
  }

  #values<T>(name: string, is: (value: unknown) => value is T): T[] {
    const parts = this.#parts.get(name)
    if (parts === undefined) throw new Error(`it has no column "${name}"`)
    const values: T[] = []
    for (const { columnData } of parts.toSorted((a, b) => a.rowStart - b.rowStart))
      for (let i = 0; i < columnData.length; i++) {
        const value: unknown = columnData[i]
        if (!is(value)) throw new Error(`its column "${name}" holds something else`)
        values.push(value)
      }
    return values
  }
}
