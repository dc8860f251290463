import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser"
import { get, post } from "./api.ts"

/** A passkey of the person, with the moments it was made and last used (ISO 8601). */
export interface KnownPasskey {
  id: string
  created: string
  used: string
}

/** Whether this browser knows passkeys; at an address without a host name it makes none. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^\[|^[\d.]+$/.test(location.hostname)
}

/**
 * The person's passkeys, by which they are the same on several devices. What needs the authenticator also rejects when the person
 * cancels it.
 */
export const passkeys = {
  own: async () => (await get<{ passkeys: KnownPasskey[] }>("passkeys")).passkeys,
  async add(): Promise<void> {
    const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>("passkeys/new", {})
    await post("passkeys/add", await startRegistration({ optionsJSON }))
  },
  remove: (id: string) => post("passkeys/remove", { id }),
  /** Makes this browser known as the person with the passkey they choose. */
  async comeBack(): Promise<void> {
    const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>("passkeys/ask", {})
    await post("passkeys/use", await startAuthentication({ optionsJSON }))
  },
  /** Makes this browser nobody's. */
  leave: () => post("me/leave", {}),
}
