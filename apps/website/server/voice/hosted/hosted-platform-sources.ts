import type { PolicySources } from '#server/runtime/http/app-environment.ts'

/** The hosted platform's media provider and its fallback domains, from the provider's networking guide. */
const domains = ['daily.co', 'dailywebrtc.com', 'dailywebrtc.net']

/**
 * The sources of the content security policy for calls on the hosted platform, used in that mode only. A wildcard
 * covers every level below it: signalling (`*.wss.`), the geo lookup (`gs.`), scripts and models (`b.`, `c.`).
 *
 * Noise cancellation runs as WebAssembly in an audio worklet whose script is a `blob:`. No `unsafe-eval`: the client
 * loads the provider's bundle by a script tag.
 */
export const hostedPlatformSources: PolicySources = {
  'script-src': [
    ...domains.flatMap((domain) => [`https://b.${domain}`, `https://c.${domain}`]),
    'blob:',
    "'wasm-unsafe-eval'",
  ],
  'connect-src': domains.flatMap((domain) => [`https://*.${domain}`, `wss://*.${domain}`]),
}
