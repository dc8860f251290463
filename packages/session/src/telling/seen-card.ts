import {
  type Ability,
  type CardFace,
  type Characteristics,
  characteristics,
  type ObjectView,
  objectOf,
  type State,
} from "@apnap/engine"
import { combatDamageName, emblemName, WORDLESS } from "@apnap/words"
import type { SeenCard } from "../protocol/table.ts"
import { abilityText, abilityTextAmong, faceText, spokenLanguage } from "./card-text.ts"
import { dungeonText, ringEmblemText, roomText } from "./command-text.ts"
import { isTwofold, otherFaces } from "./faces.ts"
import { heldBy, holderOf } from "./held.ts"
import { NO_NOTES, notesOf, underOf } from "./notes.ts"
import { portraitOf } from "./portrait.ts"

function faceOf(s: State, card: ObjectView): CardFace | undefined {
  const object = objectOf(s, card.id)
  if (object === undefined || object.faceDown || object.kind === "ability") return undefined
  const definition = s.definitions[object.def]
  return definition.faces[object.face] ?? definition.faces[0]
}

/** The face of an ability's source. */
function sourceFace(s: State, source: number): CardFace | undefined {
  const object = objectOf(s, source)
  return object && s.definitions[object.def].faces[object.face]
}

/** An ability on the stack is depicted as its source. */
function sourceFaceOf(s: State, { kind, source }: ObjectView): CardFace | undefined {
  return kind === "ability" && source !== 0 ? sourceFace(s, source) : undefined
}

/** The object's current text: its face's, or that of its current characteristics. */
function textOf(s: State, card: ObjectView, face: CardFace | undefined): readonly string[] {
  const stack = objectOf(s, card.id)?.stack
  if (stack?.ability && stack.kind !== "spell") return abilityOnStack(s, stack.ability, stack.source, card)
  const c: Characteristics = characteristics(s, card.id)
  const commanding = card.zone === "command" ? inCommand(s, card, c) : []
  if (commanding.length > 0) return commanding
  if (face !== undefined && face.name === c.name)
    return c.abilities.length === 0 && !card.types.includes("instant") ? [] : faceText(face)
  const lines = c.abilities.map((ability) => abilityText(ability, card))
  return [...new Set(lines)].filter((text) => text !== "")
}

/** Text of dungeons and the Ring emblem, which their abilities alone don't give. */
function inCommand(s: State, { id, types }: ObjectView, { abilities }: Characteristics): readonly string[] {
  return types.includes("dungeon") ? dungeonText(s, id, abilities) : ringEmblemText(s, id)
}

function abilityOnStack(s: State, ability: Ability, source: number, card: ObjectView): readonly string[] {
  if (ability.ability === "triggered" && ability.when.on === "venture") return [roomText(s, source, ability)]
  const { abilities } = characteristics(s, source)
  const text = abilityTextAmong(abilities, ability, sourceFace(s, source) ?? card)
  return [text === "" ? WORDLESS[spokenLanguage()] : text]
}

/** The name of an object; combat damage on the stack is called what it is (310.4@2003-07). */
function nameFor({ kind, name }: ObjectView, { stack }: NonNullable<State["objects"][number]>): string {
  return stack?.kind === "combatDamage" ? combatDamageName(spokenLanguage()) : shownName(kind, name)
}

/** The name to show; a nameless emblem is called after its origin (114.3). */
function shownName(kind: ObjectView["kind"], name: string): string {
  return kind === "emblem" ? emblemName(name, spokenLanguage()) : name
}

const NO_TEXT: readonly string[] = []

/** An object as the viewer sees it, with its text. */
export function seenCard(s: State, card: ObjectView): SeenCard {
  const shown = card.known && card.name !== ""
  const face = shown ? faceOf(s, card) : undefined
  const object = s.objects[card.id]!
  const source = card.kind === "ability" && card.source !== 0 ? objectOf(s, card.source) : undefined
  const about = card.kind === "ability" || shown
  // Field by field: copies made by spreading have a hidden class each, which takes a kilobyte and makes every reader slow.
  return {
    id: card.id,
    kind: card.kind,
    name: nameFor(card, object),
    known: card.known,
    zone: card.zone,
    owner: card.owner,
    controller: card.controller,
    types: card.types,
    supertypes: card.supertypes,
    subtypes: card.subtypes,
    colors: card.colors,
    cost: card.cost,
    manaValue: card.manaValue,
    power: card.power,
    toughness: card.toughness,
    keywords: card.keywords,
    counters: card.counters,
    tapped: card.tapped,
    sick: card.sick,
    damage: card.damage,
    attachedTo: card.attachedTo,
    attacking: card.attacking,
    blocking: card.blocking,
    targets: card.targets,
    source: card.source,
    text: about && !(shown && isTwofold(s, object, card.name)) ? textOf(s, card, face) : NO_TEXT,
    printedPower: face?.power ?? null,
    printedToughness: face?.toughness ?? null,
    loyalty: card.counters.loyalty ?? (typeof face?.loyalty === "number" ? face.loyalty : null),
    defense: card.counters.defense ?? face?.defense ?? null,
    sourceName: source === undefined ? "" : shownName(source.kind, characteristics(s, source.id).name),
    printedName: card.known && card.kind !== "ability" ? (s.definitions[object.def]?.name ?? "") : "",
    under: card.known ? underOf(s, object) : null,
    faces: card.known ? otherFaces(s, object, card.name) : [],
    notes: card.known ? notesOf(s, object) : NO_NOTES,
    // 708.2: a face-down card must not be identifiable by where it was seen before.
    body: card.known ? object.card : -card.id,
    portrait: portraitOf(card, face ?? sourceFaceOf(s, card)),
    holds: heldBy(s, card.id),
    holder: holderOf(s, card.id),
  }
}
