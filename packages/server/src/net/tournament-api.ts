import type { TournamentChoice } from "@apnap/session/protocol"
import type { HttpBindings } from "@hono/node-server"
import type { Context, Hono } from "hono"
import type { Guest, GuestStore } from "../storage/guest-store.ts"
import { TableError } from "../table/table-error.ts"
import type { Tournaments } from "../tournament/tournaments.ts"
import { guestOf } from "./guest-cookie.ts"
import { matchResult, playerNamed, tournamentChoice, tournamentDeck } from "./messages.ts"
import { fail, read } from "./reply.ts"

type Env = { Bindings: HttpBindings }

const ID = /^[\w-]{12}$/

/** Routes for listing, making and joining tournaments. */
export function addTournaments(
  app: Hono<Env>,
  { tournaments, guests }: { tournaments: Tournaments; guests: GuestStore },
): void {
  const known = (c: Context<Env>) => guestOf(c.req.header("cookie"), guests)
  const named = async (c: Context<Env>): Promise<Guest> => {
    const guest = await known(c)
    if (guest === null) throw new TableError("no-guest", "say your name first")
    return guest
  }

  app.get("/tournaments", async (c) => c.json({ tournaments: await tournaments.listed() }))

  app.post("/tournaments", async (c) => {
    const guest = await named(c)
    const choice: TournamentChoice | null = await read(c, tournamentChoice)
    if (choice === null) return fail(c, 400, "bad-message", "such a tournament can't be made")
    return c.json({ id: await tournaments.create(choice, guest) })
  })

  app.get("/tournaments/:id", async (c) => {
    const guest = await known(c)
    const view = await tournaments.view(idIn(c), guest?.id ?? null)
    return view === null ? fail(c, 404, "no-tournament", "there is no such tournament") : c.json(view)
  })

  app.post("/tournaments/:id/join", async (c) => {
    const guest = await named(c)
    const body = await read(c, tournamentDeck)
    if (body === null) return fail(c, 400, "bad-message", "this is no deck")
    await tournaments.join(idIn(c), guest, body.deck)
    return c.json({})
  })

  app.post("/tournaments/:id/drop", async (c) => {
    await tournaments.drop(idIn(c), (await named(c)).id)
    return c.json({})
  })

  app.post("/tournaments/:id/remove", async (c) => {
    const { id: by } = await named(c)
    const whom = await read(c, playerNamed)
    if (whom === null) return fail(c, 400, "bad-message", "say who is meant")
    await tournaments.remove(idIn(c), by, whom)
    return c.json({})
  })

  app.post("/tournaments/:id/result", async (c) => {
    const { id: by } = await named(c)
    const result = await read(c, matchResult)
    if (result === null) return fail(c, 400, "bad-message", "this is no result")
    await tournaments.correct(idIn(c), by, result)
    return c.json({})
  })

  app.post("/tournaments/:id/end-round", async (c) => {
    await tournaments.endRound(idIn(c), (await named(c)).id)
    return c.json({})
  })

  app.post("/tournaments/:id/start", async (c) => {
    await tournaments.start(idIn(c), (await named(c)).id)
    return c.json({})
  })
}

function idIn(c: Context<Env>): string {
  const id = c.req.param("id") ?? ""
  return ID.test(id) ? id : ""
}
