import { createContext } from 'react-router'
import type { Rendering, ServerContext } from '#contract/pages.ts'

/** What loaders and actions of the current request may use of the server: `context.get(serverContext)`. */
export const serverContext = createContext<ServerContext>()

/** How this request's document is rendered. */
export const renderingContext = createContext<Rendering>()
