import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { findFreePort } from '#server/store/testing/postgres-machine.ts'
import { startServerProcess, type ServerProcess } from '../start-server-process.ts'
import { startProxy, type ProxyKind } from './start-proxy.ts'

type Asking = { method?: string; headers?: Record<string, string>; body?: string; peer?: string }

/** One process of the site. */
type Instance = {
  port: number
  logFile: string
  process: ServerProcess
  /** Starts it again, once it has ended. */
  start(): Promise<void>
}

/** A site of several instances behind a proxy. */
export type Site = {
  origin: string
  certificate: string
  instances: Instance[]
  /** Sends a request through the proxy. @param asking.peer its source address in 127.0.0.0/8; random by default */
  ask(path: string, asking?: Asking): Promise<Response>
  /** The number of the instance to which the proxy routes an address. */
  instanceOf(peer: string): Promise<number>
  /** An address that the proxy routes to this instance. */
  peerOf(instance: number): Promise<string>
  stop(): Promise<void>
}

/** A random address, which other tests are unlikely to use. */
export const anyPeer = (): string => `127.${randomInt(2, 250)}.${randomInt(250)}.${randomInt(1, 250)}`

/** Starts the proxy, then the instances with these variables. */
export async function startInstances(
  kind: ProxyKind,
  count: number,
  env: Record<string, string>,
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-instances-'))
  const ports: number[] = []
  while (ports.length < count) ports.push(await findFreePort())
  const proxy = await startProxy(kind, ports)
  const instances = ports.map((port, n) => startInstance(port, join(folder, `${n}.log`)))
  const agent = new Agent({ ca: await readFile(proxy.certificate) })

  function startInstance(port: number, logFile: string): Instance {
    const start = () =>
      startServerProcess(
        {
          ...env,
          PORT: String(port),
          DATA_DIR: folder,
          PUBLIC_URL: proxy.origin,
          // Only the proxy: visitors come from other addresses of this machine.
          TRUSTED_PROXIES: '127.0.0.1',
          NODE_EXTRA_CA_CERTS: proxy.certificate,
        },
        logFile,
      )
    const instance: Instance = {
      port,
      logFile,
      process: start(),
      async start() {
        instance.process = start()
        await instance.process.listening
      },
    }
    return instance
  }

  const ask: Site['ask'] = (path, { method = 'GET', headers = {}, body, peer = anyPeer() } = {}) =>
    new Promise((resolve, reject) => {
      const options = { method, headers, agent, localAddress: peer, family: 4 }
      request(new URL(path, proxy.origin), options, (incoming) => {
        const status = incoming.statusCode ?? 0
        const init = { status, headers: Object.entries(incoming.headersDistinct).flatMap(pairs) }
        const hasBody = status !== 204 && status !== 304
        if (!hasBody) incoming.resume()
        // `Response` accepts Node's web stream, but its type does not.
        resolve(new Response(hasBody ? (Readable.toWeb(incoming) as never) : null, init))
      })
        .once('error', reject)
        .end(body)
    })

  async function instanceOf(peer: string): Promise<number> {
    const response = await ask('/healthz', { peer })
    await response.text()
    const id = response.headers.get('X-Request-Id') ?? 'none'
    for (;;) {
      for (const [n, { logFile }] of instances.entries()) {
        if ((await readFile(logFile, 'utf8')).includes(id)) return n
      }
    }
  }

  await Promise.all(instances.map(({ process }) => process.listening))
  return {
    origin: proxy.origin,
    certificate: proxy.certificate,
    instances,
    ask,
    instanceOf,
    async peerOf(instance) {
      for (;;) {
        const peer = anyPeer()
        if ((await instanceOf(peer)) === instance) return peer
      }
    },
    async stop() {
      agent.destroy()
      await Promise.all(instances.map(({ process }) => process.stop()))
      await proxy.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const pairs = ([name, values = []]: [string, string[] | undefined]): [string, string][] =>
  values.map((value) => [name, value])
