import { PassThrough, Readable } from "node:stream"
import { draftCard, searchCard, startDraft } from "@apnap/cards"
import { expect, it } from "vitest"
import { plainLines } from "../play/terminal.ts"
import { askPick } from "./ask-pick.ts"
import { DRAFT_PHRASES } from "./phrases.ts"

const cards = [1, 2, 3].map((n) =>
  draftCard(
    searchCard({ name: `Card ${n}`, layout: "normal", type_line: "Artifact", oracle_text: "" }),
    "common",
  ),
)
const recipe = { common: 3, uncommon: 0, rare: 0, mythicOneIn: 0 }

it("asks again after a number or a letter that stands for no card", async () => {
  const draft = startDraft({ variant: "conspiracyDraft", players: ["A", "B"], cards, recipe, seed: 1 })
  const output = new PassThrough()
  const terminal = plainLines(Readable.from(["9\n", "2 b\n", "2 2\n", "2\n"]), output)
  const { chosen, packs } = await askPick(terminal, draft, 0, DRAFT_PHRASES.en)
  expect(chosen).toEqual([{ take: [packs[0][1]] }, null])
  expect(String(output.read()).split(DRAFT_PHRASES.en.wrong(1)).length - 1).toBe(3)
})
