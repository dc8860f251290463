import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server"
import type { Guest } from "../storage/guest-store.ts"
import type { Passkey, PasskeyStore } from "../storage/passkey-store.ts"
import { TableError } from "../table/table-error.ts"
import { isOwnWord } from "./attestation.ts"

/** The site as browsers know it: passkeys are made for its host name, and signatures name its origin. */
export interface Site {
  origin: string
  host: string
}

/** Maximum number of passkeys of one guest. */
const MOST_PASSKEYS = 10
/** What authenticators and password managers call this site. */
const NAME = "Apnap"

/** Loaded with the first passkey: most servers never see one, and it takes a fifth of a second. */
const webauthn = () => import("@simplewebauthn/server")

/** What a browser needs to make a guest a passkey. */
export async function registrationFor(store: PasskeyStore, { id, name }: Guest, { host }: Site) {
  const { generateRegistrationOptions } = await webauthn()
  const known = await withRoom(store, id)
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: host,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    // Whoever comes back says no name: the authenticator must know the passkey by itself.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  })
  await store.challenge(options.challenge, id)
  return options
}

/** A guest's passkeys, if they may have another. Throws a `TableError` ("too-many"). */
async function withRoom(store: PasskeyStore, guest: string): Promise<Passkey[]> {
  const known = await store.of(guest)
  if (known.length >= MOST_PASSKEYS) throw new TableError("too-many", "that is enough passkeys")
  return known
}

/** Adds the passkey that a browser made. Throws a `TableError`: "passkey" if something about it is wrong, or "too-many". */
export async function register(
  store: PasskeyStore,
  { id: guest }: Guest,
  { origin, host }: Site,
  response: RegistrationResponseJSON,
): Promise<void> {
  // Challenges may have been collected while there was room.
  await withRoom(store, guest)
  if (!(await isOwnWord(response.response.attestationObject).catch(refused))) return refused()
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => store.take(challenge, guest),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(refused)
  if (!verified) return refused()
  const { id, publicKey, counter } = registrationInfo.credential
  const transports = response.response.transports ?? []
  const key = Buffer.from(publicKey).toString("base64url")
  if (!(await store.add({ id, guest, publicKey: key, counter, transports }))) refused()
}

/** What a browser needs to let somebody sign with a passkey they have for this site. */
export async function authenticationFor(store: PasskeyStore, { host }: Site) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: "preferred" })
  await store.challenge(options.challenge, null)
  return options
}

/** The passkey that somebody has proven to have. Throws a `TableError` ("passkey") if they have not. */
export async function authenticate(
  store: PasskeyStore,
  { origin, host }: Site,
  response: AuthenticationResponseJSON,
): Promise<Passkey> {
  const passkey = await store.find(response.id)
  if (passkey === null) return refused()
  const { verifyAuthenticationResponse } = await webauthn()
  const { id, counter, publicKey } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => store.take(challenge, null),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")) },
  }).catch(refused)
  if (!verified) return refused()
  return (await store.used(id, authenticationInfo.newCounter)) ? passkey : refused()
}

/** Says no more than that: why is nobody's business who has no passkey. */
function refused(): never {
  throw new TableError("passkey", "this passkey is not accepted")
}
