import { FEATURES, HELD_FIELDS, PERMANENT_FIELDS, type PositionRows, type SelfPlayed } from "@apnap/players"
import type { Column } from "../files/columns.ts"

/** A position of a game with its rows of a table. */
interface Place {
  game: number
  position: PositionRows
}

/** The files of a positions folder, by name: one row per position and seat, per permanent, and per card in hand. */
export function positionFiles(games: readonly SelfPlayed[]): Record<string, Column[]> {
  const places = games.flatMap(({ game, rows }) => rows.map((position) => ({ game, position })))
  const positions = table(places, FEATURES, ({ features }) => [features])
  const won: Column = { ...int("won"), data: places.map(({ position }) => position.won) }
  return {
    positions: [...positions, won],
    permanents: table(places, PERMANENT_FIELDS, ({ permanents }) => permanents),
    held: table(places, HELD_FIELDS, ({ held }) => held),
  }
}

function table(
  places: readonly Place[],
  names: readonly string[],
  of: (position: PositionRows) => readonly (readonly number[])[],
): Column[] {
  const keys = ["game", "turn", "seat"].map(int)
  const values = names.map((name): Column => ({ name, type: "FLOAT", nullable: false, data: [] }))
  for (const { game, position } of places)
    for (const row of of(position)) {
      for (const [i, value] of [game, position.turn, position.seat].entries()) keys[i].data.push(value)
      for (const [i, value] of row.entries()) values[i].data.push(value)
    }
  return [...keys, ...values]
}

function int(name: string): Column {
  return { name, type: "INT32", nullable: false, data: [] }
}
