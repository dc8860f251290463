import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { attack, block, creature, life } from "../testing/pieces.ts"
import { type Board, type Own, shows } from "../testing/shows.ts"

describe("evasion", () => {
  const evades = (
    title: string,
    keyword: string,
    stops: readonly Own[],
    not: readonly Own[],
    more: Board = {},
  ) =>
    shows(
      title,
      ...[...stops.map((one) => [one, 20] as const), ...not.map((one) => [one, 18] as const)].map(
        ([one, left]): Board => ({
          ...more,
          a: { on: [creature("Sly", "2/2", keyword, "Human", "{U}")] },
          b: { ...more.b, on: [one, ...(more.b?.on ?? [])] },
          script: [attack("Sly"), block(one.name, "Sly")],
          then: [life("B", left)],
        }),
      ),
    )
  const black = creature("Dark Bear", "2/2", "", "Bear", "{B}")
  const golem = { ...creature("Golem", "2/2"), type_line: "Artifact Creature — Golem" }
  const blue = creature("Blue Bear", "2/2", "", "Bear", "{U}")

  evades(
    "702.9b: only creatures with flying or reach block a flier",
    "Flying",
    [creature("Bird", "1/1", "Flying"), creature("Spider", "1/1", "Reach")],
    [bear],
  )
  evades(
    "702.13b: with intimidate only artifact creatures and those of a color of its own block",
    "Intimidate",
    [golem, blue],
    [black],
  )
  evades(
    "702.14b, 702.14c: with islandwalk it can't be blocked while the defending player has an Island",
    "Islandwalk",
    [],
    [bear],
    { b: { on: ["Island"] } },
  )
  evades("702.14c: without an Island there it can", "Islandwalk", [bear], [], { b: { on: ["Forest"] } })
  evades(
    "702.28b: with shadow only creatures with shadow block",
    "Shadow",
    [creature("Shade", "1/1", "Shadow")],
    [bear],
  )
  evades(
    "702.31b: with horsemanship only creatures with horsemanship block",
    "Horsemanship",
    [creature("Rider", "1/1", "Horsemanship")],
    [bear],
  )
  evades("702.36b: with fear only artifact and black creatures block", "Fear", [golem, black], [blue])
  evades("702.118b: with skulk none of greater power blocks", "Skulk", [bear], [giant])
  evades("702.111b: with menace a single creature doesn't block", "Menace", [], [bear])
  shows("702.28b: a creature with shadow blocks only creatures with shadow", {
    a: { on: [bear] },
    b: { on: [creature("Shade", "1/1", "Shadow")] },
    script: [attack("Old Bear"), block("Shade", "Old Bear")],
    then: [life("B", 18)],
  })
  shows("702.31b: horsemanship blocks anything", {
    a: { on: [bear] },
    b: { on: [creature("Rider", "1/1", "Horsemanship")] },
    script: [attack("Old Bear"), block("Rider", "Old Bear")],
    then: [life("B", 20)],
  })
  shows("702.111b: with menace two creatures block together", {
    a: { on: [creature("Sly", "2/2", "Menace")] },
    b: { on: [bear, ox] },
    script: [attack("Sly"), block("Old Bear", "Sly"), block("Grey Ox", "Sly")],
    then: [life("B", 20)],
  })
})
