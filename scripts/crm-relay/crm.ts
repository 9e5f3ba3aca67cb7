/** A request in the webhook's `data` (docs/integrations.md). */
export type WebhookRequest = {
  id: string
  created_at: string
  name: string
  email: string
  phone: string
  company: string
  service: string
  message: string
  page_source: string
}

/** Writes a request into a CRM. @returns the status of the decisive answer, and its Retry-After */
export type Crm = (request: WebhookRequest) => Promise<CrmAnswer>

export type CrmAnswer = { status: number; retryAfter: string | null }

/** Splits a name, since people type theirs into one field: the last word counts as the family name. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}

/** The data for which neither CRM has a field. */
export const describe = ({ id, service, page_source, message }: WebhookRequest): string =>
  [`Service: ${service}`, `Form: ${page_source}`, `Request: ${id}`, ...(message ? ['', message] : [])].join(
    '\n',
  )

/** Sends JSON. The timeout in milliseconds keeps two calls shorter than the site's wait for the relay (15 s). */
export function sendJson(
  url: string,
  { method, token, body }: { method: 'POST' | 'PATCH'; token: string; body: object },
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(6000),
  })
}

/** The relevant part of an answer. The rest may quote what a visitor typed. */
export const answerOf = (response: Response): CrmAnswer => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
})
