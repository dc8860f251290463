import { deflateSync } from "node:zlib"

/**
 * The mark of Apnap: a card upon a card. Drawn once, as data, and given out as SVG or PNG.
 * @typedef {{ fill: string, turn?: number, x: number, y: number, width: number, height: number, radius: number }} Box
 * @typedef {{ fill: string, turn?: number, points: readonly (readonly [number, number])[] }} Polygon
 */

/** The side of the drawing. */
const SIDE = 64
/** Around what everything is turned. */
const CENTRE = SIDE / 2
/** A system may cut a maskable icon to a circle: what matters is drawn smaller within it. */
const SAFE = 0.78
const BACKGROUND = "#12231b"

/** @type {readonly (Box | Polygon)[]} */
const CARDS = [
  { fill: "#e8d9a8", turn: -14, x: 13, y: 12, width: 27, height: 38, radius: 5 },
  { fill: "#3a6b52", turn: -14, x: 15, y: 14, width: 23, height: 34, radius: 3 },
  { fill: "#b9933c", turn: 10, x: 24, y: 14, width: 27, height: 38, radius: 5 },
  { fill: "#f2ead2", turn: 10, x: 26, y: 16, width: 23, height: 34, radius: 3 },
  {
    fill: BACKGROUND,
    turn: 10,
    points: [
      [37.5, 22],
      [45.5, 42],
      [41.5, 42],
      [39.9, 37.5],
      [34.9, 37.5],
      [33.3, 42],
      [29.3, 42],
    ],
  },
  {
    fill: "#f2ead2",
    turn: 10,
    points: [
      [37.5, 28],
      [39.2, 34],
      [35.8, 34],
    ],
  },
]

/** @returns {string} */
export function iconSvg() {
  const shapes = [background(14), ...CARDS].map((shape) => {
    const turn = shape.turn === undefined ? "" : ` transform="rotate(${shape.turn} ${CENTRE} ${CENTRE})"`
    if ("points" in shape)
      return `<path d="M${shape.points.map((point) => point.join(" ")).join("L")}Z" fill="${shape.fill}"${turn}/>`
    const { x, y, width, height, radius, fill } = shape
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${turn}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><title>Apnap</title>${shapes.join("")}</svg>`
}

/**
 * @param {number} radius
 * @returns {Box}
 */
function background(radius) {
  return { fill: BACKGROUND, x: 0, y: 0, width: SIDE, height: SIDE, radius }
}

const SAMPLES = 4
const CHANNELS = 4

/**
 * @param {number} size pixels of a side
 * @param {boolean} maskable whether the whole square is filled and the drawing kept within the safe circle
 * @returns {Buffer}
 */
export function iconPng(size, maskable) {
  const ground = painted(background(maskable ? 0 : 14))
  const cards = CARDS.map(painted).reverse()
  const unit = SIDE / size
  const scale = maskable ? SAFE : 1
  const inner = (/** @type {number} */ at) => CENTRE + (at * unit - CENTRE) / scale
  const topAt = (/** @type {number} */ x, /** @type {number} */ y) =>
    cards.find((card) => covers(card, inner(x), inner(y))) ??
    (covers(ground, x * unit, y * unit) ? ground : undefined)
  const rows = Buffer.alloc(size * (size * CHANNELS + 1))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * (size * CHANNELS + 1) + 1 + x * CHANNELS
      const color = pixel(topAt, x, y)
      for (let i = 0; i < CHANNELS; i++) rows[at + i] = color[i]
    }
  return png(size, rows)
}

/** @typedef {{ shape: Box | Polygon, color: number[], cos: number, sin: number }} Painted */

/**
 * @param {Box | Polygon} shape
 * @returns {Painted}
 */
function painted(shape) {
  const turn = (-(shape.turn ?? 0) * Math.PI) / 180
  const color = [1, 3, 5].map((at) => Number.parseInt(shape.fill.slice(at, at + 2), 16))
  return { shape, color, cos: Math.cos(turn), sin: Math.sin(turn) }
}

/**
 * The mean colour of some points of a pixel, with the share of them that anything covers. Where its corners agree, so does the rest.
 * @param {(x: number, y: number) => Painted | undefined} topAt
 * @param {number} x
 * @param {number} y
 * @returns {number[]}
 */
function pixel(topAt, x, y) {
  const corners = [topAt(x, y), topAt(x + 1, y), topAt(x, y + 1), topAt(x + 1, y + 1)]
  if (corners.every((top) => top === corners[0]))
    return [...(corners[0]?.color ?? [0, 0, 0]), corners[0] ? 255 : 0]
  const sum = [0, 0, 0]
  let covered = 0
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const top = topAt(x + ((i % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES)
    if (top === undefined) continue
    covered++
    for (let c = 0; c < 3; c++) sum[c] += top.color[c]
  }
  return [...sum.map((n) => Math.round(n / Math.max(1, covered))), Math.round((255 * covered) / SAMPLES ** 2)]
}

/**
 * Whether a shape lies at a point of the drawing.
 * @param {Painted} of
 * @param {number} px
 * @param {number} py
 */
function covers({ shape, cos, sin }, px, py) {
  const dx = px - CENTRE
  const dy = py - CENTRE
  const x = CENTRE + dx * cos - dy * sin
  const y = CENTRE + dx * sin + dy * cos
  return "points" in shape ? inPolygon(shape.points, x, y) : inBox(shape, x, y)
}

/**
 * @param {Box} box
 * @param {number} x
 * @param {number} y
 */
function inBox(box, x, y) {
  const across = Math.max(box.x + box.radius - x, x - (box.x + box.width - box.radius), 0)
  const down = Math.max(box.y + box.radius - y, y - (box.y + box.height - box.radius), 0)
  return Math.hypot(across, down) <= box.radius
}

/**
 * @param {readonly (readonly [number, number])[]} points
 * @param {number} x
 * @param {number} y
 */
function inPolygon(points, x, y) {
  let inside = false
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside
  })
  return inside
}

/**
 * @param {number} size
 * @param {Buffer} rows RGBA, a filter byte before each row
 * @returns {Buffer}
 */
function png(size, rows) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/**
 * @param {string} type
 * @param {Buffer} data
 * @returns {Buffer}
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), body.length + 4)
  return out
}

/**
 * @param {Buffer} bytes
 * @returns {number}
 */
function crc(bytes) {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
