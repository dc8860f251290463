import { type ComponentType, lazy } from "react"

/** A part of the page that could not be loaded, as without a network. */
export class NotLoaded extends Error {
  override readonly name = "NotLoaded"
}

/** A part of the page that loads when it is drawn. */
interface Part {
  load: () => Promise<ComponentType>
  /** What is drawn once it is loaded; null before it is wanted, and again when it could not be loaded. */
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

/** What could not be loaded is loaded anew when it is drawn again: only after that was told, or it would be tried for ever. */
export function loadAnew(): void {
  for (const part of failed) part.drawn = null
  failed.clear()
}
