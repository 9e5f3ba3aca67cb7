import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy to a site whose connections can be cut, as by a tunnel. */
export async function startBreakableProxy(siteUrl: string) {
  const calls = new Set<Socket>()
  const ends = new Map<Socket, Socket>()
  /** Near ends of connections that carry nothing any more, not even that the other end has closed. */
  const dead = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(new URL(siteUrl).port), 'localhost')
    near.once('data', (head) => {
      if (/^upgrade: websocket/im.test(head.toString('latin1'))) calls.add(near)
    })
    near.pipe(far).pipe(near)
    ends.set(near, far)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      const end = (): void => {
        if (!dead.has(near)) other.destroy()
      }
      one.on('error', end)
      one.on('close', end)
    }
    near.on('close', () => {
      calls.delete(near)
      if (!dead.has(near)) ends.delete(near)
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Cuts every current call, without a close to either side. */
    cut() {
      for (const call of calls) call.resetAndDestroy()
    },
    /**
     * Silently drops everything on the current calls' connections, and closes none: as when a phone leaves the Wi-Fi.
     * New connections work.
     */
    swallow() {
      for (const near of calls) {
        const far = ends.get(near)
        near.unpipe(far).resume()
        far?.unpipe(near).resume()
        dead.add(near)
      }
      calls.clear()
    },
    /** The number of current calls. */
    calls: () => calls.size,
    async close() {
      server.close()
      for (const [near, far] of ends) {
        near.destroy()
        far.destroy()
      }
    },
  }
}
