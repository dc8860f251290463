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
  [
    "601.2f: what each thing given up takes off the total cost",
    "As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.",
    {
      effects: [{ many: true, cost: [{ pay: "sacrifice" }, { pay: "reduction", mana: "{2}" }] }],
    },
  ],
  [
    "601.2f: what life paid for spells takes off their total cost",
    "As an additional cost to cast red permanent spells, you may pay 2 life. Those spells cost {R} less to cast if you paid life this way. This effect reduces only the amount of red mana you pay.",
    {
      effects: [{ by: { who: "you" }, cost: [{ pay: "life" }, { pay: "reduction", coloredOnly: true }] }],
    },
  ],
  [
    "702.34a: a flashback cost with a reduction",
    "Flashback {8}{W}{W}. This spell costs {X} less to cast this way, where X is the greatest mana value of a commander you own on the battlefield or in the command zone.",
    { cost: [{ mana: "{8}{W}{W}" }, { times: { n: "over", fold: "greatest" } }] },
  ],
  [
    "701.31: a vote that has players planeswalk or chaos ensue",
    "When Zap enters, starting with you, each player votes for planeswalk or chaos. If planeswalk gets more votes, planeswalk. If chaos gets more votes or the vote is tied, chaos ensues.",
    {
      effect: {
        of: [{ do: "vote" }, { then: { action: "planeswalk" } }, { then: { action: "chaosEnsues" } }],
      },
    },
  ],
  [
    "601.2h: mana of one color alone for X",
    "{X}: Zap deals X damage to each creature and each player. Spend only black mana on X.",
    { onX: "B", effect: { do: "damage" } },
  ],
  [
    "702.22b: bands with other",
    'Legendary creatures you control have "bands with other legendary creatures."',
    { effects: [{ changes: [{ abilities: [{ keyword: "bandsWithOther", filter: { is: "and" } }] }] }] },
  ],
  [
    "702.22b: losing banding of both kinds",
    '{T}: Target creature loses banding and all "bands with other" abilities until end of turn.',
    { effect: { changes: [{ keywords: ["banding"] }] } },
  ],
  [
    "608.2d: the chosen result of two dice, and the other one",
    "When Zap enters, roll two d12 and choose one result. Zap deals damage equal to that result to each creature. Then create a number of Treasure tokens equal to the other result.",
    { effect: { of: [{ pick: true }, { amount: { name: "result" } }, { count: { name: "resultOther" } }] } },
  ],
  [
    "608.2d: friends and foes",
    "When Zap enters, for each player, choose friend or foe. Each friend draws a card. Each foe discards a card.",
    { effect: { of: [{ do: "friendOrFoe" }, { player: { name: "friend" } }, { player: { name: "foe" } }] } },
  ],
  [
    "116.2c: an Aura for as long as its controller likes",
    "{W}, {T}: Zap loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {W} to end this effect.",
    {
      effect: {
        of: [{ endFor: "{W}", changes: [{ change: "loseThisAbility" }, {}, {}, {}] }, { do: "attach" }],
      },
    },
  ],
  [
    "608.2d: one more counter of each kind",
    "{T}: For each kind of counter on target permanent or player, give that permanent or player another counter of that kind.",
    { effect: { do: "anotherOfEach" }, targets: [{ players: { who: "players" } }] },
  ],
  [
    "608.2d: one more or one less of each kind",
    "When Zap enters, for each kind of counter on target permanent, put another counter of that kind on it or remove one from it.",
    { effect: { do: "anotherOfEach", orRemove: true } },
  ],
  [
    "122.6a: enters with a number of counters told afterwards",
    "When Zap dies, return it to the battlefield with a number of +1/+1 counters on it equal to the number of creatures you control.",
    { effect: { to: "battlefield", counters: [{ count: { n: "count" } }] } },
  ],
])
