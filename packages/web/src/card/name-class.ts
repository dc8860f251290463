/** Numbers of characters above which a name is set smaller, and smaller still. */
const LONG = 14
const LONGEST = 20

/** The same of a type line. */
const LONG_TYPES = 30
const LONGEST_TYPES = 38

/** The style sheet classes of a name on a card. */
export function nameClass({ length }: string): string {
  return `name${length > LONG ? " long" : ""}${length > LONGEST ? " longest" : ""}`
}

/** The style sheet classes of a type line on a card. */
export function typesClass({ length }: string): string {
  return `types${length > LONG_TYPES ? " long" : ""}${length > LONGEST_TYPES ? " longest" : ""}`
}
