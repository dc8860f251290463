import { useCallback, useEffect, useState } from "react"
import { ApiError } from "../../client/online/api.ts"

/** Milliseconds between two looks. */
const AGAIN = 5000

interface Asked<T> {
  /** Null before it has come. */
  answer: T | null
  /** Does something first, then asks again; the code of what was refused is kept until the next time. */
  after: (act: () => Promise<unknown>) => Promise<void>
  failed: string | null
}

/** What the server says, asked again now and then while the page is seen. `ask` stays the same function as long as it asks the same. */
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
