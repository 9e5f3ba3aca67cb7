import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Rendering, ServerContext } from '#contract/pages.ts'
import type { AppBuild } from './app-build.ts'

/** Passes a request to the router with everything that loaders, actions and the document need. */
export type RenderPage = (request: Request, server: ServerContext, rendering: Rendering) => Promise<Response>

/** @param build the app, or a function that loads it for each request (in development) */
export function createPageRenderer(
  build: AppBuild | (() => Promise<AppBuild>),
  mode: 'production' | 'development',
): RenderPage {
  const handle = createRequestHandler(build, mode)

  return async (request, server, rendering) => {
    const { serverContext, renderingContext } = (typeof build === 'function' ? await build() : build).entry
      .module
    const context = new RouterContextProvider()
    context.set(serverContext, server)
    context.set(renderingContext, rendering)
    return handle(request, context)
  }
}
