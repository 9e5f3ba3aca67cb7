import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves when something listens on a port of 127.0.0.1. */
export async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await sleep(20)
  }
}
