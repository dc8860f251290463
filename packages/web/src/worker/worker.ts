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

/** Milliseconds after which thinking is noticed. */
const NOTICED = 60
/** Milliseconds of thinking between two looks at what is asked. */
const SLICE = 12
/** Milliseconds between two signs of progress. */
const TOLD = 100

/** The game at this table; null before the first, and when the person has left. */
let session: Session | null = null
let settings: Settings = {
  stops: USUAL_STOPS,
  hold: false,
  fullControl: false,
  byHand: false,
  pace: 0,
  show: 0,
}
/** Grows with each thing asked, so that a run that waits for the eye knows that it is over. */
let run = 0
/** Which game of the page this is. */
let sessionId = 0

const respond = (message: WorkerResponse): void => postMessage(message)
const news = new News()
const attention = new Attention()
const show = (table: Table): void => respond({ response: "table", sessionId, table: news.ofTable(table) })
const keep = (playing: Session): void => respond({ response: "kept", news: news.ofRecord(playing.record) })

/** The engine and the computer players, in a thread of their own: it answers what the page asks, and plays on until the person is asked. */
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
      sessionId = message.sessionId
      session = new Session(
        { apnapTable: 1, from: beginningOf(message.choice, message.own), moves: [] },
        settings,
      )
      return goOn()
    case "load":
      sessionId = message.sessionId
      return load(message.text)
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

/** A game that was kept goes on. */
function load(text: string): void {
  session = new Session(readRecord(text), settings)
  if (session.lost > 0)
    respond({ response: "failed", code: "record-cut", message: `${session.lost} moves can't be followed` })
  goOn()
}

function respondWhy(about: Ref, by: Ref | null): void {
  respond({ response: "why", about, reasons: session!.why(about, by) })
}

/** What the judge tool asks; cards of a scenario's own need the grammar, which may not be there. */
function respondToJudgeTool(about: JudgeToolRequest): void {
  judgeToolResponse(about).then(
    (judgeTool) => respond({ response: "judgeTool", judgeTool }),
    () => respond({ response: "failed", code: "not-loaded", message: "" }),
  )
}

/** Card text in another language: what lies on the table is told anew. */
async function speak(language: Language): Promise<void> {
  await speakCards(language)
  if (session !== null) show(session.table())
}

/** What is played, shown or thought of is over. */
function interrupt(): void {
  run++
  attention.done()
}

/** What is played or thought of is over; the session goes on from where it is now. */
function goOn(): void {
  interrupt()
  void playOn(session!, run)
}

/** Plays until the person is asked, or something else is asked for; what the computer does stays to be seen for a while. */
async function playOn(playing: Session, mine: number): Promise<void> {
  try {
    while (mine === run && !playing.isOver && !playing.asksPerson) {
      if (playing.showing !== null) {
        await showTop(playing)
        if (mine !== run) return
        playing.acknowledge()
      }
      const { thought } = playing
      const answer = thought === null ? null : await think(playing, thought, mine)
      if (mine !== run) return
      const news = playing.step(answer)
      if (!news || settings.pace === 0) continue
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

/** Shows the person what another player has put on the stack, for the time that they want. */
async function showTop(playing: Session): Promise<void> {
  if (settings.show === 0) return
  show(playing.table())
  await attention.wait(settings.show === UNTIL_SEEN ? null : settings.show)
}

/**
 * The computer's answer; null when something else was asked for meanwhile, which is heard every few milliseconds. When it takes a while,
 * the table is shown as it is and kept.
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
  // An error of the engine's own is none that the person could do anything about.
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
