import type { GameEvent } from "../state/event.ts"
import type { Settled } from "../state/replacement-record.ts"

/**
 * The events of a turn as JSON text, which takes about a tenth of their memory: each text once, and for each event a row of numbers without
 * the zeros at its end.
 */
export interface PackedTurn {
  readonly text: () => string
}

/** Keeps a text in a smaller form; the returned function gives it back. */
export type TextPacker = (text: string) => () => string

/** Keeps a text as it is. */
export const asItIs: TextPacker = (text) => () => text

/** Text fields hold an index into the texts. Fields that are usually empty come last. */
type Row = readonly (number | Settled)[]

export function packedTurn(events: readonly GameEvent[], pack: TextPacker): PackedTurn {
  const texts = new Map([["", 0]])
  const indexOf = (text: string) => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, texts.size)
    return known ?? texts.size - 1
  }
  const rows = events.map((event) => withoutZeros(rowOf(event, indexOf)))
  return { text: pack(JSON.stringify({ texts: [...texts.keys()], rows })) }
}

function rowOf(e: GameEvent, indexOf: (text: string) => number): Row {
  return [
    ...[indexOf(e.kind), indexOf(e.rule), e.batch, e.object, e.player + 1],
    ...[indexOf(e.from), indexOf(e.to), e.source, e.was, indexOf(e.detail)],
    ...[e.amount, indexOf(e.cause), e.other, Number(e.combat), e.settled ?? 0],
  ]
}

function withoutZeros(row: Row): Row {
  return row.slice(0, row.findLastIndex((value) => value !== 0) + 1)
}

export function unpackedTurn({ text }: PackedTurn): readonly GameEvent[] {
  const { texts, rows }: { texts: readonly string[]; rows: readonly Row[] } = JSON.parse(text())
  return rows.map((row) => eventOf(row, texts))
}

function eventOf(row: Row, texts: readonly string[]): GameEvent {
  const number = (at: number) => Number(row[at] ?? 0)
  const settled = row[14]
  const event: Record<keyof GameEvent, unknown> = {
    kind: texts[number(0)],
    rule: texts[number(1)],
    batch: number(2),
    object: number(3),
    was: number(8),
    player: number(4) - 1,
    source: number(7),
    other: number(12),
    amount: number(10),
    from: texts[number(5)],
    to: texts[number(6)],
    cause: texts[number(11)],
    detail: texts[number(9)],
    combat: number(13) === 1,
    settled: typeof settled === "object" ? settled : null,
  }
  return event as GameEvent
}
