import {
  type Action,
  type Answer,
  type Asker,
  type ChooseDecision,
  CONCEDE,
  characteristics,
  type Decision,
  edit,
  type ObjectId,
  type OrderDecision,
  objectOf,
  type Pair,
  type PlayerId,
  type PriorityDecision,
  type Ref,
  type State,
  touch,
} from "@apnap/engine"
import { abilityBegins } from "./ability-text.ts"
import { evaluateCheck } from "./checks.ts"
import type { Entry, QueueEntry, Reference, Scenario } from "./format.ts"
import type { Names } from "./names.ts"
import { normalise, selfNames } from "./normalise.ts"
import { defaultAnswer } from "./policy.ts"
import { Queues } from "./queues.ts"

/** Thrown to end a run: the scenario has failed, or an action was illegal as it should be. */
export class ScenarioEnd extends Error {
  readonly failed: boolean
  constructor(failed: boolean, message: string) {
    super(message)
    this.failed = failed
  }
}

/** Plays all seats of a scenario by its script and queues. */
export class Director {
  readonly names: Names
  readonly queues: Queues
  readonly #scenario: Scenario
  readonly #todo: Map<string, Entry[]>
  /** Targets written at the entry being carried out. */
  #targets: Reference[] = []
  #checkpoint = 0
  #asked = ""

  constructor(scenario: Scenario, names: Names) {
    this.#scenario = scenario
    this.names = names
    this.queues = new Queues(scenario)
    this.#todo = new Map(
      names.seats.map((seat) => [seat, scenario.script.filter((entry) => entry.player === seat)]),
    )
  }

  readonly ask: Asker = (s, decision) => this.#answer(s, decision) as never

  /** Says that checkpoints up to this number have been evaluated. */
  passCheckpoint(count: number): void {
    this.#checkpoint = count
  }

  /** Entries never carried out. */
  remaining(): Entry[] {
    return [...this.#todo.values()].flat()
  }

  #answer(s: State, decision: Decision): Answer {
    switch (decision.kind) {
      case "priority":
        return this.#priority(s, decision)
      case "attackers":
        return this.#declare(
          s,
          decision,
          "attack",
          decision.candidates.map((c) => ({ creature: c.creature, others: c.defenders })),
        )
      case "blockers":
        return this.#declare(
          s,
          decision,
          "block",
          decision.candidates.map((c) => ({ creature: c.creature, others: c.attackers })),
        )
      case "choose":
        return this.#choose(s, decision)
      case "order":
        return this.#order(s, decision)
      default:
        return this.#simple(s, decision)
    }
  }

  #seat(player: PlayerId): string {
    return this.names.seats[player]
  }

  // -- priority ----------------------------------------------------------------------------------------------------------------

  #priority(s: State, decision: PriorityDecision): number {
    this.#targets = []
    for (;;) {
      const list = this.#todo.get(this.#seat(decision.player))!
      const at = list.findIndex(
        (e) =>
          e.turn === s.turn.number &&
          e.step === s.turn.step &&
          e.do !== "attack" &&
          e.do !== "block" &&
          e.do !== "noAttack" &&
          e.do !== "noBlock" &&
          (e.afterCheckpoint ?? 0) <= this.#checkpoint,
      )
      if (at < 0) return 0
      const entry = list[at]
      const choice = this.#perform(s, decision, entry)
      if (choice.done) list.splice(at, 1)
      if (choice.index !== null) return choice.index
    }
  }

  /** `index` null: the entry needed no action, go on with the next one. */
  #perform(s: State, decision: PriorityDecision, entry: Entry): { done: boolean; index: number | null } {
    switch (entry.do) {
      case "waitStack":
        return s.stack.length > 0 ? { done: false, index: 0 } : { done: true, index: null }
      case "passOnce":
        return { done: true, index: s.stack.length > 0 ? 0 : null }
      case "check": {
        const fault = evaluateCheck(s, entry.that, this.names, decision.options)
        if (fault !== null) throw new ScenarioEnd(true, `turn ${entry.turn} ${entry.step}: ${fault}`)
        return { done: true, index: null }
      }
      case "addCounters":
        return this.#addCounters(s, entry)
      case "cast":
      case "activate":
      case "playLand":
        return this.#act(s, decision, entry)
      case "concede":
        return { done: true, index: CONCEDE }
      default:
        return { done: true, index: null }
    }
  }

  #addCounters(s: State, entry: Extract<Entry, { do: "addCounters" }>): { done: boolean; index: null } {
    const id = s.battlefield.find((other) => this.names.means(s, entry.card, other))
    if (id === undefined)
      throw new ScenarioEnd(true, `no permanent ${JSON.stringify(entry.card)} for counters`)
    const object = edit(s, id)
    object.counters = {
      ...object.counters,
      [entry.counter]: (object.counters?.[entry.counter] ?? 0) + entry.count,
    }
    touch(s)
    return { done: true, index: null }
  }

  #act(
    s: State,
    decision: PriorityDecision,
    entry: Extract<Entry, { do: "cast" | "activate" | "playLand" }>,
  ): { done: boolean; index: number } {
    if ("when" in entry && entry.when !== undefined && !this.#holds(s, decision.player, entry.when))
      return { done: false, index: 0 }
    const index = this.#find(s, decision.options, entry)
    if (index < 0)
      throw new ScenarioEnd(
        entry.illegal !== true,
        `turn ${entry.turn} ${entry.step}: ${this.#seat(decision.player)} cannot ${describe(entry)}`,
      )
    this.#targets = "targets" in entry ? [...(entry.targets ?? [])] : []
    return { done: true, index }
  }

  #holds(s: State, player: PlayerId, when: NonNullable<Extract<Entry, { do: "cast" }>["when"]>): boolean {
    const begins = (id: ObjectId, text: string) => stackText(s, id).includes(normalise(text))
    if (when.onStack !== undefined) return s.stack.some((id) => begins(id, when.onStack!))
    if (when.notOnStack !== undefined) return !s.stack.some((id) => begins(id, when.notOnStack!))
    if (when.copyOnStack !== undefined)
      return s.stack.some((id) => objectOf(s, id)!.kind === "copy" && begins(id, when.copyOnStack!))
    if (when.topOfStack !== undefined)
      return s.stack.length > 0 && begins(s.stack[s.stack.length - 1], when.topOfStack)
    return when.manaInPool === undefined || s.players[player].pool.length >= when.manaInPool
  }

  #find(
    s: State,
    options: readonly Action[],
    entry: Extract<Entry, { do: "cast" | "activate" | "playLand" }>,
  ): number {
    if (entry.do === "playLand")
      return options.findIndex((o) => o.do === "play" && this.#faceFits(s, o.object, o.face, entry.card))
    if (entry.do === "activate")
      return findActivation(
        s,
        options,
        entry.ability,
        (id) => entry.source === undefined || this.names.means(s, entry.source, id),
      )
    const fitting = options
      .map((o, i) => ({ o, i }))
      .filter(({ o }) => o.do === "cast" && this.#faceFits(s, o.object, o.face, entry.card))
    const using = entry.using
    const wanted =
      using !== undefined
        ? fitting.filter(({ o }) => o.do === "cast" && o.way.toLowerCase().startsWith(using.toLowerCase()))
        : fitting
    const paying =
      wanted.length > 1
        ? this.queues.take("choices", entry.player, (e) =>
            typeof e === "object" && "cost" in e ? e.cost : undefined,
          )
        : undefined
    const free =
      paying === undefined || paying === "normal"
        ? undefined
        : wanted.find(({ o }) => o.do === "cast" && o.way !== "")
    return (free ?? wanted.find(({ o }) => o.do === "cast" && o.way === "") ?? wanted[0])?.i ?? -1
  }

  /** A half, an adventure or a back face is cast by its own name. */
  #faceFits(s: State, id: ObjectId, face: number, reference: Reference): boolean {
    if (typeof reference === "object" && !("card" in reference)) return false
    const name = typeof reference === "string" ? reference : reference.card
    if (name.startsWith("@")) return this.names.isNamed(s, id, name)
    const definition = s.definitions[objectOf(s, id)!.def]
    return (definition.faces[face] ?? definition.faces[0]).name === name || definition.name === name
  }

  // -- combat ------------------------------------------------------------------------------------------------------------------

  #declare(
    s: State,
    decision: Extract<Decision, { kind: "attackers" | "blockers" }>,
    kind: "attack" | "block",
    candidates: readonly { creature: ObjectId; others: readonly Ref[] }[],
  ): readonly Pair[] {
    const list = this.#todo.get(this.#seat(decision.player))!
    const key = `${kind}:${s.turn.number}:${s.events.length}`
    const own = list.filter((e) => e.do === kind && e.turn === s.turn.number)
    if (this.#asked === key)
      throw new ScenarioEnd(
        !own.some((e) => e.illegal),
        `turn ${s.turn.number}: the declaration of ${kind}s is illegal`,
      )
    const pairs: Pair[] = []
    for (const entry of own) {
      const pair = this.#pair(s, entry, candidates, pairs)
      if (pair === null && entry.illegal)
        throw new ScenarioEnd(false, "the declaration is illegal, as it should be")
      if (pair === null) continue
      pairs.push(pair)
      list.splice(list.indexOf(entry), 1)
    }
    if (pairs.length > 0) this.#asked = key
    for (const pair of decision.least)
      if (pairs.length === 0 || !pairs.some(([i]) => i === pair[0])) pairs.push(pair)
    return pairs
  }

  #pair(
    s: State,
    entry: Entry,
    candidates: readonly { creature: ObjectId; others: readonly Ref[] }[],
    used: readonly Pair[],
  ): Pair | null {
    const creature = entry.do === "attack" || entry.do === "block" ? entry.creature : ""
    const other = entry.do === "attack" ? entry.defender : entry.do === "block" ? entry.attacker : undefined
    for (let i = 0; i < candidates.length; i++) {
      if (!this.names.means(s, creature, candidates[i].creature)) continue
      if (entry.do === "attack" && used.some(([j]) => j === i)) continue
      const at = candidates[i].others.findIndex(
        (ref, k) =>
          (other === undefined || this.names.means(s, other, ref)) &&
          !used.some(([a, b]) => a === i && b === k),
      )
      if (
        at >= 0 &&
        (entry.do !== "block" ||
          !used.some(([j]) => j === i) ||
          !candidates.some(
            (c, j) => j !== i && this.names.means(s, creature, c.creature) && !used.some(([u]) => u === j),
          ))
      )
        return [i, at]
    }
    return null
  }

  // -- choices -----------------------------------------------------------------------------------------------------------------

  #choose(s: State, decision: ChooseDecision): number[] {
    const seat = this.#seat(decision.player)
    const chosen: number[] = []
    const isTarget = decision.purpose === "target"
    while (chosen.length < decision.max) {
      const at = isTarget ? this.#writtenTarget(s, decision, chosen) : undefined
      const next =
        at ??
        this.queues.take(isTarget ? "targets" : "choices", seat, (entry) =>
          this.#choice(s, decision, chosen, entry),
        )
      if (next === undefined || next === "stop") {
        if (next === undefined && chosen.length < decision.min) break
        if (next === undefined && chosen.length === 0)
          return defaultAnswer(s, decision, this.#scenario.strict) as number[]
        return chosen
      }
      for (const i of next) if (!chosen.includes(i)) chosen.push(i)
    }
    if (chosen.length >= decision.min) return chosen
    const rest = (
      defaultAnswer(
        s,
        { ...decision, min: decision.min, max: decision.max },
        this.#scenario.strict,
      ) as number[]
    ).filter((i) => !chosen.includes(i))
    return [...chosen, ...rest].slice(0, Math.max(decision.min, chosen.length))
  }

  #writtenTarget(s: State, decision: ChooseDecision, chosen: readonly number[]): number[] | undefined {
    const [next] = this.#targets
    if (next === undefined) return undefined
    const at = decision.options.findIndex((ref, i) => !chosen.includes(i) && this.names.means(s, next, ref))
    if (at < 0) return undefined
    this.#targets.shift()
    return [at]
  }

  #choice(
    s: State,
    decision: ChooseDecision,
    chosen: readonly number[],
    entry: QueueEntry,
  ): number[] | "stop" | undefined {
    if (typeof entry === "object" && "stop" in entry)
      return chosen.length >= decision.min ? "stop" : undefined
    if (typeof entry === "object" && "all" in entry) {
      const found: number[] = []
      for (const part of entry.all) {
        const at = decision.options.findIndex(
          (ref, i) => !found.includes(i) && !chosen.includes(i) && this.names.means(s, part, ref),
        )
        if (at < 0) return undefined
        found.push(at)
      }
      return found
    }
    const at = decision.options.findIndex((ref, i) => !chosen.includes(i) && this.names.means(s, entry, ref))
    return at < 0 ? undefined : [at]
  }

  /** Entries name what goes on the stack (or is put) next. */
  #order(s: State, decision: OrderDecision): number[] {
    const order: number[] = []
    const seat = this.#seat(decision.player)
    for (;;) {
      const next = this.queues.take("choices", seat, (entry) => {
        const at = decision.options.findIndex(
          (ref, i) =>
            !order.includes(i) &&
            (this.names.means(s, entry, ref) ||
              (typeof entry === "string" && labelFits(decision.labels?.[i], entry))),
        )
        return at < 0 ? undefined : at
      })
      if (next === undefined) break
      order.push(next)
    }
    return [...order, ...decision.options.map((_, i) => i).filter((i) => !order.includes(i))]
  }

  #simple(
    s: State,
    decision: Exclude<Decision, { kind: "priority" | "attackers" | "blockers" | "choose" | "order" }>,
  ): Answer {
    const seat = this.#seat(decision.player)
    const answer = this.queues.take<Answer>(
      decision.purpose === "mode" ? "modes" : "choices",
      seat,
      (entry) => {
        switch (decision.kind) {
          case "confirm":
            return typeof entry === "boolean" ? Number(entry) : undefined
          case "number":
            return typeof entry === "number" && entry >= decision.min && entry <= decision.max
              ? entry
              : undefined
          case "name":
            return typeof entry === "string" &&
              (decision.options === undefined || decision.options.includes(entry))
              ? entry
              : undefined
          case "option":
            return this.#option(s, decision, entry)
          case "distribute":
            return undefined
        }
      },
    )
    if (answer !== undefined) return answer
    if (decision.kind === "distribute") return this.#distribute(s, decision)
    return defaultAnswer(s, decision, this.#scenario.strict)
  }

  #option(
    s: State,
    decision: Extract<Decision, { kind: "option" }>,
    entry: QueueEntry,
  ): number[] | undefined {
    if (typeof entry === "number" && decision.purpose === "mode") {
      const at = decision.options.findIndex(
        (o, i) => (o.label.startsWith("mode:") ? Number(o.label.slice(5)) + 1 : i + 1) === entry,
      )
      if (at < 0) return undefined
      return decision.min <= 1 ? [at] : this.#moreModes(decision, [at])
    }
    if (typeof entry === "boolean" && decision.options.length === 2) return [entry ? 0 : 1]
    if (typeof entry !== "string" && !(typeof entry === "object" && "card" in entry)) return undefined
    const at = decision.options.findIndex(
      (o) =>
        (typeof entry === "string" && labelFits(o.label, entry)) ||
        (o.object !== undefined && o.object !== 0 && this.names.means(s, entry, o.object)),
    )
    return at < 0 ? undefined : [at]
  }

  #moreModes(decision: Extract<Decision, { kind: "option" }>, chosen: number[]): number[] {
    while (chosen.length < decision.max) {
      const next = this.queues.take("modes", this.#seat(decision.player), (entry) =>
        typeof entry === "number" &&
        entry >= 1 &&
        entry <= decision.options.length &&
        !chosen.includes(entry - 1)
          ? entry - 1
          : undefined,
      )
      if (next === undefined) break
      chosen.push(next)
    }
    return chosen
  }

  /** Divided amounts come with the targets: `{card, amount}`. */
  #distribute(s: State, decision: Extract<Decision, { kind: "distribute" }>): Answer {
    const out = [...decision.min]
    let given = false
    decision.options.forEach((ref, i) => {
      const share = this.queues.take("targets", this.#seat(decision.player), (entry) =>
        this.#share(s, ref, entry),
      )
      if (share === undefined) return
      out[i] = share
      given = true
    })
    return given ? out : (this.#numbered(decision) ?? defaultAnswer(s, decision, this.#scenario.strict))
  }

  #share(s: State, ref: Ref, entry: QueueEntry): number | undefined {
    if (typeof entry !== "object" || !("amount" in entry)) return undefined
    return this.names.means(s, entry, ref) ? entry.amount : undefined
  }

  /** Or as one number each, in order; what is left goes to the last. */
  #numbered(decision: Extract<Decision, { kind: "distribute" }>): number[] | undefined {
    const out: number[] = []
    let left = decision.total
    for (let i = 0; i < decision.options.length; i++) {
      const share = this.queues.take("choices", this.#seat(decision.player), (entry) =>
        typeof entry === "number" && entry <= left ? entry : undefined,
      )
      if (share === undefined && i === 0) return undefined
      out.push(share ?? 0)
      left -= out[i]
    }
    out[out.length - 1] += left
    return out
  }
}

function labelFits(label: string | undefined, text: string): boolean {
  if (label === undefined) return false
  return (
    label.toLowerCase() === text.toLowerCase() ||
    normalise(label).startsWith(normalise(text)) ||
    COLOR_WORDS[text] === label
  )
}

const COLOR_WORDS: Readonly<Record<string, string>> = {
  White: "W",
  Blue: "U",
  Black: "B",
  Red: "R",
  Green: "G",
  Colorless: "C",
}

/** The first option that activates an ability whose text begins so. */
export function findActivation(
  s: State,
  options: readonly Action[],
  text: string,
  from: (id: ObjectId) => boolean = () => true,
): number {
  return options.findIndex((o) => {
    if (o.do === "special") return from(o.object) && normalise(text).startsWith(o.what.toLowerCase())
    if (o.do === "cast")
      return (
        o.way !== "" && from(o.object) && normalise(text).replace("-", "").startsWith(o.way.toLowerCase())
      )
    if (o.do !== "activate" || !from(o.object)) return false
    const c = characteristics(s, o.object)
    return abilityBegins(
      c.abilities[o.ability],
      selfNames(c.name).reduce((t, name) => t.replaceAll(name, "{this}"), text),
    )
  })
}

/** What a scenario calls an object on the stack: spells by name; abilities by a text that we do not print yet. */
function stackText(s: State, id: ObjectId): string {
  return objectOf(s, id)!.stack?.kind === "spell" ? `cast ${characteristics(s, id).name.toLowerCase()}` : ""
}

function describe(entry: Entry): string {
  if (entry.do === "cast")
    return `cast ${JSON.stringify(entry.card)}${entry.using === undefined ? "" : ` using ${entry.using}`}`
  if (entry.do === "activate") return `activate "${entry.ability}"`
  if (entry.do === "playLand") return `play ${JSON.stringify(entry.card)}`
  return entry.do
}
