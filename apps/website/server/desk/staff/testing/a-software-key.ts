import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A security key in software. */
export type SoftwareKey = {
  id: string
  /** Makes a passkey, as `navigator.credentials.create` and `toJSON` give it. */
  register(options: { challenge: string; origin: string }): { id: string } & Record<string, unknown>
}

/** A key for ES256 that unlocks itself and attests to nothing (WebAuthn level 3, 6.5 and 8.7). */
export function aSoftwareKey(): SoftwareKey {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  // COSE: an EC2 key for ES256 on P-256.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  return {
    id,
    register({ challenge, origin }) {
      const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false })
      const data = Buffer.concat([
        createHash('sha256').update(new URL(origin).hostname).digest(),
        // Somebody is there, has unlocked it, and a key follows.
        Buffer.from([0x45, 0, 0, 0, 0]),
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        key,
      ])
      // CBOR: { fmt: "none", attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: Buffer.from(client).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
  }
}
