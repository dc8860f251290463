import type { Subject } from "@apnap/session/protocol"
import { faceSvg } from "./face-svg.ts"
import { useIcons } from "./icons.ts"

/** Cached picture URLs by card name; cleared once the icons have loaded. */
let urls = new Map<string, string>()

useIcons.subscribe(() => {
  urls = new Map()
})

/** The URL of a card's picture, drawn on first use. */
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
