import type {
  DeckChoice,
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
  start: (id: string) => post<object>(`tournaments/${id}/start`, {}),
  best: async () => (await get<{ best: RatedPlayer[] }>("ratings")).best,
}
