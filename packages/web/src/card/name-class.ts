/** Numbers of characters above which a name is set smaller, and smaller still. */
const LONG = 14
const LONGEST = 20

/** The style sheet classes of a name on a card. */
export function nameClass({ length }: string): string {
  return `name${length > LONG ? " long" : ""}${length > LONGEST ? " longest" : ""}`
}
