declare const GRAMMAR_VERSION: string

/** The version of this program's grammar: a hash of its files, written into the bundle by `tools/bundle.mjs`. */
export const grammarVersion = GRAMMAR_VERSION
