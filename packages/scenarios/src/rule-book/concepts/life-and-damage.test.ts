import { describe } from "vitest"
import { bear, kill, ox } from "../testing/cards.ts"
import { end } from "../testing/moments.ts"
import {
  artifact,
  at,
  attack,
  B,
  block,
  can,
  cast,
  counters,
  creature,
  damage,
  enchantment,
  hand,
  has,
  inExile,
  inHand,
  instant,
  life,
  lost,
  now,
  planeswalker,
  size,
  sorcery,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("life, damage, drawing, counters (119–122)", () => {
  shows("119.3: gained life is added, lost life taken away", {
    a: { hand: [sorcery("Swing", "You gain 3 life. Target player loses 4 life.")] },
    script: [cast("Swing", B), wait],
    then: [life("A", 23), life("B", 16)],
  })
  shows("119.4, 119.4b: nobody pays more life than they have; 0 can always be paid", {
    a: { life: 1, on: [artifact("Leech", "Pay 2 life: You draw a card.")] },
    script: [now(can("A", "Pay 2 life", false))],
  })
  shows("119.5: a set life total is gained or lost", {
    a: {
      on: [enchantment("Mate", "Whenever you gain life, draw a card.")],
      life: 5,
      hand: [sorcery("Reset", "Your life total becomes 10.")],
    },
    script: [cast("Reset"), wait],
    then: [life("A", 10), hand("A", 1)],
  })
  shows("119.5: who can't gain life has no higher total set", {
    a: {
      on: [enchantment("Silence", "Players can't gain life.")],
      life: 5,
      hand: [sorcery("Reset", "Your life total becomes 10.")],
    },
    script: [cast("Reset"), wait],
    then: [life("A", 5)],
  })
  shows("119.7: who can't gain life makes no exchange that would bring some", {
    a: {
      on: [enchantment("Silence", "Players can't gain life.")],
      life: 5,
      hand: [sorcery("Trade", "Exchange life totals with target player.")],
    },
    script: [cast("Trade", B), wait],
    then: [life("A", 5), life("B", 20)],
  })
  shows("119.8: who can't lose life makes no exchange that would cost some", {
    a: {
      on: [enchantment("Shield", "Your life total can't change.")],
      hand: [sorcery("Trade", "Exchange life totals with target player.")],
    },
    b: { life: 5 },
    script: [cast("Trade", B), wait],
    then: [life("A", 20), life("B", 5)],
  })
  shows("120.3a, 120.3e: damage costs players life and is marked on creatures", {
    a: { hand: [sorcery("Hail", "Hail deals 1 damage to each creature and each player.")] },
    b: { on: [bear] },
    script: [cast("Hail"), wait],
    then: [life("A", 19), life("B", 19), damage("Old Bear", 1)],
  })
  shows("120.3c: damage takes loyalty from a planeswalker, 306.8: as many counters", {
    a: { hand: [instant("Zap", "Zap deals 2 damage to any target.")] },
    b: { on: [planeswalker("Old Friend", "5")] },
    script: [cast("Zap", "Old Friend"), wait],
    then: [counters("Old Friend", "loyalty", 3)],
  })
  shows("306.8: damage to a planeswalker takes that many loyalty counters", {
    a: { on: [bear] },
    b: { on: [planeswalker("Old Friend", "5")] },
    script: [attack("Old Bear", "Old Friend")],
    then: [counters("Old Friend", "loyalty", 3), life("B", 20)],
  })
  shows("120.6: damage stays marked until cleanup, also on what stops being a creature", {
    a: { on: [ox], hand: [instant("Zap", "Zap deals 3 damage to target creature.")] },
    script: [cast("Zap", "Grey Ox"), wait, now(damage("Grey Ox", 3))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [damage("Grey Ox", 0)],
  })
  shows("120.8: 0 damage is none at all", {
    a: {
      on: [
        creature("Null", "0/3", "Whenever this creature deals combat damage to a player, you gain 5 life."),
      ],
    },
    script: [attack("Null")],
    then: [life("A", 20)],
  })
  shows(
    "121.2, 121.2b: cards are drawn one at a time: one of two where no more than one may be drawn each turn",
    {
      a: {
        on: [enchantment("Narset", "Each player can't draw more than one card each turn.")],
        hand: [sorcery("Two", "Draw two cards.")],
      },
      script: [cast("Two"), wait],
      then: [hand("A", 1)],
    },
  )
  shows("121.4: drawing from an empty library is tried, and loses the game", {
    a: { emptyLibrary: true, hand: [sorcery("One", "Draw a card.")] },
    script: [cast("One")],
    then: [lost("A")],
  })
  shows("121.5: a card that is put into the hand is not drawn", {
    a: {
      on: [enchantment("Sphinx", "Whenever you draw a card, you gain 1 life.")],
      library: [bear],
      hand: [sorcery("Take", "Put the top card of your library into your hand.")],
    },
    script: [cast("Take"), wait],
    then: [inHand("A", "Old Bear"), life("A", 20)],
  })
  shows("121.6, 121.6a: a replaced draw is no draw, also with an empty library", {
    a: {
      emptyLibrary: true,
      on: [enchantment("Well", "If you would draw a card, you gain 5 life instead.")],
      hand: [sorcery("One", "Draw a card.")],
    },
    script: [cast("One"), wait],
    then: [life("A", 25), lost("A", false)],
  })
  shows("122.1, 122.1a: +1/+1 counters add to power and toughness", {
    a: { on: [bear], hand: [instant("Grow", "Put two +1/+1 counters on target creature.")] },
    script: [cast("Grow", "Old Bear"), wait],
    then: [size("Old Bear", 4, 4)],
  })
  shows("122.1b: a keyword counter gives its keyword", {
    a: { on: [bear], hand: [instant("Wings", "Put a flying counter on target creature.")] },
    script: [cast("Wings", "Old Bear"), wait],
    then: [has("Old Bear", "flying")],
  })
  shows("122.1c: a shield counter goes instead of destruction", {
    a: { on: [bear], hand: [instant("Guard", "Put a shield counter on target creature."), kill] },
    script: [cast("Guard", "Old Bear"), wait, cast("Kill", "Old Bear"), wait],
    then: [there("A", "Old Bear"), counters("Old Bear", "shield", 0)],
  })
  shows("122.1d: a stun counter goes instead of untapping", {
    a: { on: [bear], hand: [instant("Daze", "Tap target creature. Put a stun counter on it.")] },
    script: [at(end, cast("Daze", "Old Bear"))],
    stopAt: { turn: 3, step: "upkeep" },
    then: [tapped("Old Bear"), counters("Old Bear", "stun", 0)],
  })
  shows("122.1h: with a finality counter it is exiled instead of dying", {
    a: { on: [bear], hand: [instant("Mark", "Put a finality counter on target creature."), kill] },
    script: [cast("Mark", "Old Bear"), wait, cast("Kill", "Old Bear"), wait],
    then: [inExile("A", "Old Bear")],
  })
  shows("122.2: counters don't go along into another zone", {
    a: {
      on: [bear],
      hand: [
        instant("Grow", "Put two +1/+1 counters on target creature."),
        instant(
          "Blink",
          "Exile target creature you control, then return it to the battlefield under its owner's control.",
        ),
      ],
    },
    script: [cast("Grow", "Old Bear"), wait, cast("Blink", "Old Bear"), wait],
    then: [counters("Old Bear", "+1/+1", 0)],
  })
  shows("122.3: +1/+1 and -1/-1 counters go in pairs", {
    a: {
      on: [ox],
      hand: [
        instant("Grow", "Put two +1/+1 counters on target creature."),
        instant("Fade", "Put a -1/-1 counter on target creature."),
      ],
    },
    script: [cast("Grow", "Grey Ox"), wait, cast("Fade", "Grey Ox"), wait],
    then: [counters("Grey Ox", "+1/+1", 1), counters("Grey Ox", "-1/-1", 0)],
  })
  shows(
    "120.1: what dealt damage to it is the source, not the recipient (Giant Albatross)",
    ...[false, true].map((pays) => ({
      a: {
        on: [
          creature(
            "Sad Bird",
            "1/1",
            "When this creature dies, for each creature that dealt damage to this creature this turn, destroy that creature unless its controller pays 2 life.",
          ),
        ],
      },
      b: { on: [bear, ox] },
      script: [attack("Sad Bird"), block("Old Bear", "Sad Bird")],
      choices: { B: [pays] },
      then: [there("B", "Old Bear", Number(pays)), there("B", "Grey Ox"), life("B", pays ? 18 : 20)],
    })),
    {
      a: { on: [creature("Sad Bird", "1/1")] },
      b: {
        on: [
          bear,
          ox,
          creature(
            "Hyena",
            "1/1",
            "Whenever a creature dealt damage by this creature this turn dies, you gain 1 life.",
          ),
        ],
      },
      script: [attack("Sad Bird"), block("Old Bear", "Sad Bird"), block("Hyena", "Sad Bird")],
      then: [life("B", 21), life("A", 20)],
    },
  )
})
