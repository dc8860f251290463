import type { Language } from "@apnap/words"

/** A sentence in each language, so that the page can change it at once. */
export type Sentences = Readonly<Record<Language, string>>
