import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Services } from '#app/services.ts'
import type { AppEnvironment } from '#server/app-environment.ts'
import { answerWith } from '#server/http/prepared-content.ts'
import { readBody } from '#server/http/read-body.ts'
import type { Log } from '#server/log/create-log.ts'
import type { PlainPage } from './plain-page.ts'
import type { Site } from './site.ts'

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

/** The pages of the site: from memory where they are the same for every visitor, else from the router. */
export function createPages(options: {
  site: Pick<Site, 'renderPage' | 'snapshots'>
  servicesFor: (c: Context<AppEnvironment>) => Services
  plainPage: PlainPage
  log: Log
}): Hono<AppEnvironment> {
  const { servicesFor, plainPage, log } = options
  const { renderPage, snapshots } = options.site
  const pages = new Hono<AppEnvironment>()

  pages.get('*', async (c, next) => {
    const snapshot = snapshots?.find(new URL(c.req.url))
    if (!snapshot) return next()
    c.set('inlineSources', snapshot.sources)
    return answerWith(snapshot.content, c.req.raw, { cacheControl: 'no-cache' })
  })

  pages.on(['GET', 'POST'], '*', async (c) => {
    const form = c.req.method === 'POST' ? await readForm(c.req.raw, plainPage) : null
    if (form && !form.read) return form.response

    const nonce = randomBytes(16).toString('base64')
    c.set('inlineSources', { 'script-src': [`'nonce-${nonce}'`] })
    const response = await renderPage(
      onOrigin(c.req.raw, c.var.visitor.origin, form?.bytes),
      servicesFor(c),
      {
        nonce,
        reportError: (error) => log.error('a page failed', error, { requestId: c.var.requestId }),
      },
    )
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    return response
  })

  pages.all('*', () =>
    plainPage(405, 'This page doesn’t accept that kind of request.', { Allow: 'GET, HEAD, POST' }),
  )

  return pages
}

/**
 * The router compares a form's origin with the request's address, and behind a proxy that ends TLS the two would differ. The
 * origin guard has answered that question already, with the proxy in mind, so the router gets the request as the visitor sent it.
 */
function onOrigin(request: Request, origin: string, body: Uint8Array<ArrayBuffer> | undefined): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(`${origin}${pathname}${search}`, {
    method: request.method,
    headers,
    signal: request.signal,
    body: body ?? null,
  })
}

type ReadForm = { read: true; bytes: Uint8Array<ArrayBuffer> } | { read: false; response: Response }

/** Reads a form once, whole, before an action does: an action that cannot read it would fail with 500. */
async function readForm(request: Request, plainPage: PlainPage): Promise<ReadForm> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!formTypes.has(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
    return { read: false, response: await plainPage(415, 'That wasn’t a form we can read.') }
  }
  const body = await readBody(request)
  if (body.outcome === 'too-large') {
    return {
      read: false,
      response: await plainPage(413, 'Your message is too long. Go back, shorten it and send it again.'),
    }
  }
  if (body.outcome === 'read' && (await isForm(body.bytes, type))) return { read: true, bytes: body.bytes }
  return {
    read: false,
    response: await plainPage(400, 'The form arrived incomplete. Go back and send it again.'),
  }
}

async function isForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<boolean> {
  try {
    await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
    return true
  } catch {
    return false
  }
}
