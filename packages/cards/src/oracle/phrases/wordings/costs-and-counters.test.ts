import { wordings } from "../../testing/wordings.ts"

wordings("costs of two parts, energy by number, counters of several kinds", [
  [
    "118.3: counters and the object itself",
    "Remove three quest counters from Zap and sacrifice it: You gain 8 life.",
    { cost: [{ pay: "removeCounters", count: 3 }, { pay: "sacrificeSelf" }] },
  ],
  [
    "107.14: energy in words",
    "{T}, Pay eight {E}: Draw a card.",
    { cost: [{}, { pay: "energy", amount: 8 }] },
  ],
  [
    "122.6: several kinds on one object",
    "{T}: Put a +1/+1 counter and a flying counter on target creature.",
    { effect: { do: "sequence", of: [{ kind: "+1/+1" }, { kind: "flying" }] } },
  ],
  [
    "611.2: neither for a turn",
    "{T}: Target creature can't attack or block this turn.",
    { effect: { do: "rule", effects: [{ static: "cantAttack" }, { static: "cantBlock" }] } },
  ],
  [
    "603.8: as soon as it is so",
    "When there are four or more page counters on Zap, exile it.",
    { when: { on: "state", condition: { if: "is" } } },
  ],
  [
    "701.4a: beheld as a cost",
    "Behold a Dragon: Draw a card.",
    { cost: [{ pay: "behold", filter: { subtype: "Dragon" } }] },
  ],
])
