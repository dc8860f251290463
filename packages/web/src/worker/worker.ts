import { DeckError } from "@apnap/cards"
import { GameError } from "@apnap/engine"
import { atDesk } from "../desk/desk-worker.ts"
import type { Ask, Settings, Tell } from "./protocol.ts"
import { readRecord } from "./record.ts"
import { Session } from "./session.ts"
import { USUAL_STOPS } from "./stops.ts"

/** The engine and the computer players, in a thread of their own: it answers what the page asks, and plays on until the person is asked. */
let session: Session | null = null
let settings: Settings = { stops: USUAL_STOPS, hold: false, byHand: false, pace: 0 }
/** Grows with each thing asked, so that a run that waits for the eye knows that it is over. */
let run = 0

const tell = (message: Tell): void => postMessage(message)

self.addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  try {
    take(data)
  } catch (error) {
    tell(failure(error))
    if (session !== null) tell({ tell: "table", table: session.table() })
  }
})

function take(message: Ask): void {
  switch (message.ask) {
    case "start":
      session = new Session({ apnapTable: 1, from: message.choice, moves: [] }, settings)
      return goOn()
    case "load":
      session = new Session(readRecord(message.text), settings)
      if (session.lost > 0)
        tell({ tell: "failed", code: "record-cut", message: `${session.lost} moves can't be followed` })
      return goOn()
    case "settings":
      settings = message.settings
      if (session !== null) session.settings = settings
      return
    case "save":
      return tell({ tell: "record", record: session!.record, as: message.as })
    case "watch":
      run++
      return message.move === null ? goOn() : tell({ tell: "table", table: session!.watch(message.move) })
    case "otherLine":
      session = session!.other
      return goOn()
    case "why":
      return tell({ tell: "why", about: message.about, reasons: session!.why(message.about) })
    case "preview": {
      const { at, option } = message
      return tell({ tell: "preview", at, option, payment: session!.preview(at, option) })
    }
    case "answer":
      session!.answer(message.at, message.answer)
      return goOn()
    case "pass":
      session!.pass(message.at, message.until)
      return goOn()
    case "stopPassing":
      session!.stopPassing()
      return goOn()
    case "undo":
      session!.undo(message.to)
      return goOn()
    case "desk":
      return tell({ tell: "desk", desk: atDesk(message.about) })
    case "explain":
      return tell({ tell: "explained", explained: session!.explain(message.about) })
    case "explainEvent":
      return tell({ tell: "explained", explained: session!.explainEvent(message.index) })
    case "concede":
      session!.concede()
      return goOn()
  }
}

function goOn(): void {
  run++
  void playOn(session!, run)
}

/** Plays until the person is asked, or something else is asked for; what the computer does stays to be seen for a while. */
async function playOn(playing: Session, mine: number): Promise<void> {
  try {
    while (mine === run && !playing.isOver && !playing.asksPerson) {
      const news = playing.step((player, done) => tell({ tell: "thinking", player, done }))
      if (!news || settings.pace === 0) continue
      tell({ tell: "table", table: playing.table() })
      await new Promise((resolve) => setTimeout(resolve, settings.pace))
    }
  } catch (error) {
    tell(failure(error))
  }
  if (mine !== run) return
  tell({ tell: "table", table: playing.table() })
  tell({ tell: "record", record: playing.record, as: "kept" })
}

function failure(error: unknown): Tell {
  if (error instanceof GameError) {
    const { code, message, rule } = error
    return { tell: "failed", code, message, ...(rule !== undefined && { rule }) }
  }
  if (error instanceof DeckError)
    return { tell: "failed", code: error.code, message: error.message, cards: error.cards }
  return {
    tell: "failed",
    code: "unexpected",
    message: error instanceof Error ? error.message : String(error),
  }
}
