import {
  type Ability,
  type Game,
  type GameEvent,
  type LayerStep,
  objectView,
  ruleNumber,
  type Sketch,
  type State,
} from "@apnap/engine"
import { entryOf, tell } from "@apnap/words"
import { typeLine } from "../card/type-line.ts"
import { inLanguages } from "../desk/telling.ts"
import { abilityText, seenCard } from "../worker/seen.ts"
import type { Changed, Explained, ExplainedEvent, ExplainedStep } from "./protocol.ts"

const NOTHING = { power: null, toughness: null, types: "", colors: "" }
/** A card that lies where the person does not see it. */
const UNKNOWN: Explained = {
  is: "object",
  name: "",
  printed: NOTHING,
  now: NOTHING,
  steps: null,
  counters: [],
  damage: 0,
  attachedTo: "",
  attachments: [],
}

/** Why an object is as it is: the effects that changed it layer by layer, and what lies on it. */
export function explainObject(game: Game, id: number, person: number): Explained {
  const s = game.state
  const card = seenCard(s, objectView(s, id, person))
  const steps = game.whyCharacteristics(id, person)
  if (steps === null && card.zone !== "battlefield" && card.zone !== "stack") return UNKNOWN
  const name = (other: number) => (other > 0 ? objectView(s, other, person).name : "")
  const now = {
    power: card.power,
    toughness: card.toughness,
    types: typeLine(card),
    colors: card.colors.join(""),
  }
  const first = steps?.[0]?.before
  return {
    is: "object",
    name: card.name,
    printed: first === undefined ? now : standing(first),
    now,
    steps: steps?.map((step) => explainStep(s, name, step)) ?? null,
    counters: Object.entries(card.counters).map(([kind, count]) => ({ kind, count })),
    damage: card.damage,
    attachedTo: card.attachedTo > 0 ? name(card.attachedTo) : "",
    attachments: s.battlefield.filter((other) => s.objects[other]!.attachedTo === id).map(name),
  }
}

function standing(sketch: Sketch) {
  const { power, toughness } = sketch
  return { power, toughness, types: typeLine(sketch), colors: sketch.colors.join("") }
}

function explainStep(
  s: State,
  name: (id: number) => string,
  { layer, rule, source, by, before, after }: LayerStep,
): ExplainedStep {
  const differ = (what: Changed["what"], say: (sketch: Sketch) => string): Changed[] =>
    say(before) === say(after) ? [] : [{ what, before: say(before), after: say(after) }]
  return {
    layer: layer.replace(" after", ""),
    rule,
    by,
    source: source === 0 ? "" : name(source),
    changed: [
      ...differ("name", (sketch) => sketch.name),
      ...differ("controller", ({ controller }) => s.players[controller].name),
      ...differ("types", typeLine),
      ...differ("colors", ({ colors }) => colors.join("")),
      ...differ("size", ({ power, toughness }) => (power === null ? "" : `${power}/${toughness}`)),
    ],
    gained: texts(after, before),
    lost: texts(before, after),
    number: ruleNumber(s.ruleset, rule),
  }
}

/** The abilities that one has and the other has not, in words. */
function texts(one: Sketch, other: Sketch): string[] {
  const has = (ability: Ability) => other.abilities.includes(ability)
  const words = one.abilities.filter((a) => !has(a)).map((ability) => abilityText(ability, one.name))
  return [...new Set(words)].filter((text) => text !== "")
}

const MOST_BEFORE = 4
/** Events that lead to nothing. */
const IDLE: ReadonlySet<GameEvent["kind"]> = new Set([
  "step",
  "beginsTurn",
  "priority",
  "paid",
  "taps",
  "mana",
  "crime",
])

/** Why something happened: its rule, and what happened to the same object or at the same moment before. */
export function explainEvent(game: Game, index: number, person: number): ExplainedEvent {
  const history = game.history()
  const event = history[index]
  const told = (e: GameEvent) => {
    const entry = entryOf(game.state, e, person)
    const text = inLanguages((language) => tell(entry, language))
    return (
      text && {
        text,
        rule: e.rule,
        number: ruleNumber(game.state.ruleset, e.rule),
      }
    )
  }
  const subjects = new Set([event.was, event.object].filter((id) => id > 0))
  const leads = (e: GameEvent) =>
    !IDLE.has(e.kind) && (e.batch === event.batch || subjects.has(e.object) || subjects.has(e.was))
  const { source } = entryOf(game.state, event, person)
  return {
    is: "event",
    text: told(event)?.text ?? null,
    rule: event.rule,
    number: ruleNumber(game.state.ruleset, event.rule),
    source: source.name,
    before: history
      .slice(0, index)
      .filter(leads)
      .slice(-MOST_BEFORE)
      .flatMap((e) => told(e) ?? []),
  }
}
