declare const PROGRAM_VERSION: string

/** Names what a game follows from, a hash of the engine's, the cards' and the players' files; `tools/bundle.mjs` writes it into the bundle. */
export const programVersion = PROGRAM_VERSION
