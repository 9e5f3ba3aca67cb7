import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { VoicePlatform } from '#platform/http/create-voice-platform.ts'

/** Serves a platform on a free port of loopback. */
export async function listen({ app, handleUpgrade }: Pick<VoicePlatform, 'handleUpgrade'> & { app: Hono }) {
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => void answer(request, response))
  server.on('upgrade', (request, socket, head) => {
    if (!handleUpgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
