import type { Server } from 'node:http'

/** How long, in milliseconds, accepted requests may take once the server is to stop. */
const patience = 10_000

/** Stops accepting, lets every accepted request finish, and closes the connections. Cuts off what takes longer than 10 s. */
export async function closeServer(server: Server): Promise<void> {
  // An answer given from now on tells its client to open a new connection for the next request.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Connections whose request was under way become idle one after the other, and would then be kept for a next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const overdue = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    server.closeAllConnections()
    // Connections that have become something else, such as WebSockets, are not closed by that. They end with the process.
    overdue.resolve()
  }, patience)
  await Promise.race([closed, overdue.promise])
  clearInterval(sweep)
  clearTimeout(timer)
}
