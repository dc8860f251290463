/** What one call, and one server, may ask for: whatever a program sends, the work for it is bounded. */

/** Letters of a text that tells a board, of a scenario written as JSON, and of a deck list. */
export const MOST_LETTERS = 50_000
/** Letters of a name. */
export const MOST_NAME = 200
/** The turn in which a told game stops, at the latest. */
export const MOST_TURNS = 30
/** Cards in all zones of a told board, libraries that nothing is said of aside. */
export const MOST_CARDS = 400
/** Entries of a script, and answers in a queue. */
export const MOST_ENTRIES = 200
/** Cards that a scenario brings along. */
export const MOST_OWN_CARDS = 20
/** Atomic actions between two stops of a told game. */
export const PATIENCE = 5000
/** Games kept at once. */
export const MOST_GAMES = 16
/** Seats of a game. */
export const MOST_SEATS = 6
/** Decisions that computer players make, and windows passed for the caller, in one call. */
export const MOST_DECISIONS = 3000
/** Milliseconds that the strong level thinks about one decision. */
export const THINKING_MS = 500
/** Events told in one call; the last ones, where there are more. */
export const MOST_EVENTS = 400
