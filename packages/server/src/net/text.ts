/** Letters that a name or a line of chat may not have: control characters, and those that turn the direction of what comes after them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** A text of one line as it is kept: without what can't be seen or turns other text about, and without white space around it. */
export function cleanText(text: string): string {
  return text.normalize("NFC").replace(FORBIDDEN, "").replace(/\s+/gu, " ").trim()
}
