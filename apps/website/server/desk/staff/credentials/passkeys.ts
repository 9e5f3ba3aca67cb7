import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { brand } from '#content/brand.ts'
import type { PasskeyRow } from '#server/store/tables/staff-rows.ts'

/** Loaded on first use: it takes 27 MB, and many teams do not use passkeys. */
const load = () => import('@simplewebauthn/server')

type Person = { id: string; email: string; name: string }

/** The options with which a browser creates a passkey. @param origin the public address of the site */
export async function passkeyToMake(
  person: Person,
  origin: string,
  known: readonly PasskeyRow[] = [],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: new URL(origin).hostname,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    // A passkey replaces the password, so the holder of the device must also unlock it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Verifies the passkey that a browser created; null if it does not match the challenge. */
export async function readMadePasskey(
  response: unknown,
  request: { challenge: string; origin: string; name: string; now: string },
): Promise<Omit<PasskeyRow, 'staff_id'> | null> {
  const { verifyRegistrationResponse } = await load()
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: request.challenge,
    expectedOrigin: request.origin,
    expectedRPID: new URL(request.origin).hostname,
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential } = verified.registrationInfo
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    name: request.name,
    created_at: request.now,
    used_at: null,
  }
}

/** The options with which a browser signs in with any of its passkeys for this site. */
export async function passkeyToUse(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({ rpID: new URL(origin).hostname, userVerification: 'required' })
}

/** Verifies the signature of a passkey and returns its new counter; null if it is invalid. */
export async function readUsedPasskey(
  response: unknown,
  request: { challenge: string; origin: string; passkey: PasskeyRow },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load()
  const { passkey, challenge, origin } = request
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
