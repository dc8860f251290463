/** Milliseconds of work between two looks at what is asked. */
const SLICE = 12

/** Lets questions be heard now and then: to be awaited often within long work. */
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
