/** The pointer can't hover. */
export const TOUCH = "(hover: none)"
/** There is no room for a card beside the table: keep in sync with phone.css and low.css. */
export const NO_ROOM_BESIDE = ["(max-width: 820px)", "(max-height: 34rem)"]
