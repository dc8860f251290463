import type { Table } from "../protocol/table.ts"
import type { GameSummary, KeptPermanent } from "./kept-games.ts"

/** The entry of the game on the table in the list of stored games. */
export function summaryOf(table: Table | null): GameSummary | null {
  if (table === null) return null
  const { players, player, turn, over } = table.seen
  const own = players.filter(({ id }) => id === player)
  const others = players.filter(({ id }) => id !== player)
  return {
    turn: turn.number,
    players: [...own, ...others].map(({ name, life }) => ({ name, life })),
    variant: table.variant,
    over: over !== null,
    board: [keptOf(table, player), keptOf(table, others[0]?.id)],
  }
}

/** How many permanents of a side the first screen shows of a stored game. */
const MOST_SHOWN = 5

function keptOf({ seen }: Table, player: number | undefined): KeptPermanent[] {
  return seen.battlefield
    .filter(({ controller, known, types }) => controller === player && known && !types.includes("land"))
    .slice(0, MOST_SHOWN)
    .map(({ portrait, power, toughness, tapped }) => ({ portrait, power, toughness, tapped }))
}
