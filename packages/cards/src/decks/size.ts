/** 100.2a: cards a constructed deck needs at least. */
export const LEAST_CARDS = 60
/** 100.4a: cards a sideboard has at most. */
export const MOST_IN_SIDEBOARD = 15
