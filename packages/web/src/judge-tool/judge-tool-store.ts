import type { Once, OwnCard, Scenario } from "@apnap/scenarios"
import type { Sentences } from "@apnap/session/protocol"
import { create } from "zustand"
import { addressedPosition, forgetPosition } from "../client/addresses.ts"
import { listen, request } from "../client/connection.ts"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { unpacked } from "../client/packed.ts"
import { act } from "../client/store.ts"
import type {
  JudgeToolCard,
  JudgeToolResponse,
  OwnJudgeToolCard,
  Told,
  ToldFault,
} from "../protocol/judge-tool.ts"
import type { SeenCard } from "../protocol/table.ts"
import { EMPTY, withOwnCard } from "./editor/draft.ts"

/** What can be looked at on the judge tool. */
export type Room = "editor" | "course"

interface JudgeTool {
  room: Room
  /** The cards that can be laid; empty until the worker told of them. */
  cards: readonly JudgeToolCard[]
  schemes: readonly JudgeToolCard[]
  planes: readonly JudgeToolCard[]
  /** The cards of the scenario's own, as far as the worker has told of them. */
  own: readonly OwnJudgeToolCard[]
  course: readonly Scenario[]
  /** The scenario that is edited. */
  draft: Scenario
  /** What its last run came to; null when it has changed since. */
  told: Told | null
  running: boolean
  /** What was wrong with the file that was opened last. */
  faults: readonly ToldFault[]
  /** Scenarios of a file among which the person chooses. */
  opened: readonly Scenario[]
  /** Why the position can't be played; null when nothing was wrong. */
  impossible: Sentences | null
  /** The lesson of the course that is open, and what came of running it with the person's answer and as it is. */
  lesson: Lesson | null
  /** The card that is looked at. */
  card: SeenCard | null
}

interface Lesson {
  scenario: Scenario
  /** The person's answer run as an assertion: whether it holds. */
  judged: Told | null
  told: Told | null
  /** Whether what is due is being repeated. */
  repeating: boolean
}

export const useJudgeTool = create<JudgeTool>(() => ({
  room: "course",
  cards: [],
  schemes: [],
  planes: [],
  own: [],
  course: [],
  draft: keptPreference<Scenario>("desk", EMPTY),
  told: null,
  running: false,
  faults: [],
  opened: [],
  impossible: null,
  lesson: null,
  card: null,
}))

const set = useJudgeTool.setState
/** Runs that are waited for, by number: those that are told too late are not heard. */
let runs = 0
const waiting = new Map<number, (told: Told) => void>()

function run(scenario: Scenario, then: (told: Told) => void, once?: Once): void {
  runs++
  waiting.set(runs, then)
  const by = once === undefined ? {} : { once }
  request({ request: "judgeTool", about: { request: "run", scenario, ...by, run: runs } })
}

listen((message) => {
  if (message.response === "judgeTool") hear(message.judgeTool)
})

function hear(message: JudgeToolResponse): void {
  switch (message.response) {
    case "stock":
      set(message.stock)
      return openAddressed()
    case "told":
      waiting.get(message.run)?.(message.told)
      waiting.delete(message.run)
      return
    case "read":
      return hearFile(message.scenarios, message.faults)
    case "card":
      return set({ card: message.card })
    case "own":
      return set({ own: message.own })
    case "impossible":
      return set({ impossible: message.reason })
    case "position":
      return act.load(message.save)
  }
}

/** Asks about the cards of the scenario's own. */
function askOwn({ cards = [] }: Scenario): void {
  request({ request: "judgeTool", about: { request: "own", cards } })
}

/** The cards that can be laid: those of the scenario's own go before others of their names. */
export function layable({ own, cards }: Pick<JudgeTool, "own" | "cards">): readonly JudgeToolCard[] {
  return own.length === 0 ? cards : [...own, ...cards.filter(({ name }) => !own.some((o) => o.name === name))]
}

/** The scenario of the course that the address names, or the position that it holds. */
function openAddressed(): void {
  const letters = addressedPosition()
  if (letters !== null) return void openLinked(letters)
  const [, name] = location.hash.split("/")
  const found = useJudgeTool.getState().course.find(({ id }) => name !== undefined && id.endsWith(`/${name}`))
  if (found !== undefined) judgeTool.learnOf(found.id)
}

/** What can't be unpacked is read as it stands, and refused as no scenario. */
async function openLinked(letters: string): Promise<void> {
  set({ room: "editor" })
  read((await unpacked(letters)) ?? letters)
}

function read(text: string): void {
  set({ faults: [], opened: [] })
  request({ request: "judgeTool", about: { request: "read", text } })
}

/** A position that a link holds takes the place of the kept one only when it is changed. */
function hearFile(scenarios: readonly Scenario[], faults: readonly ToldFault[]): void {
  set({ faults, opened: scenarios.length > 1 ? scenarios : [] })
  if (scenarios.length !== 1) return
  if (addressedPosition() === null) judgeTool.edit(scenarios[0])
  else lay(scenarios[0])
}

/** Another scenario, or the same one changed: what was told is no longer true. */
function lay(draft: Scenario): void {
  if (draft.cards !== useJudgeTool.getState().draft.cards) askOwn(draft)
  set({ draft, told: null, impossible: null, room: "editor" })
}

/** What the judge tool does, as its buttons call it. */
export const judgeTool = {
  open(): void {
    const { cards, draft } = useJudgeTool.getState()
    if (cards.length > 0) return
    request({ request: "judgeTool", about: { request: "stock" } })
    if (draft.cards !== undefined) askOwn(draft)
  },
  show(room: Room): void {
    set({ room })
  },
  edit(draft: Scenario): void {
    forgetPosition()
    keepPreference("desk", draft)
    lay(draft)
  },
  /** A card becomes one of the scenario's own. */
  bring(card: OwnCard): void {
    judgeTool.edit(withOwnCard(useJudgeTool.getState().draft, card))
  },
  choose(scenario: Scenario): void {
    set({ opened: [] })
    judgeTool.edit(scenario)
  },
  run(): void {
    const { draft } = useJudgeTool.getState()
    set({ running: true, impossible: null })
    run(draft, (told) => set((now) => ({ running: false, told: now.draft === draft ? told : now.told })))
  },
  /** Reads what a file of scenarios says. */
  read(text: string): void {
    forgetPosition()
    read(text)
  },
  play(from: "start" | "end"): void {
    request({
      request: "judgeTool",
      about: { request: "play", scenario: useJudgeTool.getState().draft, from },
    })
  },
  /** Looks at a card, or at none. */
  look(name: string | null): void {
    if (name === null) set({ card: null })
    else request({ request: "judgeTool", about: { request: "card", name } })
  },
  /** Opens a lesson, or the course again. */
  learn(scenario: Scenario | null, repeating = false): void {
    set({ lesson: scenario === null ? null : { scenario, judged: null, told: null, repeating } })
    scrollTo({ top: 0 })
  },
  /** Opens a lesson as a scenario that can be changed. */
  editAgain({ lesson: _, ...scenario }: Scenario): void {
    judgeTool.edit(scenario)
  },
  /** Runs a lesson by the rules of another day. */
  tell(scenario: Scenario, once: Once, then: (told: Told) => void): void {
    run(scenario, then, once)
  },
  /** Opens a scenario of the course by its id. */
  learnOf(id: string): void {
    const scenario = useJudgeTool.getState().course.find((one) => one.id === id)
    if (scenario === undefined) return
    set({ room: "course" })
    judgeTool.learn(scenario)
  },
  /** Runs a lesson with the person's answer as what must be true, and as it is, to be told. */
  answer(lesson: Scenario, answered: Scenario): void {
    const keep = (part: Partial<Lesson>) =>
      set(({ lesson: now }) => (now?.scenario === lesson ? { lesson: { ...now, ...part } } : {}))
    run(answered, (judged) => keep({ judged }))
    run(lesson, (told) => keep({ told }))
  },
}
