/** Limits per call and per server: they bound the work for any input. */

/** Characters of a board text, a scenario in JSON, or a deck list. */
export const MOST_LETTERS = 50_000
/** Characters of a name. */
export const MOST_NAME = 200
/** The last turn of a described game. */
export const MOST_TURNS = 30
/** Cards in all zones of a described board, apart from unstated libraries. */
export const MOST_CARDS = 400
/** Entries of a script, and answers in a queue. */
export const MOST_ENTRIES = 200
/** A scenario's own cards. */
export const MOST_OWN_CARDS = 20
/** Atomic actions between two stops of a described game. */
export const PATIENCE = 5000
/** Games kept at once. */
export const MOST_GAMES = 16
/** Seats of a game. */
export const MOST_SEATS = 6
/** Decisions of computer players and priority passes for the caller, per call. */
export const MOST_DECISIONS = 3000
/** Milliseconds per decision of the strong level. */
export const THINKING_MS = 500
/** Events reported per call: the last ones if there are more. */
export const MOST_EVENTS = 400
