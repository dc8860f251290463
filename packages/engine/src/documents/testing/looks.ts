/** What a test of the documents looks at: the names of objects, and of the cards in a graveyard. */
export { graveyard, names } from "../../testing/table.ts"
