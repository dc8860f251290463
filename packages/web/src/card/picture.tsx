import type { Subject } from "@apnap/session/protocol"
import { pictures, usePicture, usePictures } from "../pictures/pictures.ts"
import { faceUrl } from "./face/face-url.ts"
import { loadIcons, useIcons } from "./face/icons.ts"

/** The picture of a card: drawn here, and the person's own over it. `alt` says what it is where nothing else does. */
export function Picture({
  name,
  subject,
  alt,
}: {
  /** The name of the card, "" for what is no card. */
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
