import { countBits, type SearchCard, type SearchFace, type Share } from "../search-card.ts"
import { type Field, fault, type Matcher, onlyEqual, unlessDenied } from "./field.ts"

const PERMANENT = /\b(?:artifact|battle|creature|enchantment|land|planeswalker)\b/
const HISTORIC = /\b(?:legendary|artifact|saga)\b/

const front = (card: SearchCard): SearchFace => card.faces[0]
const layout =
  (name: string): Matcher =>
  (card) =>
    card.layout === name
const isOf =
  (share: Share): Matcher =>
  (card) =>
    card.share === share

/** Values of `is:`. Understanding must be computed beforehand: until then a card matches none of its three values. */
const KINDS: Readonly<Record<string, Matcher>> = {
  whole: isOf("whole"),
  partly: isOf("partly"),
  unknown: isOf("none"),
  embedded: (card) => card.embedded,
  imported: (card) => !card.embedded,
  permanent: (card) => PERMANENT.test(front(card).typeLine),
  spell: (card) => !/\bland\b/.test(front(card).typeLine),
  historic: (card) => HISTORIC.test(front(card).typeLine),
  vanilla: (card) => /\bcreature\b/.test(front(card).typeLine) && card.faces.every(({ text }) => text === ""),
  commander: isCommander,
  dfc: (card) => ["transform", "modal_dfc", "modalDfc", "battle", "meld"].includes(card.layout),
  mdfc: (card) => card.layout === "modal_dfc" || card.layout === "modalDfc",
  split: (card) => card.layout === "split" || card.layout === "room",
  transform: layout("transform"),
  flip: layout("flip"),
  meld: layout("meld"),
  adventure: layout("adventure"),
  leveler: layout("leveler"),
  hybrid: (card) => card.faces.some(({ cost }) => /\{[^{}]*\/[WUBRGC0-9]\}/.test(cost)),
  phyrexian: (card) => card.faces.some(({ cost, text }) => cost.includes("/P}") || text.includes("/p}")),
  multicolor: (card) => countBits(card.colors) > 1,
}

/** 903.3: a legendary creature or Vehicle, or a card whose text says that it can be your commander. */
export function isCommander(card: SearchCard): boolean {
  const { typeLine, text, power } = front(card)
  const legend =
    /\blegendary\b/.test(typeLine) &&
    (/\bcreature\b/.test(typeLine) || (/\bvehicle\b/.test(typeLine) && power !== null))
  return legend || text.includes("can be your commander")
}

export const is: Field = (term) => {
  onlyEqual(term)
  const key = term.value.toLowerCase()
  if (!Object.hasOwn(KINDS, key)) throw fault("search/value", term)
  return unlessDenied(term, KINDS[key])
}

export const not: Field = (term) => {
  const matches = is(term)
  return (card) => !matches(card)
}

/** Whether a term asks how well cards are understood. */
export function asksShare(field: string, value: string): boolean {
  return (field === "is" || field === "not") && ["whole", "partly", "unknown"].includes(value.toLowerCase())
}
