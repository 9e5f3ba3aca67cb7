import type { RouterContext, ServerBuild } from 'react-router'
import type { Delivery } from '#contract/pages.ts'
import type { Rendering, ServerContext } from '#contract/pages.ts'
import type { FormAddress } from '#contract/pages.ts'

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
