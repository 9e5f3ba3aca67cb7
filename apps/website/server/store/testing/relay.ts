import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** One address in front of several servers, like a proxy or a moving IP address for a database that fails over. */
export type Relay = {
  port: number
  /** Breaks every connection, and connects the next ones to this port of 127.0.0.1. */
  lead(port: number): void
  close(): void
}

/** Starts a relay that initially connects to `target`. */
export async function startRelay(target: number): Promise<Relay> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    lead(port) {
      target = port
      breakAll()
    },
    close() {
      server.close()
      breakAll()
    },
  }
}
