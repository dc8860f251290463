import { expect, it } from "vitest"
import { differences } from "./deck-differences.ts"

const content = { list: "60 Forest", format: "constructed", until: "", colors: "G" }
const own = (id: string, changed: number, name = id) => ({ id, changed, name, ...content })
const kept = (id: string, changed: number, name = id) => ({ id, changed, deck: { name, ...content } })
const deleted = (id: string, changed: number) => ({ id, changed, deck: null })
const NOTHING = { take: [], drop: new Set(), send: [] }

it("a deck that only one side has goes to the other", () => {
  expect(differences([own("a", 1)], {}, [])).toEqual({ ...NOTHING, send: [kept("a", 1)] })
  expect(differences([], {}, [kept("b", 1)])).toEqual({ ...NOTHING, take: [own("b", 1)] })
})

it("of a deck that both have the later change counts, and equal ones stay", () => {
  expect(differences([own("a", 2, "here")], {}, [kept("a", 1)]).send).toEqual([kept("a", 2, "here")])
  expect(differences([own("a", 1)], {}, [kept("a", 2, "there")]).take).toEqual([own("a", 2, "there")])
  expect(differences([own("a", 1)], {}, [kept("a", 1)])).toEqual(NOTHING)
})

it("a deleted deck is deleted on the other side, unless it was changed there later", () => {
  expect(differences([], { a: 5 }, [kept("a", 4)])).toEqual({ ...NOTHING, send: [deleted("a", 5)] })
  expect(differences([], { a: 5 }, [kept("a", 6)]).take).toEqual([own("a", 6)])
  expect(differences([own("a", 4)], {}, [deleted("a", 5)])).toEqual({ ...NOTHING, drop: new Set(["a"]) })
  expect(differences([own("a", 6)], {}, [deleted("a", 5)]).send).toEqual([kept("a", 6)])
  expect(differences([], { a: 5 }, [deleted("a", 5)])).toEqual(NOTHING)
})
