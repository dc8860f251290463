import { describe, expect, it } from "vitest"
import { CREATURE, instant, landCard, resolve } from "../casting/testing/table.ts"
import { characteristics, keywords } from "../characteristics/query.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { TextWord } from "../language/effects/object-effect.ts"
import { keywordAbility } from "../language/keyword-ability.ts"
import { creature, put, spell, table } from "../testing/table.ts"

const changing = (...words: TextWord[]): Effect => ({
  do: "changeText",
  what: { sel: "target", slot: 0 },
  words,
  duration: "permanent",
})
const [WHITE, BLACK, RED] = [0, 2, 3]

describe("612: text that is changed", () => {
  it("612.2, 305.6: a Plains in whose text Plains became Swamp (Magical Hack) taps for black mana", () => {
    const s = table()
    const plains = put(s, 0, landCard("Plains"))
    const { asked } = run(s, changing("landType"), { targets: [[plains]] }, ["Plains", "Swamp"])
    const { subtypes, name } = characteristics(s, plains)
    expect([subtypes, name]).toEqual([["Swamp"], "Plains"])
    expect(characteristics(s, plains).abilities).toMatchObject([{ effect: { mana: { mana: "{B}" } } }])
    expect(asked.map(({ purpose }) => purpose)).toEqual(["oldWord", "newWord"])
    expect(asked[1]).toMatchObject({ kind: "name", options: ["Island", "Swamp", "Mountain", "Forest"] })
  })

  it("612.2: protection from red becomes protection from white (Sleight of Mind)", () => {
    const s = table()
    const red = { is: "color", color: "R" } as const
    const knight = put(s, 0, creature("Knight", 2, 2, [keywordAbility("protection", { filter: red })]))
    run(s, changing("color"), { targets: [[knight]] }, [[RED], [WHITE]])
    expect(keywords(s, knight, "protection")).toMatchObject([{ filter: { is: "color", color: "W" } }])
  })

  it("608.2d: the kind of word is chosen where there are two (Mind Bend)", () => {
    const s = table()
    const plains = put(s, 0, landCard("Plains"))
    run(s, changing("color", "landType"), { targets: [[plains]] }, [[1], "Plains", "Forest"])
    expect(characteristics(s, plains).subtypes).toEqual(["Forest"])
  })

  it("608.2b, 612.2: a spell's text changes on the stack, so its target becomes illegal", () => {
    const nonblack = { is: "not", of: { is: "color", color: "B" } } as const
    const terror = instant("Terror", "{B}", {
      targets: [{ filter: { is: "and", of: [CREATURE, nonblack] } }],
      effect: { do: "destroy", what: { sel: "target", slot: 0 } },
    })
    const { faces, ...rest } = creature("Goblin", 1, 1)
    const red = { ...rest, faces: [{ ...faces[0], colors: ["R"] as const }] }
    for (const [to, dies] of [
      [RED - 1, false],
      [WHITE, true],
    ] as const) {
      const s = table()
      const goblin = put(s, 1, red)
      const onStack = spell(s, 0, terror, { targets: [[goblin]] })
      run(s, changing("color"), { targets: [[onStack]] }, [[BLACK], [to]])
      resolve(s)
      expect(s.objects[goblin] === undefined).toBe(dies)
    }
  })
})
