import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { renderingContext } from './services.ts'

/** The server reaches this module graph through the build alone. */
export { consultationForms } from './consultation-form/form-config.ts'
export { renderingContext, servicesContext } from './services.ts'

/** How long, in milliseconds, a page may wait for its data. */
export const streamTimeout = 5_000

/** Writes the document when all of it is there: pages are small, and a page that fails still gets its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const rendering = context.get(renderingContext)
  const nonce = rendering.nonce === undefined ? {} : { nonce: rendering.nonce }
  const html = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} {...nonce} />,
    {
      ...nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
      onError: (error) => rendering.reportError(error),
    },
  )
  await html.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** Reports what failed while a page was made, unless its visitor had left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(renderingContext).reportError(error)
}
