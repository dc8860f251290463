import { analyse } from "../characteristics/analysis.ts"
import { activeStatics, derived } from "../characteristics/derived.ts"
import { characteristics } from "../characteristics/query.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import { activationRefusal } from "../abilities/activate.ts"
import type { Action } from "../state/decision.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { castingRefusal, hasWayOutsideHand } from "./castable.ts"
import { available, type Available, manaAbilities } from "./costs/index.ts"
import { landFaces, landRefusal } from "./lands.ts"
import { permits, proposals } from "./proposal.ts"
import { specialActions } from "./special.ts"
import { isSorceryTime, isSplitSecond } from "./timing.ts"

const PASS: Action = { do: "pass" }

/** Every action that the player may begin now (117.1): pass first, mana abilities last. */
export function legalActions(s: State, player: PlayerId): readonly Action[] {
  const out: Action[] = [PASS]
  const sorceryTime = isSorceryTime(s, player)
  let mana: Available | null = null
  const available_ = () => (mana ??= available(s, player))
  const split = isSplitSecond(s)
  const visit = (id: ObjectId, outside: boolean) => {
    if (!split) {
      addCasts(s, player, id, sorceryTime, available_, out, outside)
      addActivations(s, player, id, available_, out)
    }
    for (const { action } of specialActions(s, player, id, sorceryTime)) out.push(action)
  }
  for (const id of s.players[player].hand) visit(id, false)
  for (const id of outsideHand(s, player)) visit(id, true)
  for (const id of s.battlefield) {
    if (s.objects[id]!.phasedOut !== 0) continue
    if (!split) addActivations(s, player, id, available_, out)
    if (s.objects[id]!.faceDown || s.definitions[s.objects[id]!.def].layout === "room") for (const { action } of specialActions(s, player, id, sorceryTime)) out.push(action)
  }
  for (const { object, ability } of manaAbilities(s, player)) out.push({ do: "activate", object, ability, mana: true })
  return out
}

/** Cards elsewhere that could be played or have abilities there: a quick sieve. */
function outsideHand(s: State, player: PlayerId): ObjectId[] {
  const permissions = (derived(s).statics.get("playFrom")?.length ?? 0) > 0
  const out = s.players[player].graveyard.filter((id) => permissions || hasWayOutsideHand(s, id) || hasActivated(s, id))
  for (const id of s.exile) if (permissions || s.objects[id]!.memory !== null) out.push(id)
  for (const id of s.command) out.push(id)
  if (!permissions) return out
  for (const p of s.players) {
    if (p.id !== player) out.push(...p.graveyard)
    const top = p.library.at(-1)
    if (top !== undefined && activeStatics(s, "playFrom").some((a) => a.effect.zone === "library")) out.push(top)
  }
  return out
}

function hasActivated(s: State, id: ObjectId): boolean {
  return analyse(characteristics(s, id).abilities).activated.length > 0
}

function addCasts(s: State, player: PlayerId, id: ObjectId, sorceryTime: boolean, mana: () => Available, out: Action[], outside: boolean): void {
  const c = characteristics(s, id)
  if (outside && s.objects[id]!.zone === "graveyard" && !hasWayOutsideHand(s, id) && permits(s, player, id).length === 0) return
  if (sorceryTime && (c.types & TYPE_BIT.land || s.definitions[s.objects[id]!.def].layout === "modalDfc")) {
    for (const face of landFaces(s, player, id)) if (landRefusal(s, player, id, sorceryTime) === null) out.push({ do: "play", object: id, face })
  }
  for (const p of proposals(s, player, id)) if (castingRefusal(s, player, p, sorceryTime, mana) === null) out.push({ do: "cast", object: id, face: p.face, way: p.way })
}

function addActivations(s: State, player: PlayerId, id: ObjectId, mana: () => Available, out: Action[]): void {
  for (const entry of analyse(characteristics(s, id).abilities).activated) {
    if (activationRefusal(s, player, id, entry, mana) === null) out.push({ do: "activate", object: id, ability: entry.index })
  }
}
