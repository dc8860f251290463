import type { Language } from "@apnap/words"

/** A sentence in every language, so that the page can switch at once. */
export type Sentences = Readonly<Record<Language, string>>
