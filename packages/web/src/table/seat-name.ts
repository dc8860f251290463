import type { PlayerId } from "@apnap/engine"
import { capitalised, playerName } from "@apnap/words"
import type { TFunction } from "i18next"
import { spoken } from "../words/index.ts"
import type { Seen } from "../worker/protocol.ts"

/** A player in the midst of a sentence. */
export function seatInside(seen: Seen, player: PlayerId): string {
  return playerName(seen.players[player].name, spoken())
}

/** A player as he stands alone or begins a sentence: "You", "Computer", "L’ordinateur". */
export function seatName(t: TFunction, seen: Seen, player: PlayerId): string {
  return player === seen.player ? t("table.you") : seatCalled(t, seen.players[player].name)
}

/** The same of a player of whom only the name is known: the person is "You" in every game. */
export function seatCalled(t: TFunction, name: string): string {
  return name === "You" ? t("table.you") : capitalised(playerName(name, spoken()))
}
