import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWebhookChannel } from '#website/server/requests/delivery/channels/webhook.ts'
import { aConsultation } from '#website/server/testing/a-consultation.ts'
import { splitName } from './crm.ts'
import { createHubspot } from './hubspot.ts'
import { createSalesforce } from './salesforce.ts'
import { startCrmRelay } from './start-crm-relay.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const docs = readFileSync(join(import.meta.dirname, '../../docs/integrations.md'), 'utf8')

type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; headers?: Record<string, string>; body?: object }

const servers: Server[] = []
let calls: Call[]
/** The scripted answers of the CRM, by method and path. */
let script: (call: Call) => Answer
let other: string

beforeEach(async () => {
  calls = []
  script = () => ({ status: 201, body: { id: '00Q', success: true, errors: [] } })
  other = await listen(
    createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
        calls.push(call)
        const answer = script(call)
        response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body ?? {}))
      })
    }),
  )
})
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function startRelay(crm = createHubspot({ token: 'pat-eu1', url: other })) {
  const logged: string[] = []
  const server = await startCrmRelay({
    secret,
    crm,
    port: 0,
    host: '127.0.0.1',
    log: (line) => logged.push(line),
  })
  servers.push(server)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, logged }
}

/** Sends a request as the site does. */
const deliver = (url: string, consultation = aConsultation(), key = secret, now?: () => number) =>
  createWebhookChannel({ url, secret: key, allowPrivate: true }, now).deliver(
    { type: 'consultation', consultation },
    { deliveryId: `${consultation.id}-webhook`, progress: null, signal: new AbortController().signal },
  )

const bodyOf = (call: Call | undefined) => JSON.parse(call?.body ?? '') as Record<string, unknown>

describe('HubSpot', () => {
  it('gets a contact for each request, in its API’s format', async () => {
    const { url, logged } = await startRelay()
    const consultation = aConsultation({ name: 'Ada King Lovelace', message: 'Two lines\nof text' })
    expect(await deliver(url, consultation)).toEqual({ outcome: 'sent', answer: 'HTTP 204' })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/crm/v3/objects/contacts',
      headers: { authorization: 'Bearer pat-eu1', 'content-type': 'application/json' },
    })
    expect(bodyOf(calls[0])).toEqual({
      properties: {
        email: 'ada@example.com',
        firstname: 'Ada King',
        lastname: 'Lovelace',
        phone: '+44 20 7946 0000',
        company: 'Analytical Engines',
        message: `Service: Customer Support\nForm: contact\nRequest: ${consultation.id}\n\nTwo lines\nof text`,
      },
    })
    expect(logged).toEqual(['the CRM answered 201'])
  })

  it('gets only the message if the contact exists: anybody may type an address', async () => {
    script = ({ method }) => ({ status: method === 'POST' ? 409 : 200 })
    const { url } = await startRelay()
    expect((await deliver(url)).outcome).toBe('sent')
    expect(calls[1]).toMatchObject({
      method: 'PATCH',
      path: '/crm/v3/objects/contacts/ada%40example.com?idProperty=email',
    })
    expect(Object.keys(bodyOf(calls[1])['properties'] as object)).toEqual(['message'])
  })

  it('that requests a pause gets it, and refused requests are retried', async () => {
    const { url } = await startRelay()
    script = () => ({ status: 429, headers: { 'Retry-After': '7' } })
    expect(await deliver(url)).toEqual({ outcome: 'retry', why: 'HTTP 429', after: 7000 })
    script = () => ({ status: 401 })
    expect(await deliver(url)).toEqual({ outcome: 'retry', why: 'HTTP 502' })
  })
})

describe('Salesforce', () => {
  const options = () => ({ url: other, clientId: 'id', clientSecret: 'hush' })
  const withToken = (call: Call): Answer =>
    call.path === '/services/oauth2/token'
      ? { status: 200, body: { access_token: '00D!token', token_type: 'Bearer' } }
      : { status: 201, body: { id: '00Q', success: true, errors: [] } }

  it('gets a lead for each request, in its API’s format', async () => {
    script = withToken
    const { url } = await startRelay(createSalesforce(options()))
    expect((await deliver(url, aConsultation({ name: 'Ada' }))).outcome).toBe('sent')
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'id',
      client_secret: 'hush',
    })
    expect(calls[1]).toMatchObject({
      method: 'POST',
      path: '/services/data/v60.0/sobjects/Lead',
      headers: { authorization: 'Bearer 00D!token' },
    })
    expect(bodyOf(calls[1])).toMatchObject({
      FirstName: '',
      LastName: 'Ada',
      Company: 'Analytical Engines',
      Email: 'ada@example.com',
      Phone: '+44 20 7946 0000',
      LeadSource: 'Web',
      Description: expect.stringContaining('Service: Customer Support'),
    })
  })

  it('gets the visitor’s name as the company of a visitor without one', async () => {
    script = withToken
    const { url } = await startRelay(createSalesforce(options()))
    await deliver(url, aConsultation({ company: '' }))
    expect(bodyOf(calls[1])).toMatchObject({ Company: 'Ada Lovelace' })
  })

  it('makes no second lead for a repeat, if it has a field for the id', async () => {
    script = withToken
    const { url } = await startRelay(createSalesforce({ ...options(), idField: 'Frontdesk_Id__c' }))
    const consultation = aConsultation()
    await deliver(url, consultation)
    const path = `/services/data/v60.0/sobjects/Lead/Frontdesk_Id__c/${consultation.id}`
    expect(calls[1]).toMatchObject({ method: 'PATCH', path })
  })

  it('that refuses the sign-in is retried later', async () => {
    script = () => ({ status: 400, body: { error: 'invalid_client' } })
    const { url } = await startRelay(createSalesforce(options()))
    expect(await deliver(url)).toEqual({ outcome: 'retry', why: 'HTTP 502' })
    expect(calls).toHaveLength(1)
  })
})

describe('the relay', () => {
  it('forwards nothing that the site did not sign, or signed long ago', async () => {
    const { url } = await startRelay()
    const another = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
    expect(await deliver(url, aConsultation(), another)).toEqual({ outcome: 'retry', why: 'HTTP 401' })
    const hourAgo = () => Date.now() - 3_600_000
    expect(await deliver(url, aConsultation(), secret, hourAgo)).toEqual({
      outcome: 'retry',
      why: 'HTTP 401',
    })
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(200_000) })).status).toBe(400)
    expect((await fetch(url)).status).toBe(400)
    expect(calls).toEqual([])
  })

  it('ignores notices', async () => {
    const { url } = await startRelay()
    const channel = createWebhookChannel({ url, secret, allowPrivate: true })
    const notice = { id: 'outage-mail', title: 'Requests do not get through: mail', text: '' }
    const outcome = await channel.deliver(
      { type: 'notice', notice, createdAt: '2026-01-01T10:00:00.000Z' },
      { deliveryId: 'outage-mail-webhook', progress: null, signal: new AbortController().signal },
    )
    expect(outcome).toEqual({ outcome: 'sent', answer: 'HTTP 204' })
    expect(calls).toEqual([])
  })

  it('makes the site retry while the CRM is away, and logs no personal data', async () => {
    const gone = createSocketServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
    const { url, logged } = await startRelay(createHubspot({ token: 'pat', url: address }))
    expect(await deliver(url)).toEqual({ outcome: 'retry', why: 'HTTP 502' })
    expect(logged).toEqual(['the CRM did not answer'])
    gone.close()
  })

  it.each([
    ['Ada', { first: '', last: 'Ada' }],
    [' Ada  King Lovelace ', { first: 'Ada King', last: 'Lovelace' }],
    ['', { first: '', last: '' }],
  ])('takes the name "%s" apart at its last word', (name, parts) => {
    expect(splitName(name)).toEqual(parts)
  })
})

describe('the recipes of docs/integrations.md', () => {
  it('name exactly the fields of the webhook', async () => {
    await deliver(other)
    const named = [...docs.matchAll(/^\| `data\.(\w+)` \|/gm)].map(([, name]) => name)
    // These two are there only for a form with fields of the agency's own, or on another site.
    const sometimes = ['answers', 'site']
    expect(named.filter((name) => !sometimes.includes(name ?? ''))).toEqual(
      Object.keys(bodyOf(calls[0])['data'] as object),
    )
    expect(named).toEqual(expect.arrayContaining(sometimes))
    expect(bodyOf(calls[0])['type']).toBe('consultation.created')
  })

  /** Runs a code block like the automation tool does. */
  function runBlock(mark: string, scope: Record<string, unknown>, self: object = {}): Promise<unknown> {
    const code = new RegExp(`<!-- ${mark} -->\n\`\`\`js\n([^]*?)\`\`\``).exec(docs)?.[1]
    if (code === undefined) throw new Error('There is no such recipe')
    const own = code.replace('whsec_…', secret)
    const run = compileFunction(`return (async () => {${own}}).call(this)`, Object.keys(scope))
    return Reflect.apply(run, self, Object.values(scope)) as Promise<unknown>
  }

  const require = createRequire(import.meta.url)

  it('check the signature in n8n', async () => {
    const consultation = aConsultation({ name: 'Zoë 🧠' })
    await deliver(other, consultation)
    const { body, headers } = calls[0] as Call
    const inN8n = (sent: string) =>
      runBlock(
        'n8n',
        { $input: { first: () => ({ json: { headers } }) }, require },
        { helpers: { getBinaryDataBuffer: () => Promise.resolve(Buffer.from(sent)) } },
      )
    expect(await inN8n(body)).toEqual([{ json: consultation }])
    await expect(inN8n(body.replace('Zoë', 'Eve'))).rejects.toThrow('Not signed by the site')
  })

  it('check the signature in Zapier', async () => {
    const consultation = aConsultation({ name: 'Zoë 🧠' })
    await deliver(other, consultation)
    const { body, headers } = calls[0] as Call
    const inZapier = (sent: string) =>
      runBlock('zapier', {
        inputData: {
          body: sent,
          id: headers['webhook-id'],
          timestamp: headers['webhook-timestamp'],
          signature: headers['webhook-signature'],
        },
        require,
      })
    expect(await inZapier(body)).toEqual(consultation)
    await expect(inZapier(body.replace('Zoë', 'Eve'))).rejects.toThrow('Not signed by the site')
  })
})
