import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { intro, isCancel, log, outro, text } from "@clack/prompts"

/** The user left the table; `closed` if the input has ended. */
export class Left extends Error {
  readonly closed: boolean

  constructor(closed = false) {
    super("left")
    this.closed = closed
  }
}

/** The user's input and output. */
export interface Terminal {
  begin(title: string): void
  say(lines: readonly string[]): void
  warn(text: string): void
  end(text: string): void
  /** Asks until `fault` accepts a line. Throws `Left`. */
  line(message: string, fault: (typed: string) => string | undefined, usual?: string): Promise<string>
}

/** Editable prompts if input and output are both a terminal, else plain lines without control codes. */
export function openTerminal(): Terminal {
  return process.stdin.isTTY && process.stdout.isTTY ? PROMPTS : plainLines(process.stdin, process.stdout)
}

const PROMPTS: Terminal = {
  begin: intro,
  say: (lines) => void process.stdout.write(`${lines.join("\n")}\n`),
  warn: (text) => log.warn(text),
  end: outro,
  async line(message, fault, usual) {
    const validate = (typed = "") => fault(typed)
    const typed = await text({ message, validate, ...(usual !== undefined && { initialValue: usual }) })
    if (isCancel(typed)) throw new Left()
    // Enter on an empty prompt gives undefined.
    return (typed as string | undefined) ?? ""
  },
}

/** Lines from a file or another program; when they end, the user leaves. */
export function plainLines(input: Readable, output: Writable): Terminal {
  const reader = createInterface({ input, terminal: false })
  const typed = reader[Symbol.asyncIterator]()
  const say = (...lines: readonly string[]) => void output.write(`${lines.join("\n")}\n`)
  return {
    begin: say,
    say: (lines) => say(...lines),
    warn: say,
    end(text) {
      say(text)
      reader.close()
    },
    async line(message, fault) {
      for (;;) {
        say(message)
        const next = await typed.next()
        if (next.done === true) throw new Left(true)
        const wrong = fault(next.value)
        if (wrong === undefined) return next.value
        say(wrong)
      }
    },
  }
}
