import type { Subject } from "@apnap/session/protocol"
import { pictures, usePicture, usePictures } from "../pictures/pictures.ts"
import { faceUrl } from "./face/face-url.ts"
import { loadIcons, useIcons } from "./face/icons.ts"

/** A card's picture: drawn here, with the user's own on top. `alt` describes it if nothing else does. */
export function Picture({
  name,
  subject,
  alt,
}: {
  /** The name of the card, or "" if it isn't one. */
  name: string
  subject: Subject
  alt: string
}) {
  const outlines = useIcons((s) => s.outlines)
  if (outlines === null) loadIcons()
  const address = usePicture(name)
  const whole = usePictures((s) => s.setting.whole)
  return (
    <span className="picture">
      <img className="drawn" src={faceUrl(subject, outlines)} alt={alt} draggable={false} decoding="async" />
      {address === null ? null : (
        <img
          className={whole ? "of-whole" : ""}
          src={address}
          alt=""
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => pictures.fail(address)}
        />
      )}
    </span>
  )
}
