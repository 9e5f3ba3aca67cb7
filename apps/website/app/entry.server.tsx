import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { DeliveryContext } from './document/delivered-document.tsx'
import { renderingContext } from './server-context.ts'

/** The server can reach this module graph only through the build. */
export { consultationForms } from '#contract/consultation-forms.ts'
export { inlineScripts } from './inline-scripts/inline-scripts.ts'
export { renderingContext, serverContext } from './server-context.ts'

/** Milliseconds that a page may wait for its data. */
export const streamTimeout = 5_000

/** Sends the document when it is complete: pages are small, and a failing page still gets its status. */
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
    <DeliveryContext value={rendering.delivery ?? null}>
      <ServerRouter context={entryContext} url={request.url} {...nonce} />
    </DeliveryContext>,
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

/** Reports an error of rendering, unless the visitor has left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(renderingContext).reportError(error)
}
