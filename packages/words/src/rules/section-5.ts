/** Turn structure. Number, English, French, between tabs. */
export const SECTION_5 = `
502.3	The active player untaps their permanents, all at once.	Le joueur actif dégage ses permanents, tous en même temps.
`
