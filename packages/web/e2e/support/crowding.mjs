/** @typedef {Pick<DOMRect, "left" | "right" | "top" | "bottom">} Edges */

/** What lies over something else, outside the window, or is cut, on the table as it is now; each in words. Runs in the page. */
export function crowding() {
  // Boxes of what is turned are larger than it is.
  const upright = new CSSStyleSheet()
  upright.replaceSync(".tile { transform: none !important; transition: none !important }")
  document.adoptedStyleSheets.push(upright)

  const found = /** @type {string[]} */ ([])
  const all = (/** @type {string} */ selector, within = document) => [...within.querySelectorAll(selector)]
  const boxOf = (/** @type {Element} */ element) => element.getBoundingClientRect()
  const words = (/** @type {Element} */ element) =>
    `${element.className || element.tagName} "${element.textContent?.slice(0, 40)}"`
  /** Of words their lines, not the box they stand in. */
  const inkOf = (/** @type {Element} */ element) => {
    const frame = boxOf(element)
    if (!element.matches(".name")) return [frame]
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()]
      .filter(({ top }) => top < frame.bottom - 2)
      .map(({ left, right, top, bottom }) => ({ left, right: Math.min(right, frame.right), top, bottom }))
  }
  const doMeet = (/** @type {Edges} */ one, /** @type {Edges} */ other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  const seen = (/** @type {Element} */ element) => boxOf(element).width > 0

  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than its window")

  const main = document.querySelector("[data-primary]")
  if (main !== null && document.querySelector("dialog[open]") === null) {
    const { left, top, width, height } = boxOf(main)
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!main.contains(above))
      found.push(`over the main button: ${above ? words(above) : "outside the window"}`)
  }

  const whole =
    ".prompt h2, .prompt button, .prompt p, .chip-on-arrow span, .player .life, .player .name, .top button"
  for (const part of all(whole).filter(seen)) {
    const style = getComputedStyle(part)
    const isCut =
      part.scrollWidth > part.clientWidth + 1 && style.overflowX !== "visible" && style.display !== "inline"
    if (isCut && !part.matches(".visually-hidden")) found.push(`cut: ${words(part)}`)
  }
  for (const chip of all(".chip-on-arrow span").filter(seen)) {
    const { left, right, top, bottom } = boxOf(chip)
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
      found.push(`outside: ${words(chip)}`)
  }

  for (const tile of all(".board .tile.field")) {
    const parts = all(".name, .size, .badge, .signs .glyph", tile).filter(seen)
    for (const [i, a] of parts.entries())
      for (const b of parts.slice(i + 1)) {
        if (inkOf(a).some((one) => inkOf(b).some((other) => doMeet(one, other))))
          found.push(`${tile.textContent}: ${words(a)} over ${words(b)}`)
      }
  }
  document.adoptedStyleSheets.pop()
  return found
}
