import type { Color, Subject } from "@apnap/session/protocol"
import { hashOf } from "../face/seed.ts"

/** The inks of a picture: for the background and the figure. */
export interface Inks {
  skyTop: string
  skyLow: string
  light: string
  far: string
  mid: string
  near: string
  figureHigh: string
  figureLow: string
}

/** A colour's letter, "A" for colourless, "M" for more than two colours. */
export type InkKey = Color | "A" | "M"

const ROWS: Readonly<Record<InkKey, readonly string[]>> = {
  W: [
    "F3DDA6 FBF1D2 FFFBEA D9B777 A9834A 5A4222 FFFFFF F4DDA0",
    "9FC3D6 F4E6C0 FFFCEB C7B685 8F7D50 4A4127 FFFEF6 EFD89A",
    "E8B98F FAE6C6 FFF6E0 C58F66 8E5C40 4B2C20 FFFDF5 FBDDB0",
  ],
  U: [
    "0B2A57 5FA9DC E8F7FF 2F76B4 1A4B86 08203F F2FBFF 8FCBF2",
    "0E3A4C 69C2C4 E9FFFB 2C8391 175565 072731 F3FFFD 93DDD8",
    "232158 7C8FE6 EDEBFF 4757B5 2C357F 12163F F6F5FF B0BAFA",
  ],
  B: [
    "191322 6B4F7A E6D8F2 46344F 2B2034 110C17 EFE6F5 A98DBB",
    "14181A 5E6A5C E3E7CF 3B4640 232B29 0C1110 F1F2E2 A9B694",
    "1E1214 7A4A4C F3D9CF 4C2E31 2F1B1E 14090B F8E7E0 C79A8F",
  ],
  R: [
    "5B120C F08A43 FFE2A0 BC4420 7C2212 340B06 FFF3CF FDB35A",
    "3A0F24 E2543A FFD3A8 9B2A2B 5F1522 290711 FFEEDD FF9A6B",
    "7B3208 F7B548 FFF3C0 C9691C 87380D 3A1504 FFF9DE FFCB66",
  ],
  G: [
    "0E3A2B 9BCB74 F6F8C8 4E8F53 296038 0B281B F8FBDD B6DB86",
    "234A14 D0CB62 FCF8C6 6E8C34 3F5D20 172A0A FCFBE0 D9DB84",
    "0A3A3C 68B892 E8FBE0 33806A 1B5549 07251F F1FCEB 9EDDB6",
  ],
  A: [
    "2B2620 B5946A F8E6C6 806545 54412C 1F1710 FFF3DC D9B583",
    "1F2A33 8FA6B4 EEF6FA 58707F 374A57 111B22 F6FBFE B2C8D5",
    "33241C C98E63 FFE3C9 8A5B3B 593823 22130B FFF0E0 E5AE84",
  ],
  M: [
    "4A2E08 EBC050 FFF7CF B5862B 7B5516 332106 FFFCE6 F5D272",
    "40240E E2A955 FFF0CC A8702C 70451A 2E1A08 FFF8E6 F0C27C",
  ],
}

/** The inks of this key for a card of this name. */
export function inksFor(key: InkKey, name: string): Inks {
  const rows = ROWS[key]
  const [skyTop, skyLow, light, far, mid, near, figureHigh, figureLow] = rows[hashOf(name) % rows.length]
    .split(" ")
    .map((ink) => `#${ink}`)
  return { skyTop, skyLow, light, far, mid, near, figureHigh, figureLow }
}

/** The ink key of a picture: gold for three or more colours, the first of two. */
export function inkKeyOf({ colors }: Subject): InkKey {
  return colors.length > 2 ? "M" : (colors[0] ?? "A")
}

/** A card's inks: with two colours, the sky takes the first, the land and the figure's shade the second. */
export function inksOf(subject: Subject): Inks {
  const { colors, name } = subject
  const inks = inksFor(inkKeyOf(subject), name)
  if (colors.length !== 2) return inks
  const { far, mid, near, figureLow } = inksFor(colors[1], name)
  return { ...inks, far, mid, near, figureLow }
}
