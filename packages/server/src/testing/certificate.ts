import { type KeyPairKeyObjectResult, sign } from "node:crypto"

const [INTEGER, BIT_STRING, OBJECT, TEXT, TIME, SEQUENCE, SET] = [0x02, 0x03, 0x06, 0x0c, 0x17, 0x30, 0x31]
/** ecdsa-with-SHA256 and commonName. */
const [ECDSA, NAME] = [Buffer.from("2a8648ce3d040302", "hex"), Buffer.from("550403", "hex")]

/** A self-signed X.509 certificate (DER) of a key on P-256. */
export function certificateOf({ publicKey, privateKey }: KeyPairKeyObjectResult): Buffer {
  const algorithm = der(SEQUENCE, der(OBJECT, ECDSA))
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, NAME), der(TEXT, Buffer.from("Maker")))))
  const validity = der(
    SEQUENCE,
    ...["200101000000Z", "490101000000Z"].map((at) => der(TIME, Buffer.from(at))),
  )
  const key = publicKey.export({ type: "spki", format: "der" })
  const content = der(SEQUENCE, der(INTEGER, Buffer.of(1)), algorithm, name, validity, name, key)
  const signature = Buffer.concat([Buffer.of(0), sign("sha256", content, privateKey)])
  return der(SEQUENCE, content, algorithm, der(BIT_STRING, signature))
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
