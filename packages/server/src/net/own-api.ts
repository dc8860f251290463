import type { HttpBindings } from "@hono/node-server"
import type { Context, Hono } from "hono"
import type { DeckStore } from "../storage/deck-store.ts"
import type { Guest, GuestStore } from "../storage/guest-store.ts"
import type { PersonalData } from "../storage/personal-data.ts"
import type { TableStore } from "../storage/table-store.ts"
import { TableError } from "../table/table-error.ts"
import { guestOf, keepToken } from "./guest-cookie.ts"
import { farewell, keptDeck } from "./messages.ts"
import { fail, read } from "./reply.ts"

type Env = { Bindings: HttpBindings }

export interface OwnApiOptions {
  guests: GuestStore
  decks: DeckStore
  store: TableStore
  personal: PersonalData
  isSecure: boolean
}

/** Routes for what is a guest's own: their tables and decks on all devices, and all that is stored about them. */
export function addOwn(app: Hono<Env>, { guests, decks, store, personal, isSecure }: OwnApiOptions): void {
  const named = async (c: Context<Env>): Promise<Guest> => {
    const guest = await guestOf(c.req.header("cookie"), guests)
    if (guest === null) throw new TableError("no-guest", "say your name first")
    return guest
  }

  app.get("/me/tables", async (c) => c.json({ tables: await store.tablesOf((await named(c)).id) }))

  app.get("/decks", async (c) => c.json({ decks: await decks.of((await named(c)).id) }))

  app.post("/decks", async (c) => {
    const { id } = await named(c)
    const deck = await read(c, keptDeck)
    if (deck === null) return fail(c, 400, "bad-message", "this is no deck")
    if (!(await decks.keep(id, deck))) return fail(c, 400, "too-many", "no more decks are kept")
    return c.json({})
  })

  app.get("/me/data", async (c) => {
    const stored = await personal.of((await named(c)).id)
    c.header("content-disposition", 'attachment; filename="apnap-data.json"')
    return c.json(stored)
  })

  app.post("/me/delete", async (c) => {
    const { id } = await named(c)
    if ((await read(c, farewell)) === null) return fail(c, 400, "bad-message", "say that you are sure")
    await personal.delete(id)
    keepToken(c, "", isSecure)
    return c.json({})
  })
}
