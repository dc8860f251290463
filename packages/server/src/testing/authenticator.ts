import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

const [PRESENT, NEW_KEY] = [0x01, 0x40]
const ID_BYTES = 16
/** The authenticator's model, which it doesn't say. */
const MODEL = Buffer.alloc(16)

interface Options {
  challenge: string
}

/** An authenticator with one passkey (ES256), as a browser would use it on a page. */
export class Authenticator {
  readonly id = randomBytes(ID_BYTES)
  readonly #key = generateKeyPairSync("ec", { namedCurve: "P-256" })
  #counter = 0

  /** What the browser sends about the new passkey. */
  made(origin: string, { challenge }: Options) {
    const clientData = clientDataOf("webauthn.create", origin, challenge)
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([
      this.#header(origin, PRESENT | NEW_KEY),
      ...[MODEL, length, this.id, this.#publicKey()],
    ])
    const response = { clientDataJSON: text(clientData), attestationObject: text(attestationOf(data)) }
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

  /** As COSE: a CBOR map of key type, algorithm, curve and the two coordinates. */
  #publicKey(): Buffer {
    const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" })
    const head = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20])
    const between = Buffer.from([0x22, 0x58, 0x20])
    return Buffer.concat([head, Buffer.from(x, "base64url"), between, Buffer.from(y, "base64url")])
  }
}

/** CBOR: `{ fmt: "none", attStmt: {}, authData }`. */
function attestationOf(data: Buffer): Buffer {
  const head = [[0xa3, 0x63], "fmt", [0x64], "none", [0x67], "attStmt", [0xa0, 0x68], "authData"]
  const parts = head.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part)))
  return Buffer.concat([...parts, Buffer.from([0x58, data.length]), data])
}

function clientDataOf(type: string, origin: string, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()
const text = (data: Buffer) => data.toString("base64url")
