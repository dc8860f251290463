import { type ComponentType, lazy } from "react"

/** A part of the page that failed to load, for example offline. */
export class NotLoaded extends Error {
  override readonly name = "NotLoaded"
}

/** A lazily loaded part of the page. */
interface Part {
  load: () => Promise<ComponentType>
  /** The loaded component; null until needed, and again after a failure. */
  drawn: ComponentType | null
}

const failed = new Set<Part>()

export function whenWanted(load: () => Promise<ComponentType>): Part {
  return { load, drawn: null }
}

export function Wanted({ part }: { part: Part }) {
  part.drawn ??= lazy(async () => {
    try {
      return { default: await part.load() }
    } catch (error) {
      failed.add(part)
      throw new NotLoaded(error instanceof Error ? error.message : String(error))
    }
  })
  const Drawn = part.drawn
  return <Drawn />
}

/** Lets failed parts be loaded again at their next render: only after the failure was shown, to avoid an endless loop. */
export function loadAnew(): void {
  for (const part of failed) part.drawn = null
  failed.clear()
}
