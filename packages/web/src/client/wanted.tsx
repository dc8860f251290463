import { type ComponentType, lazy } from "react"

/** A part of the page that failed to load, for example offline. */
export class NotLoaded extends Error {
  override readonly name = "NotLoaded"
}

/** A lazily loaded part of the page. */
interface Part<P extends object = object> {
  load: () => Promise<ComponentType<P>>
  /** The loaded component; null until needed, and again after a failure. */
  drawn: ComponentType<P> | null
}

const failed = new Set<{ drawn: unknown }>()

export function whenWanted<P extends object = object>(load: () => Promise<ComponentType<P>>): Part<P> {
  return { load, drawn: null }
}

/** Draws the part with the other properties. */
export function Wanted<P extends object>({ part, ...props }: { part: Part<P> } & P) {
  part.drawn ??= lazy(async () => {
    try {
      return { default: await part.load() }
    } catch (error) {
      failed.add(part)
      throw new NotLoaded(error instanceof Error ? error.message : String(error))
    }
  })
  const Drawn = part.drawn
  // What is left of the properties without `part` is P, which the compiler can't tell of a type that it doesn't know.
  return <Drawn {...(props as unknown as P)} />
}

/** Lets failed parts be loaded again at their next render: only after the failure was shown, to avoid an endless loop. */
export function loadAnew(): void {
  for (const part of failed) part.drawn = null
  failed.clear()
}
