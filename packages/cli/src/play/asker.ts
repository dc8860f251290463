import type { Ref } from "@apnap/engine"
import type { Phrases } from "./phrases.ts"
import type { Terminal } from "./terminal.ts"

/** A request for a line, with the objects listed beside it. */
export interface Asked {
  message: string
  /** What is wrong with the typed line; undefined if it is a valid answer. */
  fault: (typed: string) => string | undefined
  refs?: readonly Ref[]
  /** The prefilled text. */
  usual?: string
}

const READ = /^t(?:\s+(.*))?$/i

/** Asks the user; at every prompt `?` shows the help and `t` reads a card. */
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
