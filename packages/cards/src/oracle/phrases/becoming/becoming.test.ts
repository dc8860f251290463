import { describe, expect, it } from "vitest"
import { readLine } from "../../compile.ts"

function read(line: string): string {
  const result = readLine(line, ["Test Card"], true)
  if (!result.understood) throw new Error(`stopped at "${result.stoppedAt}"`)
  return JSON.stringify(result.abilities)
}

describe("what an object becomes (205.1)", () => {
  it("new types take the place of the others (205.1a)", () => {
    const text = read("Target land becomes a 3/3 green Elemental creature until end of turn.")
    expect(text).toContain('{"change":"setTypes","types":["creature"]}')
    expect(text).toContain('{"change":"setColors","colors":["G"]}')
  })

  it("new creature types take the place of the others with them (205.1a)", () => {
    const frog = read(
      "Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.",
    )
    expect(frog).toContain('{"change":"setSubtypes","of":"creature","subtypes":["Frog"]}')
  })

  it("an artifact creature keeps what else it is (205.1b)", () => {
    const text = read("Target land becomes a 3/3 artifact creature until end of turn.")
    expect(text).toContain('{"change":"addTypes","types":["artifact","creature"]}')
  })

  it("a Golem artifact creature keeps all but its creature types (205.1b)", () => {
    const text = read("Target land becomes a 3/3 Golem artifact creature until end of turn.")
    expect(text).toContain('{"change":"addTypes","types":["artifact","creature"]}')
    expect(text).toContain('{"change":"setSubtypes","of":"creature","subtypes":["Golem"]}')
    const still = read(
      "Target land becomes a 3/3 Golem artifact creature until end of turn. It's still a land.",
    )
    expect(still).toContain('{"change":"addSubtypes","subtypes":["Golem"]}')
  })

  it("colours stay only where the text says so (205.1b)", () => {
    const types = read("Target creature becomes a black Zombie in addition to its other types.")
    expect(types).toContain('{"change":"setColors","colors":["B"]}')
    const both = read("Target creature becomes a black Zombie in addition to its other colors and types.")
    expect(both).toContain('{"change":"addColors","colors":["B"]}')
    expect(both).toContain('{"change":"addSubtypes","subtypes":["Zombie"]}')
  })
})
