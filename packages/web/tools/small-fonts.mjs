// @ts-expect-error: it comes without types
import subsetFont from "subset-font"

/** What English and French are written with, and the signs of the page. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ..." «»©°±·×÷ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëíîïñóôöùúûüÿŒœŸ–—‘’‚“”„•…‹›−→←↑↓½¼∞",
].join("")

/** Of the text face the weights between these are set; the title face is always heavy. */
const TEXT_WEIGHTS = { wght: { min: 400, max: 800 } }
const TITLE_WEIGHT = { wght: 800 }
const FEATURES = ["kern", "lnum", "tnum"]

/**
 * A plugin that keeps of each font only what is drawn: of the mana font these letters, of the others those of two languages in the weights that are set.
 * The first screen draws but the colours: they come from the mana font's older file, so that the rest comes with the table.
 * @param {{ first: string, rest: string }} glyphs
 * @returns {import("vite").Plugin}
 */
export function smallFonts(glyphs) {
  return {
    name: "small-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== "asset" || !/\.woff2?$/.test(asset.fileName)) continue
        if (/mana/.test(asset.fileName)) {
          const isFirst = asset.fileName.endsWith(".woff")
          const targetFormat = isFirst ? "woff" : "woff2"
          asset.source = await subsetFont(Buffer.from(asset.source), isFirst ? glyphs.first : glyphs.rest, {
            targetFormat,
          })
          continue
        }
        const variationAxes = /alegreya/.test(asset.fileName) ? TITLE_WEIGHT : TEXT_WEIGHTS
        const options = { targetFormat: "woff2", variationAxes, keepFeatures: FEATURES }
        asset.source = await subsetFont(Buffer.from(asset.source), LETTERS, options)
      }
    },
  }
}
