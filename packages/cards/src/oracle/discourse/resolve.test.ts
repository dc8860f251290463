import { describe, expect, it } from "vitest"
import { readLine } from "../compile.ts"

/** The data of a line as text, without the names that tie steps together. */
function read(line: string, spell = false): string {
  const result = readLine(line, ["Test Card"], spell)
  if (!result.understood)
    throw new Error(`stopped at "${result.stoppedAt}", expected ${result.expected.join(", ")}`)
  return JSON.stringify(result.abilities)
}
const SELF = '{"sel":"self"}'
const HOST = '{"sel":"attachedTo"}'
const bound = (name: string) => `{"sel":"bound","name":"${name}"}`

describe("what words point back at", () => {
  it("the object itself, once it is named after the event", () => {
    const text = read("Whenever you cast a spell, untap Test Card. Then it gets +1/+1 until end of turn.")
    expect(text).toContain(`"do":"change","what":${SELF}`)
  })

  it("'that spell' is the spell of the event, not the object that speaks", () => {
    const text = read("When an opponent casts a spell, sacrifice Test Card and counter that spell.")
    expect(text).toContain(`"do":"counter","what":${bound("it")}`)
  })

  it("'that card' is no creature on the battlefield that the event is about (109.2)", () => {
    const text = read(
      "Whenever equipped creature attacks, draw a card and reveal it. The creature gets +X/+X until end of turn, where X is that card's mana value.",
    )
    expect(text).toContain(`"n":"manaValue","of":${bound("revealed2")}`)
    const played = read(
      "Whenever a creature deals combat damage to a player, that player exiles the top card of their library. Until end of turn, that creature's controller may play that card.",
    )
    expect(played).toContain(`"do":"permitPlay","what":${bound("moved")}`)
  })

  it("what is attached to 'it' is not itself, though it is chosen in the same breath (301.5c)", () => {
    const text = read(
      "Target creature gets +2/+2 until end of turn. You may attach an Equipment you control to it.",
      true,
    )
    expect(text).toContain('"to":{"sel":"target","slot":0}')
    const put = read(
      "Whenever equipped creature deals combat damage, you may put an Aura card from your hand onto the battlefield attached to it.",
    )
    expect(put).toContain(`"attachTo":${bound("source")}`)
  })

  it("each 'other spell' isn't the object itself, which was cast too", () => {
    const text = read("Test Card enters with a +1/+1 counter on it for each other spell cast this turn.")
    expect(text).toContain('"on":"cast","spell":{"is":"other"}')
  })

  it("what the object enchants", () => {
    expect(read("Enchanted creature gets +2/+2 as long as it's a Goblin.")).toContain(
      `"if":"is","of":${HOST}`,
    )
  })

  it("what becomes a target is the second object of its event, the spell the main one", () => {
    const line = "Whenever a creature you control becomes the target of a spell an opponent controls,"
    expect(read(`${line} untap that creature.`)).toContain(`"do":"untap","what":${bound("other")}`)
    expect(read(`${line} counter that spell.`)).toContain(`"do":"counter","what":${bound("it")}`)
  })

  it("a spell or ability of which nothing is said is not 'that creature'", () => {
    const text = read(
      "Whenever enchanted creature becomes the target of a spell or ability, untap that creature.",
    )
    expect(text).toContain(`"do":"untap","what":${bound("other")}`)
  })

  it("'that player' is never you: the controller of the source that dealt you damage", () => {
    const text = read("Whenever a source an opponent controls deals damage to you, that player loses 2 life.")
    expect(text).toContain(`"player":{"who":"controllerOf","of":${bound("source")}}`)
  })

  it("111.6: 'that card' is no token", () => {
    const text = read(
      "Whenever a creature dies, create a 2/2 black Zombie creature token and exile that card.",
    )
    expect(text).toContain(`"do":"move","what":${bound("it")},"to":"exile"`)
  })

  it("404.1: what is put into your graveyard is yours, and is the object that speaks", () => {
    const text = read(
      "When Test Card is put into your graveyard from the battlefield, return it to your hand.",
    )
    expect(text).toContain(
      '"object":{"is":"and","of":[{"is":"self"},{"is":"ownedBy","player":{"who":"you"}}]}',
    )
    expect(text).toContain(`"do":"move","what":${SELF}`)
  })

  it("'if it's a …' behind another such question is of the same card, not of what was made of it", () => {
    const line = "{T}: Reveal the top card of your library."
    const token = "create a 1/1 green Saproling creature token"
    const text = read(
      `${line} If it's a creature card, ${token}. If it's a land card, put that card onto the battlefield. If it's an artifact card, put it into your hand.`,
    )
    expect(text).toContain(`"if":"is","of":${bound("revealed")},"filter":{"is":"type","type":"land"}`)
    expect(text).toContain(`"do":"move","what":${bound("revealed")},"to":"battlefield"`)
    expect(text).toContain(`"if":"is","of":${bound("revealed")},"filter":{"is":"type","type":"artifact"}`)
  })

  it("what is done instead is named as what would have been done: later words speak of either", () => {
    const line = "Exile the top two cards of your library."
    const instead = "If you control an artifact, exile the top four cards of your library instead."
    const text = read(`${line} ${instead} You may play the exiled cards this turn.`, true)
    expect(text.match(/"bind":"moved"/g)).toHaveLength(2)
    expect(text).toContain(`"do":"permitPlay","what":${bound("moved")}`)
  })

  it("any target that was dealt damage may be destroyed, and is not sacrificed", () => {
    const struck = read(
      "When Test Card enters, it deals 1 damage to any target. If a Dragon is dealt damage this way, destroy it.",
    )
    expect(struck).toContain('"do":"destroy","what":{"sel":"target","slot":0}')
    const thrown = read(
      "Target creature you control deals damage equal to its power to any other target. Then sacrifice it.",
      true,
    )
    expect(thrown).toContain('"do":"sacrifice","what":{"sel":"target","slot":0}')
  })

  it("of two events of one kind, it is what the event was about, be that this object or another", () => {
    const text = read(
      "Whenever Test Card dies or another artifact you control is put into a graveyard from the battlefield, return to your hand target artifact card in your graveyard with lesser mana value.",
    )
    expect(text).toContain(`"n":"manaValue","of":${bound("it")}`)
  })

  it("a target inside the noun phrase of a target has a slot of its own (601.2c)", () => {
    const text = read(
      "Exile up to two target cards from target player's graveyard. That player loses 1 life.",
      true,
    )
    expect(text).toContain(`"of":{"who":"target","slot":0}`)
    expect(text).toContain(`"do":"loseLife","amount":1,"player":{"who":"target","slot":0}`)
  })

  it("a group said again is the same group, with what its words mean", () => {
    const text = read("Tap all creatures target opponent controls. They get -1/-0 until end of turn.", true)
    expect(text).not.toContain("mention")
  })

  it("the creatures that attack, as many as fit", () => {
    const text = read("Whenever one or more Elves you control attack, they gain trample until end of turn.")
    expect(text).toContain(`"what":${bound("it")}`)
  })

  it("of two branches, neither sees what the other made", () => {
    const text = read(
      "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it into your hand.",
      true,
    )
    expect(text).toContain(`"else":{"do":"move","what":${bound("revealed")}`)
  })

  it("a group that a change took hold of stays that group", () => {
    const text = read(
      "Gain control of all creatures with power 3 or less until end of turn. Untap those creatures.",
      true,
    )
    expect(text).toContain(`"do":"untap","what":${bound("changed")}`)
  })

  it("the controller of a target, and who it is that something is said of", () => {
    expect(
      read("Destroy target artifact an opponent controls. That player discards a card.", true),
    ).toContain('"do":"discard","count":1,"player":{"who":"controllerOf","of":{"sel":"target","slot":0}}')
    expect(
      read("Test Card deals damage to each player equal to the number of lands they control.", true),
    ).toContain('"forEachPlayer","of":{"who":"players"}')
  })

  it("608.2h: the size and the controller that an object had before it left", () => {
    const text = read("Exile target creature. Its controller gains life equal to its power.", true)
    expect(text).toContain('"n":"power","of":{"sel":"target","slot":0}')
    expect(text).toContain('"who":"controllerOf","of":{"sel":"target","slot":0}')
  })

  it("what was sacrificed to cast the spell", () => {
    expect(read("You gain life equal to the sacrificed creature's toughness.", true)).toContain(
      bound("sacrificed"),
    )
  })

  it("the cards before the one that was looked for", () => {
    const text = read(
      "Reveal cards from the top of your library until you reveal an artifact card. Put that card into your hand and the rest on the bottom of your library in a random order.",
      true,
    )
    expect(text).toContain(`${bound("found")},"to":"hand"`)
    expect(text).toContain(`${bound("rest")},"to":"library","position":-1,"order":"random"`)
  })

  it("a target of each opponent", () => {
    expect(read("For each opponent, tap target creature that player controls.", true)).toContain(
      '"forEachPlayer":{"who":"opponents"}',
    )
  })
})

describe("what the grammar keeps apart", () => {
  it("boast and its like are keywords, other words before a dash mean nothing", () => {
    expect(read("Boast — {1}: Draw a card.")).toContain('"keyword":"boast"')
    expect(read("Gusto — {1}: Draw a card.")).toContain('"word":"gusto"')
  })

  it("X told at the end of a sentence is that of all its instructions", () => {
    const text = read("You gain X life and draw X cards, where X is the number of lands you control.", true)
    expect(text).not.toContain('{"n":"x"}')
  })

  it("damage instead goes where it would have gone", () => {
    const text = read(
      "Test Card deals 2 damage to target creature. If you control a Goblin, it deals 4 damage instead.",
      true,
    )
    expect(text).toContain('"then":{"do":"damage","amount":4,"to":{"sel":"target","slot":0}')
    expect(text.match(/"filter":{"is":"type","type":"creature"}/g)).toHaveLength(1)
  })

  it("the rows of a results table", () => {
    expect(read("Roll a d20. 1—9 | Draw a card. 10—20 | You gain 4 life.", true)).toContain(
      '"table":[{"from":1,"to":9,',
    )
  })
})
