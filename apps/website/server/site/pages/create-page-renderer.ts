import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import type { Rendering, ServerContext, Delivery, FormAddress } from '#contract/pages.ts'

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

/**
 * The output of `react-router build`. It is a module graph of its own: loaders read the contexts of the build, so the
 * server has to import them from there.
 */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      consultationForms: readonly FormAddress[]
      inlineScripts: Pick<Delivery, 'showDeferredStyles' | 'waitForVisitor'>
      serverContext: RouterContext<ServerContext>
      renderingContext: RouterContext<Rendering>
    }
  }
}

/** @param file path of the server build, `build/server/index.js` */
export async function loadAppBuild(file: string): Promise<AppBuild> {
  return (await import(file)) as AppBuild
}
