import type { Api } from '../api/create-api.ts'
import type { Outcome } from '../api/outcome.ts'

const notMade = {
  outcome: 'refused',
  status: 0,
  detail: 'No passkey was made. You can try again.',
  errors: {},
} as const

/** Creates a passkey on this device, and sends its public key to the server. */
export async function addPasskey(api: Api): Promise<Outcome<unknown>> {
  const options = await api.send<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkeys/options')
  if (options.outcome !== 'ok') return options
  let made: Credential | null
  try {
    made = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.value),
    })
  } catch {
    // The person declined, or took too long.
    return notMade
  }
  if (!(made instanceof PublicKeyCredential)) return notMade
  return api.send('POST', '/account/passkeys', { response: made.toJSON() as unknown })
}
