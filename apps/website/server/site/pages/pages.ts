import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { isRouteErrorResponse } from 'react-router'
import { serverWords } from '#agency/server-words.ts'
import { homePath } from '#contract/home-path.ts'
import type { ServerContext } from '#contract/pages.ts'
import { requestLimits } from '#contract/request-limits.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { MinuteLimit } from '#server/runtime/http/minute-limit.ts'
import { answerWith } from '#server/runtime/http/prepared-content.ts'
import { readBody } from '#server/runtime/http/read-body.ts'
import type { Log } from '#server/runtime/log.ts'
import { withOtherCompanies } from './other-companies-policy.ts'
import type { PlainPage } from './plain-page.ts'
import type { Site } from './site.ts'

/** Maximum number of fields in a form. Parsing a body that consists of nothing but fields takes long. */
const maxFields = 200

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

/** The addresses of this language. The router asks for the data of a page at its address with `.data`. */
const addresses = homePath === '/' ? ['*'] : [`${homePath}.data`, `${homePath}/*`]

/** Serves the pages: from memory if they are the same for every visitor, otherwise from the router. */
export function createPages(options: {
  site: Pick<Site, 'renderPage' | 'snapshots'>
  contextFor: (c: Context<AppEnvironment>) => ServerContext
  plainPage: PlainPage
  log: Log
  /** Counts refused forms, in all languages. Accepted forms have a limit of their own. */
  refusals: MinuteLimit
}): Hono<AppEnvironment> {
  const { contextFor, plainPage, log, refusals } = options
  const { renderPage, snapshots } = options.site
  const pages = new Hono<AppEnvironment>()

  pages.on('GET', addresses, async (c, next) => {
    const snapshot = await snapshots?.find(new URL(c.req.url))
    if (!snapshot) return next()
    c.set('inlineSources', snapshot.sources)
    return answerWith(snapshot.content, c.req.raw, { cacheControl: 'no-cache' })
  })

  pages.on(['GET', 'POST'], addresses, async (c) => {
    const isPost = c.req.method === 'POST'
    const { client } = c.var.visitor
    if (isPost && refusals.isSpent(client)) {
      return plainPage(429, serverWords.pages.tooManyForms, {
        'Retry-After': '60',
      })
    }
    const form = isPost ? await readForm(c.req.raw, plainPage) : null
    if (form && !form.read) {
      refusals.take(client)
      return form.response
    }

    const nonce = randomBytes(16).toString('base64')
    c.set('inlineSources', withOtherCompanies({ 'script-src': [`'nonce-${nonce}'`] }))
    const response = await renderPage(onOrigin(c.req.raw, c.var.visitor.origin, form?.bytes), contextFor(c), {
      nonce,
      reportError: (error) => {
        // The router's own refusals (404, 405) are answers: a wrong address is not a fault of the site.
        if (isRouteErrorResponse(error) && error.status < 500) return
        log.error('a page failed', error, { requestId: c.var.requestId })
      },
    })
    if (isPost && response.status >= 400 && response.status < 500) refusals.take(client)
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    return response
  })

  pages.on('ALL', addresses, () =>
    plainPage(405, serverWords.pages.wrongMethod, { Allow: 'GET, HEAD, POST' }),
  )

  return pages
}

/**
 * The router compares a form's origin with the request's address, and behind a proxy that ends TLS the two would
 * differ. The origin guard has already checked it, so give the router the request as the visitor sent it.
 */
function onOrigin(request: Request, origin: string, body: Uint8Array<ArrayBuffer> | undefined): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(`${origin}${decodable(pathname)}${search}`, {
    method: request.method,
    headers,
    signal: request.signal,
    body: body ?? null,
  })
}

/** Returns a path that the router can decode. It would log any other path unmasked. */
function decodable(path: string): string {
  try {
    decodeURI(path)
    return path
  } catch {
    return encodeURI(path)
  }
}

type ReadForm = { read: true; bytes: Uint8Array<ArrayBuffer> } | { read: false; response: Response }

/** Reads the whole form before an action does: an action that cannot read it would fail with 500. */
async function readForm(request: Request, plainPage: PlainPage): Promise<ReadForm> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!formTypes.has(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
    return { read: false, response: await plainPage(415, serverWords.pages.noForm) }
  }
  const body = await readBody(request, requestLimits.bytes)
  const form = body.outcome === 'read' ? await weigh(body.bytes, type) : body.outcome
  if (body.outcome === 'read' && form === 'fits') return { read: true, bytes: body.bytes }
  if (form === 'too-large') {
    return {
      read: false,
      response: await plainPage(413, serverWords.pages.tooLong),
    }
  }
  return {
    read: false,
    response: await plainPage(400, serverWords.pages.incomplete),
  }
}

/** Whether the bytes are a form that a page could have sent. */
async function weigh(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<'fits' | 'too-large' | 'no-form'> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (text.split(type.startsWith('multipart') ? '\n--' : '&', maxFields + 1).length > maxFields) {
    return 'too-large'
  }
  try {
    // A refused form is shown again, escaped.
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
    let characters = 0
    for (const [name, value] of form)
      characters += name.length + (typeof value === 'string' ? value.length : 0)
    return characters > requestLimits.characters ? 'too-large' : 'fits'
  } catch {
    return 'no-form'
  }
}
