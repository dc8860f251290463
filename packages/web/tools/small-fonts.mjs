// @ts-expect-error: it comes without types
import subsetFont from "subset-font"

/** What English and French are written with, and the signs of the page. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ..." «»©°±·×÷ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëíîïñóôöùúûüÿŒœŸ–—‘’‚“”„•…‹›−→←↑↓½¼∞",
].join("")

/** The weights that are set: the variable fonts keep no others. */
const WEIGHTS = { wght: { min: 400, max: 800 } }

/**
 * A plugin that keeps of each font only what is drawn: of the mana font these letters, 8 KB instead of 187, and of the others those of two languages.
 * @param {string} glyphs
 * @returns {import("vite").Plugin}
 */
export function smallFonts(glyphs) {
  return {
    name: "small-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== "asset" || !asset.fileName.endsWith(".woff2")) continue
        const isMana = /mana/.test(asset.fileName)
        const options = { targetFormat: "woff2", ...(!isMana && { variationAxes: WEIGHTS }) }
        asset.source = await subsetFont(Buffer.from(asset.source), isMana ? glyphs : LETTERS, options)
      }
    },
  }
}
