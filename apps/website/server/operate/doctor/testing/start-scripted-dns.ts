import { createSocket } from 'node:dgram'

/** A minimal name server that answers TXT queries as scripted. */
export type ScriptedDns = {
  /** For `Resolver.setServers`. */
  address: string
  /** The texts of each name. A name that is not here does not exist. */
  records: Record<string, string[]>
  /** `silent` never answers; `failing` answers with an error. */
  mood: 'well' | 'silent' | 'failing'
  /** The queried names. */
  queries: string[]
  close(): Promise<void>
}

/** The header of an answer (RFC 1035, 4.1.1): a response, recursion available, and a code. */
const flags = { found: 0x81_80, failed: 0x81_82, absent: 0x81_83 }

/** Starts a name server on a free port of 127.0.0.1. */
export async function startScriptedDns(records: ScriptedDns['records'] = {}): Promise<ScriptedDns> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, end } = readName(query)
    dns.queries.push(name)
    if (dns.mood === 'silent') return
    const texts = dns.records[name]
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(dns.mood === 'failing' ? flags.failed : texts ? flags.found : flags.absent, 2)
    header.writeUInt16BE(1, 4)
    const answers = dns.mood === 'well' ? (texts ?? []).map(textRecord) : []
    header.writeUInt16BE(answers.length, 6)
    // Repeats the question with its type and class.
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...answers]), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const dns: ScriptedDns = {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    mood: 'well',
    queries: [],
    close: () => new Promise((resolve) => socket.close(resolve)),
  }
  return dns
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** A TXT record whose name points to the question. Texts are split into strings of 255 bytes. */
function textRecord(text: string): Buffer {
  const strings = (text.match(/.{1,255}/g) ?? ['']).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
  )
  const data = Buffer.concat(strings)
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
