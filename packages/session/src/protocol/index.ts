/** The protocol between a page and a game, and the little code both sides share: it loads neither the engine nor the cards. */

export * from "./fairness.ts"
export type * from "./message.ts"
export type * from "./move.ts"
export * from "./packed-lines.ts"
export * from "./room.ts"
export type * from "./sentences.ts"
export * from "./stops.ts"
export type * from "./subject.ts"
export * from "./table.ts"
export * from "./tournament.ts"
export type * from "./why.ts"
export * from "./wire.ts"
