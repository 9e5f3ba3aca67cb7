/** A request as the webhook names it, under `data` (docs/integrations.md). */
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

/** Writes a request into a CRM. @returns the status of the answer that decided, and its Retry-After */
export type Crm = (request: WebhookRequest) => Promise<CrmAnswer>

export type CrmAnswer = { status: number; retryAfter: string | null }

/** Takes a name apart, since people type theirs into one field: the last word counts as the family name. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}

/** What neither CRM has a field of its own for. */
export const describe = ({ id, service, page_source, message }: WebhookRequest): string =>
  [`Service: ${service}`, `Form: ${page_source}`, `Request: ${id}`, ...(message ? ['', message] : [])].join(
    '\n',
  )

/** Sends JSON. Milliseconds: less than the site waits for the relay (15 s), two calls together. */
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

/** The part of an answer that counts. The rest may quote what a visitor typed. */
export const answerOf = (response: Response): CrmAnswer => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
})
