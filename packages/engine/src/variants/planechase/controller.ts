import { ownPlanes, turnUpPlane } from "../../actions/supplementary/planes.ts"
import { turnDown } from "../../actions/supplementary/supplementary-decks.ts"
import { sideOf } from "../../characteristics/queries/teams.ts"
import { apnapOrder, characteristics } from "../../characteristics/query.ts"
import { turnTo } from "../../events/current-marker.ts"
import { cease } from "../../events/moving/leave-game.ts"
import { record } from "../../events/record.ts"
import { defineVariantDeparture } from "../../events/replacing/variants.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer, editState, invalidate } from "../../state/writing/edit.ts"
import { defineVariantTurn } from "../../turn/variants.ts"
import { tooMany } from "../grand-melee/departures.ts"
import { ROLLS_PLANESWALKER } from "./die.ts"

const NAME = "planechase"

/** 901.6, 901.12b: the planar controller controls face-up planes and phenomena, and owns a shared planar deck (901.15b). */
function setController(s: State, player: PlayerId): void {
  const before = s.planarController
  const planes = ownPlanes(s)
  editState(s).planarController = player
  if (s.options.sharedPlanarDeck && before >= 0 && before !== player) handOver(s, before, player)
  for (const id of planes) edit(s, id).controller = player
  invalidate(s)
}

function handOver(s: State, from: PlayerId, to: PlayerId): void {
  const { planes } = s.players[from]
  editPlayer(s, from).planes = []
  editPlayer(s, to).planes = planes
  for (const id of [...planes, ...ownPlanes(s)]) Object.assign(edit(s, id), { owner: to, controller: to })
}

/** 103.7, 901.5: turns up the starting plane; phenomena go to the bottom, and nothing triggers. */
function startingPlane(s: State): void {
  setController(s, sideOf(s, s.turn.active)[0])
  for (let left = s.players[s.planarController].planes.length; left > 0; left--) {
    turnUpPlane(s, s.planarController, "901.5")
    const phenomenon = ownPlanes(s).find(
      (id) => (characteristics(s, id).types & CARD_TYPE_BIT.phenomenon) !== 0,
    )
    editState(s).waiting = []
    if (phenomenon === undefined) return
    turnDown(s, phenomenon, "planes")
  }
}

defineVariantTurn(NAME, {
  beforeFirstTurn: (s) => inEachTurn(s, startingPlane),
  turnBegins: (s) => setController(s, sideOf(s, s.turn.active)[0]),
})

/** 901.14a: in Grand Melee for each player with a turn marker, in the turn that is theirs. */
function inEachTurn(s: State, act: (s: State) => void): void {
  const { current, all } = s.markers ?? { current: 0, all: [] }
  act(s)
  for (const index of all.keys()) {
    if (index === current) continue
    turnTo(s, index)
    act(s)
  }
  turnTo(s, current)
}

/** 800.4p, 901.6: before the planar controller leaves, the next remaining player in turn order takes over. */
function passOn(s: State, gone: readonly PlayerId[]): void {
  if (!gone.includes(s.planarController)) return
  if (s.markers !== undefined && tooMany(s) > 0) return giveUp(s)
  const [heir] = apnapOrder(s)
  if (heir === undefined) return
  keepPhenomenonAbilities(s, gone, heir)
  setController(s, heir)
}

/** 901.14b: whoever leaves with a turn marker's worth of players has no heir, and the plane goes to the bottom of its owner's deck. */
function giveUp(s: State): void {
  for (const id of ownPlanes(s)) turnDown(s, id, "planes")
  editState(s).planarController = -1
}

/** 901.10b: abilities of phenomena stay on the stack under the new planar controller's control. */
function keepPhenomenonAbilities(s: State, gone: readonly PlayerId[], heir: PlayerId): void {
  for (const id of s.stack) {
    const { stack, controller } = objectNow(s, id)
    if (stack?.kind !== "triggered" || !gone.includes(controller)) continue
    if ((characteristics(s, stack.source).types & CARD_TYPE_BIT.phenomenon) !== 0)
      Object.assign(edit(s, id), { owner: heir, controller: heir })
  }
}

/** 901.10, 901.10a: the plane left with its owner: planeswalking abilities cease to exist, and the next plane is turned up. */
function replacePlane(s: State): void {
  if (s.over !== null || s.planarController < 0 || ownPlanes(s).length > 0) return
  for (const id of s.stack.filter((ability) => isPlaneswalking(s, ability))) cease(s, id, "901.10a")
  turnUpPlane(s, s.planarController, "901.10")
  record(s, { kind: "action", rule: "901.11", player: s.planarController, detail: "planeswalk" })
}

function isPlaneswalking(s: State, id: ObjectId): boolean {
  const ability = objectNow(s, id).stack?.ability
  return (
    ability?.ability === "triggered" &&
    ability.when.on === "action" &&
    ability.when.action === ROLLS_PLANESWALKER
  )
}

defineVariantDeparture(NAME, {
  leaving: (s, gone) => inEachTurn(s, () => passOn(s, gone)),
  departed: (s) => inEachTurn(s, replacePlane),
})
