/** The colors as options name them. */
export const COLOR_NAMES = { W: "White", U: "Blue", B: "Black", R: "Red", G: "Green" } as const
