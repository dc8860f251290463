import { type Ability, type Game, type LayerStep, objectView, type Sketch, type State } from "@apnap/engine"
import { layerOrders } from "@apnap/engine/internal"
import { thing, typeLine } from "@apnap/words"
import type { Changed, ExplainedObject, ExplainedStep } from "../protocol/why.ts"
import { abilityText, spokenLanguage } from "../telling/card-text.ts"
import { seenCard } from "../telling/seen-card.ts"
import { damageOn } from "./explain-damage.ts"
import { explainPlaces } from "./explain-place.ts"
import { ruled } from "./telling.ts"

const NOTHING = { power: null, toughness: null, types: "", colors: "" }
/** A card hidden from the viewer, or an object that is gone. */
const UNKNOWN: ExplainedObject = {
  is: "object",
  name: "",
  printed: NOTHING,
  now: NOTHING,
  steps: null,
  counters: [],
  damage: 0,
  damages: [],
  attachedTo: "",
  attachments: [],
  places: [],
}

/**
 * Why an object is as it is: the effects that changed it, layer by layer, its damage, counters and attachments, and its position on the
 * stack.
 */
export function explainObject(game: Game, id: number, person: number): ExplainedObject {
  const s = game.state
  if (s.objects[id] === undefined) return UNKNOWN
  const card = seenCard(s, objectView(s, id, person))
  const steps = game.whyCharacteristics(id, person)
  if (steps === null && card.zone !== "battlefield" && card.zone !== "stack") return UNKNOWN
  const name = (other: number) => (other > 0 ? thing(s, other, person).name : "")
  const now = {
    power: card.power,
    toughness: card.toughness,
    types: typesOf(card),
    colors: card.colors.join(""),
  }
  const first = steps?.[0]?.before
  return {
    is: "object",
    name: card.name || card.sourceName,
    printed: first === undefined ? now : standing(first),
    now,
    steps: steps?.map((step) => explainStep(s, name, step)) ?? null,
    counters: Object.entries(card.counters).map(([kind, count]) => ({ kind, count })),
    damage: card.damage,
    damages: card.damage > 0 ? damageOn(s, id, person) : [],
    attachedTo: card.attachedTo > 0 ? name(card.attachedTo) : "",
    attachments: s.battlefield.filter((other) => s.objects[other]!.attachedTo === id).map(name),
    places: explainPlaces(game, id, person),
  }
}

const typesOf = (of: Parameters<typeof typeLine>[0]): string => typeLine(of, spokenLanguage())

function standing(sketch: Sketch) {
  const { power, toughness } = sketch
  return { power, toughness, types: typesOf(sketch), colors: sketch.colors.join("") }
}

function explainStep(
  s: State,
  name: (id: number) => string,
  { layer, rule, source, by, comes, before, after }: LayerStep,
): ExplainedStep {
  const differ = (what: Changed["what"], say: (sketch: Sketch) => string): Changed[] =>
    say(before) === say(after) ? [] : [{ what, before: say(before), after: say(after) }]
  return {
    layer: layer.replace(" after", ""),
    ...ruled(s, rule),
    by,
    source: source === 0 ? "" : name(source),
    comes: comes === null ? null : { after: name(comes.after), by: comes.by },
    ends: endedBy(s, source, layer).map(name),
    changed: [
      ...differ("name", (sketch) => sketch.name),
      ...differ("controller", ({ controller }) => s.players[controller].name),
      ...differ("types", typesOf),
      ...differ("colors", ({ colors }) => colors.join("")),
      ...differ("size", ({ power, toughness }) => (power === null ? "" : `${power}/${toughness}`)),
    ],
    gained: texts(after, before),
    lost: texts(before, after),
  }
}

/** 613.8a: the sources whose effects would apply in the layer, had the effect of `source` not taken their abilities away. */
function endedBy(s: State, source: number, layer: LayerStep["layer"]): number[] {
  const ended = layerOrders(s).filter((o) => o.by === "lost" && o.first === source && o.layer === layer)
  return [...new Set(ended.map(({ then }) => then))]
}

/** Texts of the abilities that `one` has and `other` lacks. */
function texts(one: Sketch, other: Sketch): string[] {
  const has = (ability: Ability) => other.abilities.includes(ability)
  const words = one.abilities.filter((a) => !has(a)).map((ability) => abilityText(ability, one))
  return [...new Set(words)].filter((text) => text !== "")
}
