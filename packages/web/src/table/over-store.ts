import { create } from "zustand"

/** The game whose result was dismissed to look at the table; it can be shown again. */
export const useOver = create<{ aside: number }>(() => ({ aside: -1 }))

export const putResultAside = (game: number): void => useOver.setState({ aside: game })
export const callResultBack = (): void => useOver.setState({ aside: -1 })
