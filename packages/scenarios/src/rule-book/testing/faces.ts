import type { Own } from "./shows.ts"

/** A card of two faces or halves, or with an inset frame. */
export function faces(layout: NonNullable<Own["layout"]>, front: Own, back: Own): Own {
  return {
    name: `${front.name} // ${back.name}`,
    layout,
    type_line: `${front.type_line} // ${back.type_line}`,
    mana_cost: front.mana_cost,
    card_faces: [front, back],
  }
}
