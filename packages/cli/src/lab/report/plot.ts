import { type PlotOptions, plot } from "@observablehq/plot"
import { parseHTML } from "linkedom"

const { document } = parseHTML("<!doctype html><html><body></body></html>")

/** Draws a plot as SVG, or as a figure of SVGs and legends. */
export function draw(options: PlotOptions): string {
  const style = { fontFamily: "inherit", fontSize: "12px", background: "transparent" }
  return plot({ marginBottom: 42, ...options, style, document }).outerHTML
}
