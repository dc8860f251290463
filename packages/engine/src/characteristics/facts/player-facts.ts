import type { PlayerSelector } from "../../language/selector.ts"
import type { Facts } from "./facts.ts"

export const PLAYER_FACTS: Readonly<Record<PlayerSelector["who"], Facts>> = {
  you: {},
  opponents: {},
  opponentsOf: {},
  team: {},
  players: {},
  target: {},
  controllerOf: { reads: ["2"] },
  ownerOf: {},
  bound: { individual: true },
  active: { volatile: "turn" },
  attacking: { volatile: true, individual: true },
  defending: { volatile: true, individual: true },
  monarch: { volatile: "announced" },
  enchanted: { individual: true },
  chosen: { volatile: true, individual: true },
  protector: {},
  otherThan: {},
  such: { reads: ["2"] },
  union: {},
  choose: {},
  left: {},
  right: {},
}
