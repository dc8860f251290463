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

/** The views of the judge tool. */
export type Room = "editor" | "course"

interface JudgeTool {
  room: Room
  /** The available cards; empty until the worker has sent them. */
  cards: readonly JudgeToolCard[]
  schemes: readonly JudgeToolCard[]
  planes: readonly JudgeToolCard[]
  /** The scenario's custom cards, as far as the worker has described them. */
  own: readonly OwnJudgeToolCard[]
  course: readonly Scenario[]
  /** The scenario being edited. */
  draft: Scenario
  /** The result of its last run; null once it has changed. */
  told: Told | null
  running: boolean
  /** The errors in the last opened file. */
  faults: readonly ToldFault[]
  /** Scenarios of a file to choose from. */
  opened: readonly Scenario[]
  /** Why the position can't be played, or null. */
  impossible: Sentences | null
  /** The open lesson of the course, with the results of running it with the person's answer and as written. */
  lesson: Lesson | null
  /** The card being looked at. */
  card: SeenCard | null
}

interface Lesson {
  scenario: Scenario
  /** The result of running the person's answer as an assertion. */
  judged: Told | null
  told: Told | null
  /** Whether due lessons are being repeated. */
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
/** Pending runs by number: late results are ignored. */
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

/** Asks the worker about the scenario's custom cards. */
function askOwn({ cards = [] }: Scenario): void {
  request({ request: "judgeTool", about: { request: "own", cards } })
}

/** The available cards: custom ones replace others of the same name. */
export function layable({ own, cards }: Pick<JudgeTool, "own" | "cards">): readonly JudgeToolCard[] {
  return own.length === 0 ? cards : [...own, ...cards.filter(({ name }) => !own.some((o) => o.name === name))]
}

/** Opens the course scenario or the position in the address. */
function openAddressed(): void {
  const letters = addressedPosition()
  if (letters !== null) return void openLinked(letters)
  const [, name] = location.hash.split("/")
  const found = useJudgeTool.getState().course.find(({ id }) => name !== undefined && id.endsWith(`/${name}`))
  if (found !== undefined) judgeTool.learnOf(found.id)
}

/** Text that can't be unpacked is read as it is, and rejected as a scenario. */
async function openLinked(letters: string): Promise<void> {
  set({ room: "editor" })
  read((await unpacked(letters)) ?? letters)
}

function read(text: string): void {
  set({ faults: [], opened: [] })
  request({ request: "judgeTool", about: { request: "read", text } })
}

/** A position from a link replaces the stored one only once it is changed. */
function hearFile(scenarios: readonly Scenario[], faults: readonly ToldFault[]): void {
  set({ faults, opened: scenarios.length > 1 ? scenarios : [] })
  if (scenarios.length !== 1) return
  if (addressedPosition() === null) judgeTool.edit(scenarios[0])
  else lay(scenarios[0])
}

/** Sets another or changed scenario, discarding the result of the last run. */
function lay(draft: Scenario): void {
  if (draft.cards !== useJudgeTool.getState().draft.cards) askOwn(draft)
  set({ draft, told: null, impossible: null, room: "editor" })
}

/** The judge tool's actions, as called by buttons. */
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
  /** Adds a card to the scenario's custom cards. */
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
  /** Reads a scenario file. */
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
  /** Shows a card, or none. */
  look(name: string | null): void {
    if (name === null) set({ card: null })
    else request({ request: "judgeTool", about: { request: "card", name } })
  },
  /** Opens a lesson, or returns to the course. */
  learn(scenario: Scenario | null, repeating = false): void {
    set({ lesson: scenario === null ? null : { scenario, judged: null, told: null, repeating } })
    scrollTo({ top: 0 })
  },
  /** Opens a lesson as an editable scenario. */
  editAgain({ lesson: _, ...scenario }: Scenario): void {
    judgeTool.edit(scenario)
  },
  /** Runs a lesson under the rules of another day. */
  tell(scenario: Scenario, once: Once, then: (told: Told) => void): void {
    run(scenario, then, once)
  },
  /** Opens a course scenario by its id. */
  learnOf(id: string): void {
    const scenario = useJudgeTool.getState().course.find((one) => one.id === id)
    if (scenario === undefined) return
    set({ room: "course" })
    judgeTool.learn(scenario)
  },
  /** Runs a lesson with the person's answer as the assertion, and as written for the explanation. */
  answer(lesson: Scenario, answered: Scenario): void {
    const keep = (part: Partial<Lesson>) =>
      set(({ lesson: now }) => (now?.scenario === lesson ? { lesson: { ...now, ...part } } : {}))
    run(answered, (judged) => keep({ judged }))
    run(lesson, (told) => keep({ told }))
  },
}
