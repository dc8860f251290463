/** Characters not allowed in names and chat: control characters, and those that change the direction of following text. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** A single-line text as stored: trimmed, without invisible or direction-changing characters. */
export function cleanText(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").replace(FORBIDDEN, "").replace(/ +/g, " ").trim()
}
