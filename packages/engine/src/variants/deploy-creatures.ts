import type { ActivatedAbility } from "../language/ability.ts"
import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { NONE } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { newTimestamp, setEffects } from "../state/writing/edit.ts"
import { teamsOf } from "./teams.ts"

const ALL_BUT_FOES = {
  who: "otherThan",
  than: { who: "union", of: [{ who: "you" }, { who: "opponents" }] },
} as const

/** 804.2 */
const DEPLOY: ActivatedAbility = {
  ability: "activated",
  cost: [{ pay: "tap" }],
  timing: "sorcery",
  targets: [{ players: ALL_BUT_FOES }],
  effect: {
    do: "change",
    what: { sel: "self" },
    changes: [{ change: "control", player: { who: "target", slot: 0 } }],
    duration: "permanent",
  },
}

/** 804.1: only for variants in which teams compete. */
export function checkDeploying(setup: GameSetup): void {
  if (setup.options?.deployCreatures === true && teamsOf(setup).every((team) => team.length === 1))
    throw new GameError("variant", "creatures are deployed to teammates: there are none (804.1)", "804.1")
}

/** 804.2: each creature has the ability by a rule, which has no controller and applies regardless of range of influence. */
export function deployCreatures(s: State): void {
  const what = { sel: "all", filter: { is: "type", type: "creature" } } as const
  const timestamp = newTimestamp(s)
  setEffects(s, [
    ...s.effects,
    {
      id: timestamp,
      timestamp,
      source: NONE,
      controller: -1,
      duration: "permanent",
      turn: 0,
      objects: [],
      changes: [],
      statics: [{ static: "modify", what, changes: [{ change: "addAbilities", abilities: [DEPLOY] }] }],
      bindings: {},
      targets: [],
      x: 0,
      uses: -1,
    },
  ])
}
