import type { CSSProperties } from "react"
import { pictures, usePicture, usePictures } from "../pictures/pictures.ts"
import { hueOf } from "./frame.ts"
import { typeGlyph } from "./glyph.ts"

/** The picture of a card: drawn here, and the person's own over it. `alt` says what it is where nothing else does. */
export function Picture({
  name,
  shown,
  types,
  alt,
}: {
  /** The name of the card, "" for what is no card. */
  name: string
  /** What is drawn depends on what it is called. */
  shown: string
  types: readonly string[]
  alt: string
}) {
  const address = usePicture(name)
  const whole = usePictures((s) => s.setting.whole)
  return (
    <span className="picture" style={{ "--hue": hueOf(shown) } as CSSProperties}>
      <i className="glyph" aria-hidden={alt === "" ? undefined : true}>
        {typeGlyph(types)}
      </i>
      {address === null ? null : (
        <img
          className={whole ? "of-whole" : ""}
          src={address}
          alt={alt}
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => pictures.fail(address)}
        />
      )}
    </span>
  )
}
