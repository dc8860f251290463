import { DeckError } from "@apnap/cards"
import { type Answer, GameError, type Ref } from "@apnap/engine"
import { speakCards, type Thought } from "@apnap/session"
import { USUAL_STOPS } from "@apnap/session/protocol"
import type { Language } from "@apnap/words"
import type { JudgeToolRequest } from "../protocol/judge-tool.ts"
import {
  type Settings,
  type Table,
  UNTIL_SEEN,
  type WorkerRequest,
  type WorkerResponse,
} from "../protocol/table.ts"
import { Attention } from "./attention.ts"
import { beginningOf } from "./beginning.ts"
import { judgeToolResponse } from "./judge-tool/respond.ts"
import { readRecord } from "./record.ts"
import { tellRule } from "./rule/tell-rule.ts"
import { Session } from "./session.ts"
import { News } from "./telling/news.ts"
import { othersHeard } from "./telling/others-heard.ts"

/** Milliseconds after which thinking becomes noticeable. */
const NOTICED = 60
/** Milliseconds of thinking between two checks for messages. */
const SLICE = 12
/** Milliseconds between two progress reports. */
const TOLD = 100

/** The current game; null before the first, and after the person has left. */
let session: Session | null = null
let settings: Settings = {
  stops: USUAL_STOPS,
  hold: false,
  fullControl: false,
  byHand: false,
  pace: 0,
  show: 0,
}
/** Incremented with each request, so that an interrupted run notices. */
let run = 0
/** The id of the page's current game. */
let sessionId = 0

const respond = (message: WorkerResponse): void => postMessage(message)
const news = new News()
const attention = new Attention()
const show = (table: Table): void => respond({ response: "table", sessionId, table: news.ofTable(table) })
const keep = (playing: Session): void =>
  respond({ response: "kept", sessionId, news: news.ofRecord(playing.record) })

/** The engine and the computer players in a worker: it answers the page's requests, and plays until the person is asked. */
self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    take(data)
  } catch (error) {
    respond(failure(error))
    if (session !== null) show(session.table())
  }
})

function take(message: WorkerRequest): void {
  switch (message.request) {
    case "leave":
      interrupt()
      if (session !== null && !session.isOver) keep(session)
      session = null
      return
    case "start":
      return start(message)
    case "load":
      return load(message)
    case "settings":
      settings = message.settings
      if (session !== null) session.settings = settings
      return
    case "language":
      return void speak(message.language).catch(() =>
        respond({ response: "failed", code: "not-loaded", message: "" }),
      )
    case "save":
      return respond({ response: "record", record: session!.record, as: message.as })
    case "watch":
      interrupt()
      return message.move === null ? goOn() : show(session!.watch(message.move))
    case "otherLine":
      session = session!.other
      return goOn()
    case "why":
      return respondWhy(message.about, message.by)
    case "preview": {
      const { at, option, game } = message
      return respond({ response: "preview", at, option, payment: session!.preview(at, option, game) })
    }
    case "answer":
      session!.answer(message.at, message.answer, message.game)
      return goOn()
    case "pass":
      session!.pass(message.at, message.until, message.game)
      return goOn()
    case "repeat":
      session!.repeat(message.at, message.times, message.game)
      return goOn()
    case "stopPassing":
      return session!.stopPassing()
    case "seen":
      return message.hold ? attention.hold() : attention.done()
    case "undo":
      session!.undo(message.to)
      return goOn()
    case "judgeTool":
      return respondToJudgeTool(message.about)
    case "rule":
      return respond({ response: "rule", about: tellRule(message.rule) })
    case "explain":
      return respond({ response: "explained", explained: session!.explain(message.about) })
    case "concede":
      session!.concede()
      return goOn()
  }
}

/** Ends the game before, even if the next is refused: it would be shown, and stored, in that one's place. */
function forSession(id: number): void {
  interrupt()
  session = null
  sessionId = id
}

/** Begins a game. */
function start({ sessionId: id, choice, own }: Extract<WorkerRequest, { request: "start" }>): void {
  forSession(id)
  session = new Session({ apnapTable: 1, from: beginningOf(choice, own), moves: [] }, settings)
  goOn()
}

/** Resumes a stored game. */
function load({ sessionId: id, text }: Extract<WorkerRequest, { request: "load" }>): void {
  forSession(id)
  session = new Session(readRecord(text), settings)
  if (session.lost > 0)
    respond({ response: "failed", code: "record-cut", message: `${session.lost} moves can't be followed` })
  goOn()
}

function respondWhy(about: Ref, by: Ref | null): void {
  respond({ response: "why", about, reasons: session!.why(about, by) })
}

/** Handles the judge tool's requests; custom cards need the grammar, which may fail to load. */
function respondToJudgeTool(about: JudgeToolRequest): void {
  judgeToolResponse(about).then(
    (judgeTool) => respond({ response: "judgeTool", judgeTool }),
    () => respond({ response: "failed", code: "not-loaded", message: "" }),
  )
}

/** Changes the language of card text, and sends the table again. */
async function speak(language: Language): Promise<void> {
  await speakCards(language)
  if (session !== null) show(session.table())
}

/** Stops playing, showing and thinking. */
function interrupt(): void {
  run++
  attention.done()
}

/** Interrupts playing and thinking, and continues from the current state. */
function goOn(): void {
  interrupt()
  void playOn(session!, run)
}

/** Plays until the person is asked or another request arrives; computer actions stay visible for a while. */
async function playOn(playing: Session, mine: number): Promise<void> {
  let rest = performance.now() + SLICE
  try {
    while (mine === run && !playing.isOver && !playing.asksPerson) {
      if (playing.isRepeating && performance.now() > rest) {
        await othersHeard()
        if (mine !== run) return
        rest = performance.now() + SLICE
      }
      if (playing.showing !== null) {
        await showTop(playing)
        if (mine !== run) return
        playing.acknowledge()
      }
      const { thought } = playing
      const answer = thought === null ? null : await think(playing, thought, mine)
      if (mine !== run) return
      const news = playing.step(answer)
      if (!news || settings.pace === 0 || playing.isRepeating) continue
      show(playing.table())
      await new Promise((resolve) => setTimeout(resolve, settings.pace))
    }
  } catch (error) {
    respond(failure(error))
  }
  if (mine !== run) return
  show(playing.table())
  keep(playing)
}

/** Shows another player's spell or ability for the configured time. */
async function showTop(playing: Session): Promise<void> {
  if (settings.show === 0) return
  show(playing.table())
  await attention.wait(settings.show === UNTIL_SEEN ? null : settings.show)
}

/**
 * The computer's answer; null if interrupted by another request, for which it checks every few milliseconds. If it takes long, the current
 * table is shown and stored.
 */
async function think(playing: Session, { seat, steps }: Thought, mine: number): Promise<Answer | null> {
  const noticed = performance.now() + NOTICED
  let rest = performance.now() + SLICE
  let shown = false
  let told = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    if (performance.now() < rest) continue
    if (!shown && performance.now() > noticed) {
      show(playing.table())
      keep(playing)
      shown = true
    }
    if (shown && performance.now() > told + TOLD) {
      respond({ response: "thinking", player: seat, done: step.value })
      told = performance.now()
    }
    await othersHeard()
    if (mine !== run) return null
    rest = performance.now() + SLICE
  }
}

function failure(error: unknown): WorkerResponse {
  // An internal engine error isn't the person's concern.
  if (error instanceof GameError && error.code !== "internal") {
    const { code, message, rule } = error
    return {
      response: "failed",
      code,
      message,
      ...(rule !== undefined && { rule: session?.numberOf(rule) ?? rule }),
    }
  }
  if (error instanceof DeckError) {
    const { code, message, line, cards, nearest } = error
    return { response: "failed", code, message, cards, nearest, ...(line !== undefined && { line }) }
  }
  return {
    response: "failed",
    code: "unexpected",
    message: error instanceof Error ? error.message : String(error),
  }
}
