/** Identities. Objects are positive numbers, players 0, 1, …; a `Ref` holds either, players as -1 - player. */
export type ObjectId = number
export type PlayerId = number
/** An object's id, or a player written as a negative number. */
export type Ref = number

/** No object. */
export const NONE: ObjectId = 0

export function playerRef(player: PlayerId): Ref {
  return -1 - player
}

export function isPlayerRef(ref: Ref): boolean {
  return ref < 0
}

export function refPlayer(ref: Ref): PlayerId {
  return -1 - ref
}
