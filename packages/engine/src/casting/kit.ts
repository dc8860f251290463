import { ownUser } from "../abilities/may-activate.ts"
import { abilityIndex, rememberedByPlayer } from "../characteristics/ability-index.ts"
import { analyse, type Indexed } from "../characteristics/analysis.ts"
import { characteristics } from "../characteristics/query.ts"
import type { ActivatedAbility } from "../language/ability.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { offeringSpecials, type Sieved, sieve } from "./sieve.ts"

/** What a player could begin something with, whatever the moment: windows ask only these (117.1). */
interface Kit {
  hand: Sieved
  /** Permanents with special actions (116.2b, 116.2m). */
  specials: readonly ObjectId[]
  /** Own cards that say themselves that they can be played from where they are. */
  elsewhere: readonly ObjectId[]
  /** Own cards in the command zone (903.8). */
  commanders: Sieved["spells"]
  /** Objects with activated abilities other than mana abilities, zone after zone. */
  activated: readonly { id: ObjectId; entries: readonly Indexed<ActivatedAbility>[] }[]
}

export const kitOf = rememberedByPlayer((s, player): Kit => {
  const { hand, graveyard } = s.players[player]
  const isOwn = (id: ObjectId) => s.objects[id]!.owner === player
  return {
    hand: sieve(s, hand),
    specials: offeringSpecials(s, s.battlefield),
    elsewhere: [...sieve(s, graveyard).elsewhere, ...sieve(s, s.exile).elsewhere].filter(isOwn),
    commanders: sieve(s, s.command).spells.filter(({ id }) => s.objects[id]!.kind === "card" && isOwn(id)),
    activated: activatedOf(s, player),
  }
})

function activatedOf(s: State, player: PlayerId): Kit["activated"] {
  const { hand, graveyard } = s.players[player]
  const out: { id: ObjectId; entries: readonly Indexed<ActivatedAbility>[] }[] = []
  for (const zone of [s.battlefield, hand, graveyard, s.exile, s.command])
    for (const id of abilityIndex(s, zone).activated) {
      const entries = usable(s, player, id)
      if (entries.length > 0) out.push({ id, entries })
    }
  return out
}

/** The abilities that work where the object is, as far as they are for this player (602.2). */
function usable(s: State, player: PlayerId, id: ObjectId): readonly Indexed<ActivatedAbility>[] {
  const { zone } = s.objects[id]!
  const isOwn = ownUser(s, id) === player
  return analyse(characteristics(s, id).abilities).activated.filter(
    ({ ability, zones }) => (isOwn || ability.who !== undefined) && zones.includes(zone),
  )
}
