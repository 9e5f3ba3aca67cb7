import { type Config, InvalidConfigError } from '#server/runtime/config.ts'

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
