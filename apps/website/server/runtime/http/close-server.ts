import type { Server } from 'node:http'

/** Milliseconds that accepted requests may take once the server stops. */
const patience = 10_000

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
  }, patience)
  await Promise.race([closed, overdue.promise])
  clearInterval(sweep)
  clearTimeout(timer)
}
