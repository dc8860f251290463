import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  act,
  at,
  cast,
  creature,
  damage,
  inGraveyard,
  instant,
  life,
  now,
  onStack,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("targets that are changed or looked at (115.7–115.9)", () => {
  const turn = instant("Turn", "You may choose new targets for target spell.")
  const zap = instant("Zap", "Zap deals 2 damage to target creature.")
  shows("115.7f: new targets keep the division that there was", {
    a: {
      hand: [sorcery("Rain", "Rain deals 4 damage divided as you choose among one or two targets."), turn],
    },
    b: { on: [giant, ox, creature("Wall", "0/9")] },
    targets: { A: [{ card: "Big Giant", amount: 3 }, { card: "Grey Ox", amount: 1 }, "Wall", "Grey Ox"] },
    choices: { A: [true] },
    script: [cast("Rain"), cast("Turn", "Rain"), wait],
    then: [damage("Wall", 3), damage("Grey Ox", 1), damage("Big Giant", 0)],
  })
  shows("115.8: new targets don't change the mode", {
    a: {
      hand: [
        instant(
          "Either",
          "Choose one —\n• Destroy target artifact.\n• Either deals 3 damage to target creature.",
        ),
        turn,
      ],
    },
    b: { on: [giant, ox] },
    modes: { A: [2] },
    targets: { A: ["Big Giant", "Turn", "Grey Ox"] },
    choices: { A: [true] },
    script: [cast("Either", "Big Giant"), cast("Turn", "Either"), wait],
    then: [damage("Grey Ox", 3), damage("Big Giant", 0)],
  })
  const bend = instant("Bend", "Counter target spell with a single target.")
  shows(
    "115.9a: 'with a single target' counts what was chosen as the spell was put on the stack",
    {
      a: { hand: [sorcery("Two", "Two deals 1 damage to each of two target creatures."), bend] },
      b: { on: [giant, ox] },
      script: [cast("Two", "Big Giant", "Grey Ox"), at(never, cast("Bend", "Two"))],
    },
    {
      a: { hand: [zap, bend] },
      b: { on: [giant] },
      script: [cast("Zap", "Big Giant"), cast("Bend", "Zap"), wait],
      then: [damage("Big Giant", 0)],
    },
  )
  shows(
    "115.9b: 'that targets' asks what the targets are now",
    {
      a: { hand: [zap, zap], on: [bear] },
      b: {
        on: [giant],
        hand: [instant("Guard", "Counter target spell that targets a creature you control.")],
      },
      script: [cast("Zap", "Big Giant"), at({ player: "B" }, cast("Guard", "Zap")), wait],
      then: [damage("Big Giant", 0), inGraveyard("A", "Zap")],
    },
    {
      a: { hand: [zap], on: [bear] },
      b: {
        on: [giant],
        hand: [instant("Guard", "Counter target spell that targets a creature you control.")],
      },
      script: [cast("Zap", "Old Bear"), at({ ...never, player: "B" }, cast("Guard", "Zap"))],
    },
  )
  const quick = instant("Quick", "Destroy target creature.")
  const ward = instant("Ward", "Counter target spell that targets a creature.")
  shows(
    "115.9b: a target that left is ignored, as it last was doesn't count; one that is no legal target any more does",
    {
      a: { hand: [zap] },
      b: { on: [giant], hand: [quick, ward] },
      script: [
        cast("Zap", "Big Giant"),
        at({ player: "B" }, { ...cast("Quick", "Big Giant"), when: { onStack: "Cast Zap" } }),
        at({ ...never, player: "B" }, { ...cast("Ward", "Zap"), when: { notOnStack: "Cast Quick" } }),
      ],
      then: [inGraveyard("B", "Big Giant")],
    },
    {
      a: { hand: [zap] },
      b: { on: [giant], hand: [instant("Veil", "Target creature gains hexproof until end of turn."), ward] },
      script: [
        cast("Zap", "Big Giant"),
        at({ player: "B" }, { ...cast("Veil", "Big Giant"), when: { onStack: "Cast Zap" } }),
        at({ player: "B" }, { ...cast("Ward", "Zap"), when: { notOnStack: "Cast Veil" } }),
        wait,
      ],
      then: [inGraveyard("B", "Ward"), damage("Big Giant", 0)],
    },
  )
  shows("115.9b, 115.9c: 'targets only' ignores one that left, too", {
    a: { hand: [zap] },
    b: {
      on: [giant],
      hand: [quick, instant("Ward", "Counter target spell that targets only a single creature.")],
    },
    script: [
      cast("Zap", "Big Giant"),
      at({ player: "B" }, { ...cast("Quick", "Big Giant"), when: { onStack: "Cast Zap" } }),
      at({ ...never, player: "B" }, { ...cast("Ward", "Zap"), when: { notOnStack: "Cast Quick" } }),
    ],
  })
  shows("115.9c: 'targets only' asks how many different ones were chosen", {
    a: {
      hand: [sorcery("Both", "Tap two target creatures."), instant("Tip", "Tap target creature.")],
      on: [
        creature(
          "Hero",
          "1/1",
          "Whenever you cast a spell that targets only this creature, you gain 3 life.",
        ),
        bear,
      ],
    },
    script: [cast("Both", "Hero", "Old Bear"), wait, now(life("A", 20)), cast("Tip", "Hero"), wait],
    then: [life("A", 23)],
  })
  shows(
    "115.1, 115.1a: without a target there is no casting, and one that is chosen stays",
    { a: { hand: [zap] }, script: [at(never, cast("Zap"))] },
    {
      a: { hand: [zap, instant("Call", "Create a 1/1 white Soldier creature token.")] },
      b: { on: [giant] },
      script: [cast("Zap", "Big Giant"), cast("Call"), wait],
      then: [damage("Big Giant", 2), there("A", "Soldier Token")],
    },
  )
  shows("115.5: a counterspell alone on the stack has nothing to counter", {
    a: { hand: [instant("No", "Counter target spell.")] },
    script: [at(never, cast("No"))],
  })
  shows("115.2: a spell is a target where one is meant, and a permanent is not", {
    a: { hand: [instant("No", "Counter target spell."), zap] },
    b: { on: [giant] },
    script: [cast("Zap", "Big Giant"), cast("No", "Zap"), wait, now(onStack(0))],
    then: [damage("Big Giant", 0)],
  })
  const spellskite = creature(
    "Magnet",
    "0/4",
    "{0}: Change a target of target spell or ability to this creature.",
  )
  const magnet = (spell: ReturnType<typeof instant>, ...targets: readonly string[]) => ({
    a: { on: [spellskite], hand: [spell] },
    b: { on: [giant, ox] },
    script: [cast(spell.name, ...targets), act("Magnet", "{0}", spell.name), wait],
  })
  shows(
    "115.7b: one target becomes this creature, if it's a legal one",
    { ...magnet(zap, "Big Giant"), then: [damage("Magnet", 2), damage("Big Giant", 0)] },
    {
      ...magnet(
        instant("Spare", "Spare deals 2 damage to target creature an opponent controls."),
        "Big Giant",
      ),
      then: [damage("Magnet", 0), damage("Big Giant", 2)],
    },
    {
      ...magnet(
        instant("Both", "Both deals 1 damage to each of two target creatures."),
        "Big Giant",
        "Grey Ox",
      ),
      choices: { A: ["Big Giant"] },
      then: [damage("Magnet", 1), damage("Big Giant", 0), damage("Grey Ox", 1)],
    },
  )
})
