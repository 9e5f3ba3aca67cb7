/**
 * Receives the packets of two tunnels (VXLAN), and forwards each to the other end late, or not at all. It replaces `tc
 * netem` on kernels without it. Usage: lossy-link-relay.ts <end> <other end> <milliseconds> <percent lost>
 */
import { createSocket } from 'node:dgram'

/** The port of VXLAN. */
const tunnelPort = 4789
/** Bytes before the inner packet: the tunnel's own header, then Ethernet's. */
const packetStart = 8 + 14
const tcp = 6

const [end = '', otherEnd = '', delay, loss] = process.argv.slice(2)
const socket = createSocket('udp4')
socket.on('message', (message, { address }) => {
  if (Math.random() * 100 < Number(loss)) return
  const packet = message.subarray(packetStart)
  if (packet[0] === 0x45 && packet[9] === tcp) sumTcp(packet)
  // Timers of equal length fire in order, so no packet overtakes another.
  setTimeout(() => socket.send(message, tunnelPort, address === end ? otherEnd : end), Number(delay))
})
socket.bind(tunnelPort, () => console.log('ready'))

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
