import { z } from "zod"

/** What the log keeps of an error. */
export interface LoggedError {
  type: string
  message: string
  code?: string
  /** The places alone: the text before them repeats the message. */
  stack: string
  cause?: LoggedError
}

const failedQuery = z.object({ query: z.string(), params: z.array(z.unknown()) })
const coded = z.object({ code: z.string() })
const MOST_CAUSES = 5

/**
 * An error without the data it was about: a database names what a failed statement was to write, and that may be a table's secret, a
 * token's hash or what somebody wrote.
 */
export function loggedError(error: unknown, causes = MOST_CAUSES): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" }
  // A message of Drizzle's ends with the data; one of the database itself goes without.
  const query = error.message.startsWith("Failed query")
    ? failedQuery.safeParse(error).data?.query
    : undefined
  const code = coded.safeParse(error).data?.code
  return {
    type: error.name,
    message: query === undefined ? error.message : `failed query: ${query}`,
    ...(code !== undefined && { code }),
    stack: placesOf(error),
    ...(error.cause !== undefined && causes > 0 && { cause: loggedError(error.cause, causes - 1) }),
  }
}

/** What follows the message: the message itself may have lines that look like places. */
function placesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? "" : stack.slice(at + message.length).trimStart()
}
