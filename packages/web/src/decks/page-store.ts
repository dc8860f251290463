import { create } from "zustand"
import { ask } from "../client/library.ts"
import type { CardPage } from "../protocol/library.ts"
import { spoken } from "../words/index.ts"

/** The card whose page is open; null if none is. */
export const usePage = create<{ name: string | null; page: CardPage | null; failed: boolean }>(() => ({
  name: null,
  page: null,
  failed: false,
}))

export function openPage(name: string): void {
  usePage.setState({ name, page: null, failed: false })
  ask({ request: "page", name, language: spoken() }).then(
    (page) => {
      if (usePage.getState().name === name) usePage.setState({ page, failed: page === null })
    },
    () => usePage.setState({ failed: true }),
  )
}

export function closePage(): void {
  usePage.setState({ name: null, page: null, failed: false })
}
