import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { answerInTurn, type Listener } from './answer-in-turn.ts'
import { cutOffReaders, defaultReaderLimits, type ReaderLimits } from './cut-off-readers.ts'
import { isWebSocketRequest, type UpgradeHandler } from './upgrade.ts'

/**
 * Serves an app on a port. A client has 10 s for its headers and 30 s for its whole request, so that slow clients hold
 * no connections.
 * @param options.wrap puts something in front of the app
 * @param options.onUpgrade handles WebSocket requests; without it they are answered like ordinary requests
 * @throws when the port is unavailable
 */
export function listen(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  options: {
    port: number
    host: string | undefined
    wrap?: ((listener: Listener) => Listener) | undefined
    onUpgrade?: UpgradeHandler | undefined
    readers?: ReaderLimits
  },
): Promise<Server> {
  const { port, host, wrap = (listener) => listener, onUpgrade, readers = defaultReaderLimits } = options
  const respond = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings))
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      // Longer than proxies keep idle connections (nginx: 60 s), so that this side does not close one that is about to
      // be used.
      keepAliveTimeout: 75_000,
      shouldUpgradeCallback: (request) => onUpgrade !== undefined && isWebSocketRequest(request),
    },
    answerInTurn(wrap((request, response) => void respond(request, response))),
  )
  server.maxConnections = 10_000
  cutOffReaders(server, readers)
  if (onUpgrade) server.on('upgrade', onUpgrade)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

/** Milliseconds that accepted requests may take once the server stops. */
const drainTimeout = 10_000

/**
 * Stops accepting, lets every accepted request finish, and closes the connections. After 10 s it closes them anyway.
 */
export async function closeServer(server: Server): Promise<void> {
  // From now on, answers make clients open a new connection for their next request.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Connections become idle one after the other as their requests finish, and would then be kept alive.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const overdue = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    server.closeAllConnections()
    // This does not close connections that became something else, such as WebSockets. They end with the process.
    overdue.resolve()
  }, drainTimeout)
  await Promise.race([closed, overdue.promise])
  clearInterval(sweep)
  clearTimeout(timer)
}

/** The address of a server on this machine. @param host what it listens on; an IPv6 address needs brackets */
export const addressOf = (host: string | undefined, port: number): string =>
  `http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${port}`
