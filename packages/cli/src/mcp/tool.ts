import { LANGUAGES } from "@apnap/words"
import type { McpServer } from "@modelcontextprotocol/server"
import { z } from "zod"
import { refusalLine, refusalOf } from "./refusal.ts"

/** A tool's result: lines for readers, and the same as data for programs. */
export interface Told {
  lines: readonly string[]
  data: Readonly<Record<string, unknown>>
}

/** A tool of the server; arguments that `input` rejects never reach `run`. */
export interface Tool<Input extends z.ZodObject> {
  name: string
  description: string
  input: Input
  /** Whether it leaves the server's state unchanged. */
  readOnly: boolean
  /** May throw any coded error: the call is refused with it. */
  run(input: z.output<Input>): Told | Promise<Told>
}

/** The language of the result. */
export const language = z.enum(LANGUAGES).default("en").describe("language of the sentences")

/** Adds a tool; an error becomes a refusal with its code and rule. */
export function addTool<Input extends z.ZodObject>(server: McpServer, tool: Tool<Input>): void {
  const { name, description, input, readOnly } = tool
  // Invalid arguments are refused with a code, like any other refused call.
  const standard = { ...input["~standard"], validate: (value: unknown) => ({ value }) }
  const inputSchema = { "~standard": standard }
  const annotations = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false }
  const call = async (given: unknown) => {
    try {
      const { lines, data } = await tool.run(input.parse(given))
      return { content: [{ type: "text" as const, text: lines.join("\n") }], structuredContent: data }
    } catch (error) {
      const refusal = refusalOf(error)
      const content = [{ type: "text" as const, text: refusalLine(refusal) }]
      return { isError: true, content, structuredContent: { refusal } }
    }
  }
  server.registerTool(name, { description, inputSchema, annotations }, call)
}
