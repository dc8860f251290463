/** An ability that functions during the draft (905.2). */
export type DraftAbility =
  /** Revealed as it is drafted, with something noted (905.2b), or without. */
  | { readonly is: "reveal"; readonly note?: "number" | "passer" | "next card" }
  /** Drafted face up (905.2c). */
  | { readonly is: "face up" }
  /** As a card (a creature card) is drafted, it may be revealed and noted; this card is turned face down. */
  | { readonly is: "noting"; readonly note: "name" | "creature types"; readonly creature: boolean }
  /** A second card may be drafted from a pack; this card is put into it. */
  | { readonly is: "additional" }

/** Beginnings of the lines in lower case, "~" for the card's name, and the abilities that they stand for. */
const LINES: readonly (readonly [RegExp, DraftAbility])[] = [
  [
    /^reveal (?:~|this card) as you draft it and note how many cards you've drafted this draft round/,
    { is: "reveal", note: "number" },
  ],
  [
    /^reveal (?:~|this card) as you draft it and note the player who passed it to you/,
    { is: "reveal", note: "passer" },
  ],
  [
    /^reveal (?:~|this card) as you draft it\. reveal the next card you draft and note its name/,
    { is: "reveal", note: "next card" },
  ],
  [/^reveal (?:~|this card) as you draft it/, { is: "reveal" }],
  [/^draft (?:~|this card) face up/, { is: "face up" }],
  [
    /^as you draft a creature card, you may reveal it, note its name, then turn/,
    { is: "noting", note: "name", creature: true },
  ],
  [
    /^as you draft a card, you may reveal it, note its name, then turn/,
    { is: "noting", note: "name", creature: false },
  ],
  [
    /^as you draft a creature card, you may reveal it, note its creature types, then turn/,
    { is: "noting", note: "creature types", creature: true },
  ],
  [
    /^as you draft a card, you may draft an additional card from that booster pack\. if you do, put (?:~|this card) into that booster pack/,
    { is: "additional" },
  ],
]

/** The abilities among these lines of a card's text that function during a draft. */
export function draftAbilities(text: string): readonly DraftAbility[] {
  return text.split("\n").flatMap((line) => LINES.find(([begins]) => begins.test(line))?.[1] ?? [])
}
