import type { Subject } from "@apnap/session/protocol"
import { faceSvg } from "./face-svg.ts"
import { useIcons } from "./icons.ts"

/** Addresses of pictures by the name of the card, each drawn once; begun anew when the icons have come. */
let urls = new Map<string, string>()

useIcons.subscribe(() => {
  urls = new Map()
})

/** The address of a card's picture, drawn when it is first asked for. */
export function faceUrl(subject: Subject, outlines: Readonly<Record<string, string>> | null): string {
  const key = `${subject.name} ${subject.token ? "token" : ""}`
  let url = urls.get(key)
  if (url === undefined) {
    const svg = faceSvg(subject, (icon) => outlines?.[icon] ?? "")
    url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))
    urls.set(key, url)
  }
  return url
}
