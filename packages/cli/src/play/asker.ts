import type { Ref } from "@apnap/engine"
import type { Phrases } from "./phrases.ts"
import type { Terminal } from "./terminal.ts"

/** What is asked for: a line, with the objects that stand in the list beside it. */
export interface Asked {
  message: string
  /** What is wrong with what was typed; undefined where it is an answer. */
  fault: (typed: string) => string | undefined
  refs?: readonly Ref[]
  /** What stands there before anything is typed. */
  usual?: string
}

const READ = /^t(?:\s+(.*))?$/i

/** Asks the person; at every question `?` tells what can be typed, and `t` reads a card. */
export class Asker {
  readonly terminal: Terminal
  readonly words: Phrases
  /** The text of a card by its number in a list or the beginning of its name. */
  readonly read: (card: string, refs: readonly Ref[]) => readonly string[]

  constructor(terminal: Terminal, words: Phrases, read: Asker["read"]) {
    this.terminal = terminal
    this.words = words
    this.read = read
  }

  async ask({ message, fault, refs = [], usual }: Asked): Promise<string> {
    const isCommand = (typed: string) => typed.trim() === "?" || READ.test(typed.trim())
    for (;;) {
      const line = await this.terminal.line(
        message,
        (typed) => (isCommand(typed) ? undefined : fault(typed)),
        usual,
      )
      const typed = line.trim()
      if (!isCommand(typed)) return typed
      const card = READ.exec(typed)?.[1] ?? ""
      this.terminal.say(typed === "?" ? this.words.help : this.read(card, refs))
    }
  }
}
