import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers"
import { expect, it } from "vitest"
import { isOwnWord } from "./attestation.ts"

type Value = Parameters<typeof isoCBOR.encode>[0]

const CERTIFICATES = [new Uint8Array([0x30, 0x00])]
const SIGNED: [string, Value][] = [
  ["alg", -7],
  ["sig", new Uint8Array(8)],
]

function attestation(format: string, statement: readonly [string, Value][]): string {
  const parts = [
    ["fmt", format],
    ["attStmt", new Map(statement)],
    ["authData", new Uint8Array(37)],
  ] as const
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map<string, Value>(parts)))
}

it("a passkey may vouch for itself", async () => {
  expect(await isOwnWord(attestation("none", []))).toBe(true)
  expect(await isOwnWord(attestation("packed", SIGNED))).toBe(true)
})

it.each(["packed", "fido-u2f", "android-key", "android-safetynet", "tpm", "apple"])(
  "certificates, which name addresses to fetch from, are not looked at (%s)",
  async (format) =>
    expect(await isOwnWord(attestation(format, [...SIGNED, ["x5c", CERTIFICATES]]))).toBe(false),
)

it("what is no attestation is an error", async () => {
  await expect(isOwnWord("AAAA")).rejects.toThrow()
})
