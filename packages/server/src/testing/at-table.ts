import { type Decision, quietAnswer } from "@apnap/engine"
import { type Client, Visitor } from "./client.ts"
import type { TestServer } from "./run.ts"

const NAMES = ["Ana", "Luc", "Bob"]

/** People at a table with this choice, with the game begun. */
export async function seated(server: TestServer, choice: Parameters<Visitor["makeTable"]>[0] = {}) {
  const visitors = await Promise.all(
    NAMES.slice(0, choice.seats ?? 2).map((name) => Visitor.named(server.url, name)),
  )
  const id = await visitors[0].makeTable(choice)
  const clients = await Promise.all(visitors.map((visitor) => visitor.connect(id)))
  for (const [seat, client] of clients.entries()) await client.sit(seat)
  await Promise.all(clients.map((client) => client.until(() => client.table !== null)))
  return { id, visitors, clients }
}

/** Waits until it is so for each of them. */
export const all = (clients: readonly Client[], isSo: (client: Client) => boolean) =>
  Promise.all(clients.map((client) => client.until(() => isSo(client))))

/** Everybody answers as passively as possible until somebody is asked a fitting decision; returns their client. */
export async function quietUntil(
  clients: readonly Client[],
  fits: (decision: Decision) => boolean,
): Promise<Client> {
  for (;;) {
    const asked = clients.find(({ prompt }) => prompt !== null)
    if (asked === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
    else if (fits(asked.prompt!.decision)) return asked
    else await give(asked, quietAnswer(asked.prompt!.decision))
  }
}

/** Sends the answer, and waits for what comes of it. */
export async function give(client: Client, answer: ReturnType<typeof quietAnswer>): Promise<void> {
  const { table, prompt } = client
  client.send({ request: "answer", at: prompt!.at, game: table!.game, answer })
  await client.until(() => client.table !== table)
}
