import { useCallback, useEffect, useState } from "react"
import { ApiError } from "../../client/online/api.ts"

/** Milliseconds between two polls. */
const AGAIN = 5000

interface Asked<T> {
  /** Null until loaded. */
  answer: T | null
  /** Does something, then polls at once; the code of a refusal is kept until the next time. */
  after: (act: () => Promise<unknown>) => Promise<void>
  failed: string | null
}

/** Polls the server while the page is visible. `ask` must be a stable function. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<T | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const look = useCallback(async () => {
    try {
      setAnswer(await ask())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.code)
    }
  }, [ask])
  const after = async (act: () => Promise<unknown>) => {
    setFailed(null)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.code)
    }
    await look()
  }
  useEffect(() => {
    void look()
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void look()
    }, AGAIN)
    return () => clearInterval(timer)
  }, [look])
  return { answer, after, failed }
}
