import { Resolver } from 'node:dns/promises'
import { type Config, readMailSender } from '#server/runtime/config.ts'
import type { Finding } from './finding.ts'

/** The DNS records of the mail domain. `notes` are sentences about what could not be checked. */
export type MailDomainReport = { findings: Finding[]; notes: string[] }

/** The TXT records of a name; empty if it has none. */
type FindTexts = (name: string) => Promise<string[]>

/** The name does not exist or has no TXT record. Any other error says nothing about the domain. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOTFOUND', 'ENODATA'].includes(String(error.code))

/**
 * Checks whether other mail servers will trust mail from MAIL_FROM: SPF (RFC 7208), DKIM (RFC 6376, if DKIM_SELECTOR
 * names the key) and DMARC (RFC 7489). Takes at most 10 s. If no resolver answers, a note says so.
 */
export async function examineMailDomain(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'NOTIFY_EMAIL' | 'DKIM_SELECTOR'>,
  resolver: Resolver = new Resolver({ timeout: 2000, tries: 1 }),
): Promise<MailDomainReport> {
  const sender = config.MAIL_FROM ?? config.NOTIFY_EMAIL[0]
  if (config.SMTP_URL === undefined || sender === undefined) return { findings: [], notes: [] }
  const domain = readMailSender(sender).address.split('@').at(-1) ?? ''
  const unanswered = {
    findings: [],
    notes: [`No DNS server answered, so SPF, DKIM and DMARC of ${domain} were not checked.`],
  }
  const unknown = {
    findings: [],
    notes: [`The domain ${domain} was not found, so its SPF, DKIM and DMARC were not checked.`],
  }
  const giveUp = setTimeout(() => resolver.cancel(), longest)
  const findTexts: FindTexts = async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (isAbsent(error)) return []
      throw error
    }
  }
  try {
    // A resolver that only knows its own network says the same.
    if (!(await exists(domain, resolver))) return unknown
    const selector = config.DKIM_SELECTOR
    return {
      findings: [
        ...(await examineSpf(domain, findTexts)),
        ...(selector === undefined ? [] : await examineDkim(domain, selector, findTexts)),
        ...(await examineDmarc(domain, findTexts)),
      ],
      notes:
        selector === undefined
          ? [
              `DKIM of ${domain} was not checked: DKIM_SELECTOR names the key that your mail server signs with.`,
            ]
          : [],
    }
  } catch {
    return unanswered
  } finally {
    clearTimeout(giveUp)
  }
}

/** A name without TXT records exists, too (ENODATA). */
async function exists(domain: string, resolver: Resolver): Promise<boolean> {
  try {
    await resolver.resolveTxt(domain)
    return true
  } catch (error) {
    if (!isAbsent(error)) throw error
    return (error as { code?: string }).code === 'ENODATA'
  }
}

/** Milliseconds. */
const longest = 10_000

async function examineSpf(domain: string, findTexts: FindTexts): Promise<Finding[]> {
  const [record, another] = (await findTexts(domain)).filter((text) => /^v=spf1( |$)/i.test(text))
  const where = `The TXT record of ${domain}: set the value that your mail provider gives.`
  if (record === undefined) {
    return [{ what: `${domain} has no SPF record: mail of this site may be taken for spam.`, where }]
  }
  if (another !== undefined) {
    return [{ what: `${domain} has two SPF records, so neither is valid (RFC 7208, 4.5).`, where }]
  }
  if (/ \+?all( |$)/i.test(record)) {
    return [{ what: `The SPF record of ${domain} lets anyone send mail in its name ("all").`, where }]
  }
  return []
}

async function examineDkim(domain: string, selector: string, findTexts: FindTexts): Promise<Finding[]> {
  const name = `${selector}._domainkey.${domain}`
  const key = (await findTexts(name))
    .map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.trim())
    .find(Boolean)
  if (key !== undefined) return []
  return [
    {
      what: `No DKIM key was found at ${name}: receivers cannot verify the signature of the mail of this site.`,
      where: `The TXT record of ${name}: set the value that your mail provider gives, or correct DKIM_SELECTOR.`,
    },
  ]
}

/** Finds the policy of the domain or of a parent domain. */
async function examineDmarc(domain: string, findTexts: FindTexts): Promise<Finding[]> {
  const labels = domain.split('.')
  for (let from = 0; from <= Math.max(0, labels.length - 2); from++) {
    const name = `_dmarc.${labels.slice(from).join('.')}`
    const record = (await findTexts(name)).find((text) => /^v=DMARC1\s*;/i.test(text))
    if (record === undefined) continue
    if (/;\s*p=\s*(none|quarantine|reject)\b/i.test(record)) return []
    return [
      {
        what: `The DMARC record at ${name} has no valid policy.`,
        where: `The TXT record of ${name}: set p=none, p=quarantine or p=reject.`,
      },
    ]
  }
  return [
    {
      what: `${domain} has no DMARC record: large mailbox providers distrust such mail.`,
      where: `The TXT record of _dmarc.${domain}: "v=DMARC1; p=none" is enough to begin with.`,
    },
  ]
}
