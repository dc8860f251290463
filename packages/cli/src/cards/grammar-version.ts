declare const GRAMMAR_VERSION: string

/** Names the grammar that this program has, a hash of its files; `tools/bundle.mjs` writes it into the bundle. */
export const grammarVersion = GRAMMAR_VERSION
