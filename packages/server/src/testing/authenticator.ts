import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"
import { certificateOf } from "./certificate.ts"

const [PRESENT, NEW_KEY] = [0x01, 0x40]
const ID_BYTES = 16
/** The authenticator's model, which it doesn't say. */
const MODEL = Buffer.alloc(16)

interface Options {
  challenge: string
}

type Value = Parameters<typeof isoCBOR.encode>[0]

/** An authenticator with one passkey (ES256), as a browser would use it on a page. */
export class Authenticator {
  readonly id = randomBytes(ID_BYTES)
  readonly #key = generateKeyPairSync("ec", { namedCurve: "P-256" })
  #counter = 0

  /** What the browser sends about the new passkey. */
  made(origin: string, { challenge }: Options) {
    return this.#made(origin, clientDataOf("webauthn.create", origin, challenge), "none", [])
  }

  /** The same from a browser that also tells, unasked, the maker's certificate (FIDO U2F). */
  madeWithCertificate(origin: string, { challenge }: Options) {
    const clientData = clientDataOf("webauthn.create", origin, challenge)
    const signed = [sha256(new URL(origin).hostname), sha256(clientData), this.id, this.#point()]
    const sig = sign("sha256", Buffer.concat([Buffer.of(0), ...signed]), this.#key.privateKey)
    return this.#made(origin, clientData, "fido-u2f", [
      ["sig", bytes(sig)],
      ["x5c", [bytes(certificateOf(this.#key))]],
    ])
  }

  #made(origin: string, clientData: Buffer, fmt: string, statement: [string, Value][]) {
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([
      this.#header(origin, PRESENT | NEW_KEY),
      ...[MODEL, length, this.id, this.#publicKey()],
    ])
    const attestation = { fmt, attStmt: new Map(statement), authData: bytes(data) }
    const attestationObject = text(
      Buffer.from(isoCBOR.encode(new Map<string, Value>(Object.entries(attestation)))),
    )
    const response = { clientDataJSON: text(clientData), attestationObject }
    return { ...this.#about(), response: { ...response, transports: ["internal"] } }
  }

  /** What the browser sends when somebody signs with the passkey. */
  signed(origin: string, { challenge }: Options) {
    const clientData = clientDataOf("webauthn.get", origin, challenge)
    const authenticatorData = this.#header(origin, PRESENT)
    const signature = sign(
      "sha256",
      Buffer.concat([authenticatorData, sha256(clientData)]),
      this.#key.privateKey,
    )
    const response = { clientDataJSON: text(clientData), authenticatorData: text(authenticatorData) }
    return { ...this.#about(), response: { ...response, signature: text(signature) } }
  }

  #about() {
    const id = text(this.id)
    return { id, rawId: id, type: "public-key", clientExtensionResults: {} }
  }

  #header(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter])
  }

  /** The public key's point, uncompressed. */
  #point(): Buffer {
    const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" })
    return Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")])
  }

  /** As COSE: a CBOR map of key type, algorithm, curve and the two coordinates. */
  #publicKey(): Buffer {
    const point = this.#point()
    const head = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20])
    const between = Buffer.from([0x22, 0x58, 0x20])
    return Buffer.concat([head, point.subarray(1, 33), between, point.subarray(33)])
  }
}

function clientDataOf(type: string, origin: string, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()
const bytes = (data: Buffer) => new Uint8Array(data)
const text = (data: Buffer) => data.toString("base64url")
