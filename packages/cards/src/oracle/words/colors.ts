/** The words for the five colors, with their letters (105.1, 107.4a). */
export const COLOR_WORDS = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const
