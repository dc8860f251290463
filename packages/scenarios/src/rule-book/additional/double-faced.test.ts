import { describe } from "vitest"
import { ban, bear, clone } from "../testing/cards.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  can,
  card,
  cast,
  castBy,
  creature,
  enchantment,
  inGraveyard,
  inHand,
  instant,
  land,
  life,
  manaValue,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

const turning = "{0}: Transform this creature."
const human = (text: string, back: string, cost = "{2}{W}"): Own =>
  faces(
    "transform",
    creature("Were", "2/2", text, "Human", cost),
    creature("Risen", "5/5", back, "Spirit", ""),
  )
const were = human(turning, "Flying")
const modal = faces(
  "modal_dfc",
  creature("Walker", "3/3", "", "Elf", "{4}"),
  instant("Stroll", "You gain 4 life."),
)
const turn = instant("Turn", "Transform target creature.")
const hide = instant("Hide", "Turn target creature face down.")

describe("double-faced cards (701.27, 712)", () => {
  shows("712.8a: elsewhere than on the battlefield and the stack it is its front face", {
    a: { on: [were], hand: [instant("Back", "Return target Spirit you control to its owner's hand.")] },
    script: [act("Were", "{0}: Transform"), wait, cast("Back", "Risen"), wait],
    then: [inHand("A", "Were"), inHand("A", "Risen", 0)],
  })
  shows("712.8, 712.8f: a modal spell is the face that was cast, and nothing of the other", {
    a: { hand: [modal, enchantment("Watch", "Whenever you cast an instant spell, you gain 1 life.")] },
    script: [cast("Watch"), wait, cast("Stroll"), now(life("A", 20)), wait],
    then: [life("A", 25), inGraveyard("A", "Walker")],
  })
  shows("712.8c, 712.11a: cast transformed it is its back face, with the front's mana value", {
    a: {
      graveyard: [
        faces(
          "transform",
          creature("Ghostly", "1/1", "Disturb {0}", "Human", "{3}"),
          creature("Haunting", "4/4", "Flying", "Spirit", ""),
        ),
      ],
      on: [enchantment("Watch", "Whenever you cast a Spirit spell, you gain 1 life.")],
    },
    script: [castBy("Haunting", "disturb"), wait, now(manaValue("Haunting", 3))],
    then: [life("A", 21), size("Haunting", 4, 4)],
  })
  shows("712.8e: a copy of a back face has mana value 0", {
    a: { on: [were], hand: [clone] },
    script: [act("Were", "{0}: Transform"), wait, now(manaValue("Risen", 3)), cast("Clone"), wait],
    choices: { A: [true, "Risen"] },
    then: [there("A", "Risen", 2), { check: "manaValue", card: { card: "Risen", nth: 2 }, is: 0 }],
  })
  shows("712.9: a copy that is no double-faced card itself doesn't transform", {
    a: { on: [were], hand: [clone, turn, turn] },
    script: [cast("Clone"), wait, cast("Turn", { card: "Were", nth: 2 }), wait, now(there("A", "Were", 2))],
    choices: { A: [true, "Were"] },
    then: [there("A", "Risen", 0)],
  })
  shows("712.10, 701.27d: nothing transforms into an instant or sorcery", {
    a: {
      on: [
        faces(
          "modal_dfc",
          creature("Walker", "3/3", "", "Elf", "{4}"),
          instant("Stroll", "You gain 4 life."),
        ),
      ],
      hand: [turn],
    },
    script: [cast("Turn", "Walker"), wait],
    then: [there("A", "Walker"), size("Walker", 3, 3)],
  })
  shows("712.11: a double-faced spell has its front face up", {
    a: { on: [[2, "Plains"], "Plains"], hand: [were] },
    script: [cast("Were"), now({ check: "stack", text: "Cast Were", is: 1 }), wait],
    then: [size("Were", 2, 2)],
  })
  shows("712.11c: only the face that is cast is looked at for whether it can be", {
    a: { hand: [modal] },
    b: { on: [enchantment("Hush", "Players can't cast creature spells.")] },
    script: [cast("Stroll"), wait, now(life("A", 24))],
    then: [inGraveyard("A", "Walker")],
  })
  shows("712.12: a modal land is played with the face that was chosen up", {
    a: {
      hand: [
        faces(
          "modal_dfc",
          card("Meadow", "Land", "{T}: Add {W}.", ""),
          card("Marsh", "Land", "{T}: Add {B}.", ""),
        ),
      ],
    },
    script: [land("Marsh")],
    then: [there("A", "Marsh"), there("A", "Meadow", 0)],
  })
  shows("712.13: a resolving spell enters with the face that was up on the stack", {
    a: {
      hand: [faces("modal_dfc", creature("Fore", "1/1"), creature("Aft", "6/6"))],
    },
    script: [cast("Aft"), wait],
    then: [size("Aft", 6, 6)],
  })
  shows("712.14b: a modal card whose front is no permanent stays where it is", {
    a: {
      graveyard: [
        faces("modal_dfc", instant("Spark", "You gain 1 life."), card("Sparkland", "Land", "", "")),
      ],
      hand: [sorcery("Raise", "Put target card from your graveyard onto the battlefield.")],
    },
    script: [cast("Raise", "Spark"), wait],
    then: [inGraveyard("A", "Spark"), there("A", "Sparkland", 0)],
  })
  shows("712.15, 712.15a: face down it doesn't transform; turned up, its front is up", {
    a: {
      library: [were],
      on: [[2, "Plains"], "Plains"],
      hand: [sorcery("Veil", "Manifest the top card of your library."), turn],
    },
    script: [
      cast("Veil"),
      wait,
      cast("Turn", "[no name]"),
      wait,
      now(size("[no name]", 2, 2)),
      act("[no name]", "{2}{W}"),
    ],
    then: [there("A", "Were"), size("Were", 2, 2)],
  })
  shows("712.16: a double-faced permanent isn't turned face down", {
    a: { on: [were, bear], hand: [hide, hide] },
    script: [cast("Hide", "Were"), wait, cast("Hide", "Old Bear"), wait],
    then: [there("A", "Were"), there("A", "Old Bear", 0), there("A", "[no name]")],
  })
  shows("712.17: exiled face down it stays hidden", {
    a: { library: [were], hand: [sorcery("Tuck", "Exile the top card of your library face down.")] },
    script: [cast("Tuck"), wait],
    then: [{ check: "sees", player: "B", card: "Were", is: false }],
  })
  shows("701.27e: turning into something is seen by what it has turned into", {
    a: { on: [human(turning, "When this creature transforms into Risen, you gain 4 life.")] },
    script: [act("Were", "{0}: Transform"), wait],
    then: [life("A", 24)],
  })
  shows("701.27f: an ability activated before it transformed doesn't turn it back", {
    a: { on: [human(turning, turning)] },
    script: [act("Were", "{0}: Transform"), act("Were", "{0}: Transform"), wait],
    then: [there("A", "Risen")],
  })
  shows("712.19: the name of either face may be chosen", {
    a: { on: [human(turning, turning)], hand: [ban] },
    script: [act("Were", "{0}: Transform"), wait, cast("Ban"), wait, now(can("A", "{0}: Transform", false))],
    choices: { A: ["Risen"] },
  })
})
