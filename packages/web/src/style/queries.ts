/** The pointer can't hover. */
export const TOUCH = "(hover: none)"
/** No card is shown beside the table: phone.css and low.css ask the same. */
export const NO_ROOM_BESIDE = ["(max-width: 820px)", "(max-height: 34rem)"]
