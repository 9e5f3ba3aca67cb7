import type * as OpenId from 'openid-client'
import { type Config, InvalidConfigError } from '#server/runtime/config.ts'
import { cleanName } from '../form-fields.ts'

/** Timeout of requests to a provider, in seconds. */
const timeout = 10

/** The values to store until the person returns. */
type Departure = { state: string; nonce: string; verifier: string }

export type Provider = {
  /** Returns where to redirect the browser. @throws if the provider cannot be reached */
  depart(redirectUri: string): Promise<{ url: URL; departure: Departure }>
  /** Returns the person who came back. @throws if the answer does not match the request */
  arrive(url: URL, departure: Departure): Promise<ProviderClaims>
}

type ProviderClaims = { email: string | null; isVerified: boolean; name: string | null }

/** Signs people in through OpenID Connect: authorization code with PKCE, state and nonce. */
export function createProvider(settings: ProviderSettings): Provider {
  let discovered: Promise<{ client: typeof OpenId; config: OpenId.Configuration }> | undefined

  const discover = () =>
    (discovered ??= load(settings).catch((error: unknown) => {
      // The next attempt retries the discovery.
      discovered = undefined
      throw error
    }))

  return {
    async depart(redirectUri) {
      const { client, config } = await discover()
      const departure = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(departure.verifier),
        code_challenge_method: 'S256',
      })
      return { url, departure }
    },
    async arrive(url, { state, nonce, verifier }) {
      const { client, config } = await discover()
      const tokens = await client.authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('A sign-in provider sent no claims')
      // Some providers put the address into the token, others return it only on request.
      const { email, email_verified, name } =
        claims.email === undefined
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims
      return {
        email: typeof email === 'string' ? email.trim().toLowerCase() : null,
        isVerified: email_verified === true,
        name: typeof name === 'string' ? cleanName(name).slice(0, 100) : null,
      }
    },
  }
}

/** Loaded on first use. */
async function load({ issuer, clientId, clientSecret }: ProviderSettings) {
  const client = await import('openid-client')
  const url = new URL(issuer)
  const config = await client.discovery(url, clientId, clientSecret, undefined, {
    timeout,
    ...(url.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
  })
  return { client, config }
}

/** The complete settings of an OpenID Connect provider. */
export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string }

type ProviderConfig = Pick<Config, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'PUBLIC_URL'>

/**
 * Derives the provider from the configuration; null for none.
 * @throws InvalidConfigError with a sentence for each missing setting.
 */
export function readProviderSettings(config: ProviderConfig): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null
  const sentences = (['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
    .filter((name) => config[name] === undefined)
    .map((name) => `${name} is not set: a sign-in provider needs all three variables that begin with OIDC_.`)
  if (config.PUBLIC_URL === undefined) {
    sentences.push('PUBLIC_URL is not set: a sign-in provider has to know where to send people back.')
  }
  const { protocol, hostname } = new URL(issuer ?? 'https://localhost')
  if (protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(hostname)) {
    sentences.push('OIDC_ISSUER cannot be used: it must begin with https:// unless it is on this machine.')
  }
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || sentences.length > 0) {
    throw new InvalidConfigError(sentences)
  }
  return { issuer, clientId, clientSecret }
}
