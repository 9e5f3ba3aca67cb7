/**
 * Takes the packets of two tunnels (VXLAN), and hands each on to the other end late, or not at all. It stands in for
 * `tc netem` where the kernel has none. Usage: lossy-line-relay.ts <end> <other end> <milliseconds> <percent lost>
 */
import { createSocket } from 'node:dgram'

/** Where VXLAN listens. */
const tunnelPort = 4789
/** Bytes before the packet inside: the tunnel's own header, then Ethernet's. */
const packetStart = 8 + 14
const tcp = 6

const [end = '', otherEnd = '', delay, loss] = process.argv.slice(2)
const socket = createSocket('udp4')
socket.on('message', (message, { address }) => {
  if (Math.random() * 100 < Number(loss)) return
  const packet = message.subarray(packetStart)
  if (packet[0] === 0x45 && packet[9] === tcp) sumTcp(packet)
  // Timers of one length run in the order they were set in: no packet overtakes another.
  setTimeout(() => socket.send(message, tunnelPort, address === end ? otherEnd : end), Number(delay))
})
socket.bind(tunnelPort, () => console.log('ready'))

/** Writes the checksum of a TCP segment, which the kernel leaves to a network card that is not there. */
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
