import { wordings } from "../testing/wordings.ts"

const EXILED = "Whenever Zap attacks, exile the top card of your library. You may play that card this turn."
wordings("what differs for cards played this way, and loyalty abilities", [
  [
    "614.1c: what is played enters tapped",
    "{T}: You may play target snow permanent card from your graveyard this turn. If you do, it enters tapped.",
    { effect: { do: "permitPlay", with: [{ abilities: [{ effects: [{ tapped: true }] }] }] } },
  ],
  [
    "a spell has an ability",
    "Whenever Zap attacks, exile the top five cards of your library. You may cast an artifact spell from among them this turn. If you do, it has affinity for artifacts.",
    { effect: { of: [{}, { do: "permitPlay", with: [{ abilities: [{ keyword: "affinity" }] }] }] } },
  ],
  [
    "a spell is of a type already on the stack",
    "{T}: You may cast a creature spell from your graveyard this turn. If you do, it enters with a finality counter on it and is a Vampire in addition to its other types.",
    {
      effect: {
        do: "rule",
        effects: [{ with: [{ change: "addAbilities" }, { change: "addSubtypes", subtypes: ["Vampire"] }] }],
      },
    },
  ],
  [
    "603.12: what playing the card triggers",
    `${EXILED} When you play a card this way, Zap deals 2 damage to each player.`,
    { effect: { of: [{}, { do: "permitPlay", then: { do: "damage", amount: 2 } }] } },
  ],
  [
    "608.2g: another player casts the spell",
    "Whenever an opponent casts a spell, reveal the top card of your library. That opponent may cast the revealed card without paying its mana cost.",
    { effect: { of: [{}, { do: "cast", player: { who: "bound" }, free: true, optional: true }] } },
  ],
  [
    "606.3: on any turn",
    "You may activate loyalty abilities of Zap on any player's turn any time you could cast an instant.",
    { effects: [{ static: "activateAsInstant", abilities: { is: "self" }, loyalty: true }] },
  ],
  [
    "606.3: twice each turn",
    "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once.",
    { effects: [{ static: "mayActivateTwice", of: { sel: "all" } }] },
  ],
  [
    "606.3: not at all",
    "Players can't activate planeswalkers' loyalty abilities.",
    { effects: [{ static: "cantActivate", who: { who: "players" }, loyaltyOnly: true }] },
  ],
  [
    "702.165a: the target of a keyword's ability",
    "Whenever a creature you control becomes the target of a backup ability, copy that ability.",
    { when: { on: "targeted", by: { is: "ability", keyword: "backup" } }, effect: { do: "copySpell" } },
  ],
  [
    "712.20: as it transforms",
    "As Zap transforms into Zap, choose an opponent.",
    { effects: [{ static: "asTransforms", as: { do: "chooseForSource", what: "opponent" } }] },
  ],
  [
    "702.138c: escapes with an ability",
    'Zap escapes with "Whenever Zap deals combat damage to a player, draw a card."',
    { effects: [{ condition: { if: "paid" }, abilities: [{ when: { on: "damage" } }] }] },
  ],
  [
    "701.3d: only what is attached is unattached, not the creature that it was attached to",
    "When Zap enters, you may attach an Equipment you control to target creature. If you do, unattach it at the beginning of the next end step.",
    { effect: { then: { effect: { do: "unattach", what: { sel: "bound", name: "chosen" } } } } },
  ],
  [
    "701.3d: Equipment is unattached",
    "When Zap enters, unattach all Equipment from target creature.",
    { effect: { do: "unattach", what: { sel: "attachments", of: { sel: "target" } } } },
  ],
  [
    "614.6: only if it is in a graveyard",
    "Whenever an opponent discards a card, you may put that card from a graveyard onto the battlefield under your control.",
    { effect: { effect: { what: { sel: "filtered", filter: { is: "inZone", zone: "graveyard" } } } } },
  ],
  [
    "201.5: another name that ends in the own one",
    "When Zap enters, destroy target creature named Hammer of Zap.",
    { targets: [{ filter: { of: [{}, { is: "name", name: "Hammer of Zap" }] } }] },
  ],
  [
    "500.7: two extra turns",
    "When Zap enters, target player takes two extra turns after this one.",
    { effect: { do: "extraTurn", count: 2 } },
  ],
])
