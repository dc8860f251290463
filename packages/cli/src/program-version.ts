declare const PROGRAM_VERSION: string

/** The version of all code that determines a game: a hash of the engine, card and player files, bundled by `tools/bundle.mjs`. */
export const programVersion = PROGRAM_VERSION
