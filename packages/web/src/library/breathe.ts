/** Milliseconds of work between two pauses. */
const SLICE = 12

/** Lets messages be received: to be awaited often during long work. */
export function breathe(): () => Promise<void> | undefined {
  let rest = performance.now() + SLICE
  return () => {
    if (performance.now() < rest) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        rest = performance.now() + SLICE
        resolve()
      })
    })
  }
}
