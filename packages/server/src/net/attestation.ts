/**
 * Whether a new passkey (base64url) vouches for itself alone: with nothing, or by its own signature. No other attestation is asked for, so
 * browsers send none; certificates from elsewhere would make this server fetch what they name as their list of revocations. Rejects with
 * an error of the library if it can't be read.
 */
export async function isOwnWord(attestation: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers")
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation))
  const format = decoded.get("fmt")
  return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined)
}
