import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Place } from './voice-visits.ts'

/** One way; a round trip takes two. */
const delayMilliseconds = 40
/** Of the packets in each direction. */
const lossPercent = 1

const visitor = 'frontdesk-visitor'
const server = 'frontdesk-server'
const between = 'frontdesk-line'
const serverAddress = '10.77.0.1'
const visitorAddress = '10.77.0.2'

interface LossyLink {
  place: Place
  /** What delays and loses packets. */
  by: string
}

/**
 * Runs `during` with a visitor and a server in separate network namespaces, joined by a connection with a round trip of
 * 80 ms that loses 1 % of the packets in each direction. It does not affect the machine's own network, and the
 * namespaces are removed in any case. If such a connection is impossible, the result says why.
 */
export async function overLossyLink<Result>(
  during: (link: LossyLink) => Promise<Result>,
): Promise<Result | { impossible: string }> {
  if (process.getuid?.() !== 0) return { impossible: 'network namespaces want root' }
  if (!succeeds('ip -Version')) return { impossible: 'there is no iproute2 on this machine' }
  let relay: ChildProcess | undefined
  const remove = () => {
    relay?.kill()
    removeNamespaces()
  }
  const leave = () => process.exit(1)
  process.once('exit', remove)
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  try {
    let by = 'tc netem'
    if (!layNetemLine()) {
      by = 'a relay of this benchmark between two tunnels, since this kernel has no netem'
      relay = await layRelayedLine()
    }
    const place = {
      host: serverAddress,
      aroundServer: ['ip', 'netns', 'exec', server],
      aroundBrowser: ['ip', 'netns', 'exec', visitor],
    }
    return await during({ by, place })
  } finally {
    remove()
    process.off('exit', remove)
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
  }
}

/**
 * A cable between visitor and server, slowed by the kernel at both ends. Returns false if the kernel does not support
 * it.
 */
function layNetemLine(): boolean {
  addNamespaces(visitor, server)
  run(`ip -n ${visitor} link add line type veth peer name line netns ${server}`)
  nameEnds()
  return [visitor, server].every((end) =>
    succeeds(
      `ip netns exec ${end} tc qdisc add dev line root netem delay ${delayMilliseconds}ms loss ${lossPercent}%`,
    ),
  )
}

/** Two cables that meet at the relay, and a tunnel (VXLAN) from either end to the relay. */
async function layRelayedLine(): Promise<ChildProcess> {
  addNamespaces(visitor, server, between)
  for (const [end, network] of [
    [visitor, '10.78.1'],
    [server, '10.78.2'],
  ] as const) {
    const cable = end.replace('frontdesk-', '')
    run(`ip -n ${between} link add ${cable} type veth peer name cable netns ${end}`)
    run(`ip -n ${between} address add ${network}.1/24 dev ${cable}`)
    run(`ip -n ${between} link set ${cable} up`)
    run(`ip -n ${end} address add ${network}.2/24 dev cable`)
    run(`ip -n ${end} link set cable up`)
    run(`ip -n ${end} link add line type vxlan id 1 remote ${network}.1 dstport 4789 dev cable`)
    // Packets are lost one by one, so none may be merged on its way.
    run(`ip -n ${end} link set line gso_max_segs 1`)
  }
  nameEnds()
  const relay = spawn(
    'ip',
    ['netns', 'exec', between, process.execPath, join(import.meta.dirname, 'lossy-link-relay.ts')].concat(
      '10.78.1.2',
      '10.78.2.2',
      String(delayMilliseconds),
      String(lossPercent),
    ),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const failed = once(relay, 'exit').then(() => Promise.reject(new Error('The relay stopped.')))
  await Promise.race([once(relay.stdout, 'data'), failed])
  failed.catch(() => undefined)
  return relay
}

function nameEnds(): void {
  for (const [end, address] of [
    [visitor, visitorAddress],
    [server, serverAddress],
  ] as const) {
    run(`ip -n ${end} address add ${address}/24 dev line`)
    run(`ip -n ${end} link set line up`)
  }
}

function addNamespaces(...names: string[]): void {
  removeNamespaces()
  for (const name of names) {
    run(`ip netns add ${name}`)
    run(`ip -n ${name} link set lo up`)
  }
}

function removeNamespaces(): void {
  for (const name of [visitor, server, between]) succeeds(`ip netns delete ${name}`)
}

/** Runs a command whose words are separated by single spaces. */
function run(command: string): void {
  const [program = '', ...args] = command.split(' ')
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

function succeeds(command: string): boolean {
  try {
    run(command)
    return true
  } catch {
    return false
  }
}
