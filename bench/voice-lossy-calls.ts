/**
 * The same as voice-calls over a slow line that loses packets: visitor and server are in separate network namespaces, which a
 * relay joins that delays packets and drops some. The machine's own network is not affected. It needs root and iproute2.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { Measure } from './helpers/report.ts'
import { describeVisits, visitByVoice, visitsHead, visitsRows } from './helpers/voice-visits.ts'

/** One way; a round trip takes two. */
const delayMilliseconds = 40
/** Of the packets in each direction. */
const lossPercent = 1

const serverAddress = '10.77.0.1'
/** The two ends of the line: a namespace, its address, the first bytes of its network to the relay, and its cable there. */
const ends = [
  { name: 'frontdesk-visitor', address: '10.77.0.2', network: '10.78.1', cable: 'visitor' },
  { name: 'frontdesk-server', address: serverAddress, network: '10.78.2', cable: 'server' },
]
/** The namespace of the relay. */
const between = 'frontdesk-line'

export const measure: Measure = async (scaled) => {
  const within = (name: string) => ['ip', 'netns', 'exec', name]
  const visits = await overLossyLine(() =>
    visitByVoice(scaled(17), {
      host: serverAddress,
      aroundServer: within('frontdesk-server'),
      aroundBrowser: within('frontdesk-visitor'),
    }),
  )
  return {
    how:
      `Server and browser in network namespaces of their own; a round trip takes ${2 * delayMilliseconds} ms and ${lossPercent} % of the packets in each ` +
      `direction are lost, by a relay of this benchmark between two tunnels. ${describeVisits(visits)} All of it shares the machine.`,
    head: visitsHead,
    rows: visitsRows(visits, { slowTurn: 900 }),
  }
}

/** Joins the namespaces as long as `during` runs, and removes them in any case. */
async function overLossyLine<Result>(during: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) throw new Error('Network namespaces want root')
  const leave = () => process.exit(1)
  process.once('exit', removeNamespaces)
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  removeNamespaces()
  layLine()
  const relay = spawn('ip', ['netns', 'exec', between, process.execPath, import.meta.filename], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const failed = once(relay, 'exit').then(() => Promise.reject(new Error('The relay stopped.')))
    await Promise.race([once(relay.stdout, 'data'), failed])
    failed.catch(() => undefined)
    return await during()
  } finally {
    relay.kill()
    removeNamespaces()
    process.off('exit', removeNamespaces)
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
  }
}

/** Two cables that meet at the relay, and a tunnel (VXLAN) from either end to the relay. */
function layLine(): void {
  for (const name of [between, ...ends.map((end) => end.name)]) {
    run(`ip netns add ${name}`)
    run(`ip -n ${name} link set lo up`)
  }
  for (const { name, address, network, cable } of ends) {
    run(`ip -n ${between} link add ${cable} type veth peer name cable netns ${name}`)
    run(`ip -n ${between} address add ${network}.1/24 dev ${cable}`)
    run(`ip -n ${between} link set ${cable} up`)
    run(`ip -n ${name} address add ${network}.2/24 dev cable`)
    run(`ip -n ${name} link set cable up`)
    run(`ip -n ${name} link add line type vxlan id 1 remote ${network}.1 dstport ${tunnelPort} dev cable`)
    // Packets are lost one by one, so none may be merged on its way.
    run(`ip -n ${name} link set line gso_max_segs 1`)
    run(`ip -n ${name} address add ${address}/24 dev line`)
    run(`ip -n ${name} link set line up`)
  }
}

function removeNamespaces(): void {
  for (const name of [between, ...ends.map((end) => end.name)]) {
    try {
      run(`ip netns delete ${name}`)
    } catch {
      // It does not exist.
    }
  }
}

/** Runs a command whose words are separated by single spaces. */
function run(command: string): void {
  const [program = '', ...args] = command.split(' ')
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** The port of VXLAN. */
const tunnelPort = 4789
/** Bytes before the inner packet: the tunnel's own header, then Ethernet's. */
const packetStart = 8 + 14
const tcp = 6

/** The relay in its process: forwards the packets of each tunnel to the other end late, or not at all. */
function relayPackets(): void {
  const [end, otherEnd] = ends.map(({ network }) => `${network}.2`)
  const socket = createSocket('udp4')
  socket.on('message', (message, { address }) => {
    if (Math.random() * 100 < lossPercent) return
    const packet = message.subarray(packetStart)
    if (packet[0] === 0x45 && packet[9] === tcp) sumTcp(packet)
    // Timers of equal length fire in order, so no packet overtakes another.
    setTimeout(() => socket.send(message, tunnelPort, address === end ? otherEnd : end), delayMilliseconds)
  })
  socket.bind(tunnelPort, () => console.log('ready'))
}

/** Writes the checksum of a TCP segment, which the kernel leaves to a missing network card. */
function sumTcp(packet: Buffer): void {
  const headerBytes = 20
  const segment = packet.subarray(headerBytes, packet.readUInt16BE(2))
  segment.writeUInt16BE(0, 16)
  let sum = tcp + segment.length
  for (let at = 12; at < headerBytes; at += 2) sum += packet.readUInt16BE(at)
  for (let at = 0; at < segment.length; at += 2) {
    sum += at + 1 < segment.length ? segment.readUInt16BE(at) : (segment[at] ?? 0) << 8
  }
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16)
  segment.writeUInt16BE(~sum & 0xffff, 16)
}

if (process.argv[1] === import.meta.filename) relayPackets()
