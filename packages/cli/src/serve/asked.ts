/** Resolves when this process is asked to end. */
export function asked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve())
  })
}
