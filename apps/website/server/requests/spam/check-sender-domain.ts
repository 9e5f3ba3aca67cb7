import { Resolver } from 'node:dns/promises'

/** Codes of a resolver that answered: the name or the record does not exist (RFC 2308). */
const nothing = new Set(['ENOTFOUND', 'ENODATA'])

/** The part of Node's Resolver that is used here. */
export type MailResolver = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>

/** Whether a domain can receive mail (RFC 5321, 5.1: an MX record, else an address). Null if no resolver answered. */
export async function acceptsMail(domain: string, resolver: MailResolver): Promise<boolean | null> {
  const mx = await ask(resolver.resolveMx(domain))
  if (mx === null) return null
  // "." is a null MX (RFC 7505): the domain accepts no mail.
  if (mx.length > 0) return mx.some(({ exchange }) => exchange !== '' && exchange !== '.')
  const addresses = await Promise.all([ask(resolver.resolve4(domain)), ask(resolver.resolve6(domain))])
  if (addresses.some((found) => found !== null && found.length > 0)) return true
  return addresses.includes(null) ? null : false
}

async function ask<Answer>(question: Promise<Answer[]>): Promise<Answer[] | null> {
  try {
    return await question
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return nothing.has(code) ? [] : null
  }
}

/** Maximum concurrent lookups. Further ones are skipped, because nothing waits for them. */
const maxAtOnce = 8

/**
 * Looks up the sender's domain after the request is stored, so that no visitor waits for it, and flags a domain that
 * accepts no mail. The flag does not hold the request: real customers mistype addresses.
 */
export function createSenderCheck(options: {
  flag: (id: string, signal: string) => Promise<unknown>
  resolver?: MailResolver
}): (sender: { id: string; email: string }) => Promise<void> {
  const { flag, resolver = new Resolver({ timeout: 2000, tries: 2 }) } = options
  let running = 0
  return async ({ id, email }) => {
    if (running >= maxAtOnce) return
    running++
    try {
      const domain = email.slice(email.lastIndexOf('@') + 1)
      if ((await acceptsMail(domain, resolver)) === false) await flag(id, 'sender-domain-without-mail')
    } catch {
      // A failed flag is ignored: the request is stored and delivered.
    } finally {
      running--
    }
  }
}
