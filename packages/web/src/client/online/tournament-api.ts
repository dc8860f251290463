import type {
  DeckChoice,
  MatchResult,
  PlayerNamed,
  Tournament,
  TournamentChoice,
  TournamentSummary,
} from "@apnap/session/protocol"
import { get, post } from "./api.ts"

/** A player at rated tables. */
export interface RatedPlayer {
  name: string
  rating: number
  games: number
}

/** The server's API for tournaments and ratings. Every method rejects with an `ApiError`. */
export const tournamentApi = {
  list: async () => (await get<{ tournaments: TournamentSummary[] }>("tournaments")).tournaments,
  make: async (choice: TournamentChoice) => (await post<{ id: string }>("tournaments", choice)).id,
  look: (id: string) => get<Tournament>(`tournaments/${id}`),
  join: (id: string, deck: DeckChoice) => post<object>(`tournaments/${id}/join`, { deck }),
  drop: (id: string) => post<object>(`tournaments/${id}/drop`, {}),
  remove: (id: string, { player, name }: PlayerNamed) =>
    post<object>(`tournaments/${id}/remove`, { player, name }),
  /** As the organiser: how a match of the last round ended, and that the round's time is over. */
  correct: (id: string, result: MatchResult) => post<object>(`tournaments/${id}/result`, result),
  endRound: (id: string) => post<object>(`tournaments/${id}/end-round`, {}),
  start: (id: string) => post<object>(`tournaments/${id}/start`, {}),
  best: async () => (await get<{ best: RatedPlayer[] }>("ratings")).best,
}
