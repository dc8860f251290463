import { type Handlers, handlerOf } from "../../language/handlers.ts"
import type { Change } from "../../language/statics/change.ts"
import { supertypeMask, typeMask } from "../../language/vocabulary.ts"
import { typeBit } from "../../mana/symbols.ts"
import { commanderColor } from "../../state/commander.ts"
import type { GameObject } from "../../state/object.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { linkedToGiver } from "../chosen-fixed.ts"
import type { Context } from "../context.ts"
import { amount } from "../queries/amount.ts"
import { fitsTypes } from "../queries/names/subtypes.ts"
import { keywordsAmong } from "../queries/passed-on.ts"
import { players } from "../queries/selector.ts"
import {
  abilitiesOf,
  addAbilitiesOf,
  joined,
  NO_ABILITIES,
  noteGiven,
  replaceWords,
  setAbilities,
  without,
  withoutSelfLosing,
} from "./changing/abilities.ts"
import { copyInto, takeFullText } from "./changing/copied-values.ts"
import type { Layered } from "./changing/layered.ts"
import { affecting, bonus, setSize } from "./changing/sizes.ts"
import { copiedBy } from "./changing/static-copies.ts"
import {
  chosenTypes,
  colorMask,
  creatureTypesAmong,
  setSubtypes,
  setTypes,
} from "./changing/types-and-colors.ts"
import { type Characteristics, copyCharacteristics, withExpansions } from "./characteristics.ts"
import { givenBy } from "./given.ts"
import { BASIC_MANA } from "./intrinsic/basic-land.ts"
import { baseCharacteristics } from "./printed.ts"

/** Applies one change to one object's derived characteristics. */
export function applyChange(work: Layered, id: ObjectId, change: Change, context: Context): void {
  const { s, d } = work
  const object = s.objects[id]
  if (object === undefined) return
  if (change.change === "control") {
    const player = players(s, change.player, context)[0]
    if (player === undefined || s.players[player].left !== null) return // 800.4b
    d.control.set(id, player)
    work.dirty = true
    return
  }
  const c = d.changed.get(id) ?? copyCharacteristics(baseCharacteristics(s, object))
  d.changed.set(id, c)
  const { abilities } = c
  handlerOf(appliers, change, change.change)(c, change, s, context, object, work)
  if (c.abilities !== abilities) work.dirty = true
}

const appliers: Handlers<
  Exclude<Change, { change: "control" }>,
  "change",
  Characteristics,
  [s: State, context: Context, object: GameObject, work: Layered],
  void
> = {
  // 707.2: the copied values replace everything printed.
  copy: (c, change, s, _context, object, { d }) => {
    d.copies.delete(object.id)
    copyInto(c, change, s, object)
  },
  copyOf: (c, change, s, { source }, object, { d }) => {
    const copied = copiedBy(s, source, change)
    if (copied === undefined) return
    d.copies.set(object.id, copied)
    copyInto(c, { change: "copy", ...copied }, s, object)
  },
  text: (c, change) => replaceWords(c, change.from, change.to),
  // 612.8: it loses any names that it had.
  name: (c, change) => {
    c.name = change.name
    c.everyCreatureName = false
  },
  creatureNames: (c) => {
    c.everyCreatureName = true
  },
  fullText: (c, change, s, context) => takeFullText(c, change, s, context),
  rulesText: (c, change) => setAbilities(c, change.abilities),
  ownColors: () => {},
  ownName: () => {}, // replaced by another change when the effect begins
  noManaCost: (c) => {
    c.cost = null
    c.manaValue = 0
  },
  addTypes: (c, change) => {
    c.types |= typeMask(change.types)
  },
  setTypes: (c, change) => setTypes(c, typeMask(change.types), change.keepSubtypes === true),
  removeTypes: (c, change) => setTypes(c, c.types & ~typeMask(change.types), false),
  addSubtypes: (c, change, s, context) => {
    // 205.3d: an object can't gain a subtype that none of its card types allows.
    const added = chosenTypes(s, change.subtypes, context).filter(
      (t) => !c.subtypes.includes(t) && fitsTypes(t, c.types),
    )
    c.subtypes = [...c.subtypes, ...added]
    // 305.6: a land that gains a basic land type gains its mana ability.
    setAbilities(c, [...c.abilities, ...added.flatMap((t) => BASIC_MANA.get(t) ?? [])])
  },
  setSubtypes: (c, change, s, context) => setSubtypes(c, change.of, chosenTypes(s, change.subtypes, context)),
  allCreatureTypes: (c) => {
    c.everyCreatureType = true
  },
  creatureTypesOf: (c, change, s, context) => {
    const { types, every } = creatureTypesAmong(s, change.of, context)
    setSubtypes(c, "creature", [...new Set([...types, ...change.and])])
    c.everyCreatureType = every
  },
  addSupertypes: (c, change) => {
    c.supertypes |= supertypeMask(change.supertypes)
  },
  removeSupertypes: (c, change) => {
    c.supertypes &= ~supertypeMask(change.supertypes)
  },
  addColors: (c, change, s, context) => {
    c.colors |= colorMask(s, change.colors, context)
  },
  setColors: (c, change, s, context) => {
    c.colors = colorMask(s, change.colors, context)
  },
  commanderColor: (c, _change, s, _context, object) => {
    c.colors = typeBit(commanderColor(s, object) ?? "") || c.colors
  },
  addAbilities: (c, change, s, { source }, object, work) => {
    const given = linkedToGiver(s, givenBy(change.abilities, source), source)
    for (const ability of given) if (ability.ability === "static") noteGiven(work, object.id, ability)
    setAbilities(c, joined(c.abilities, given))
  },
  // Replaced by another change when the effect begins.
  thisAbility: () => {},
  keywordsOf: (c, change, s, context) => {
    const found = keywordsAmong(abilitiesOf(s, change.of, context), change.keywords)
    if (found.length > 0) setAbilities(c, [...c.abilities, ...withExpansions(found, c.abilities)])
  },
  addAbilitiesOf: (c, change, s, context) => addAbilitiesOf(c, change, s, context),
  loseAbilities: (c, change) =>
    setAbilities(
      c,
      change.except === "mana"
        ? c.abilities.filter((a) => a.ability === "activated" && a.effect?.do === "addMana")
        : NO_ABILITIES,
    ),
  loseThisAbility: (c) => setAbilities(c, withoutSelfLosing(c.abilities)),
  loseKeywords: (c, change) => setAbilities(c, without(c.abilities, change.keywords)),
  cantHave: (c, change) => setAbilities(c, without(c.abilities, change.keywords)),
  definePT: (c, change, _s, context, object, work) =>
    setSize(c, change, work, affecting(context, change, object.id)),
  setPT: (c, change, _s, context, object, work) =>
    setSize(c, change, work, affecting(context, change, object.id)),
  modifyPT: (c, change, _s, own, object, work) => {
    const context = affecting(own, change, object.id)
    if (c.power !== null) c.power += bonus(work, change.power, context)
    if (c.toughness !== null) c.toughness += bonus(work, change.toughness, context)
  },
  switchPT: (c) => {
    ;[c.power, c.toughness] = [c.toughness, c.power]
  },
  loyalty: (c, change, s, context) => {
    c.loyalty = amount(s, change.loyalty, context)
  },
}
