import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { describe, expect, it } from 'vitest'
import { createSenderCheck, acceptsMail } from './check-sender-domain.ts'

const types = { 1: 'A', 15: 'MX', 28: 'AAAA' } as const

/**
 * A real name server on its own socket. `mail.example` has an MX record, `old.example` an address and `null.example` a
 * null MX.
 */
async function startNameServer() {
  const socket = createSocket('udp4')
  const questions: string[] = []
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query)
    const type = types[query.readUInt16BE(end) as keyof typeof types]
    questions.push(`${type} ${name}`)
    if (name === 'silent.example') return
    const data =
      name === 'mail.example' && type === 'MX'
        ? Buffer.from([0, 10, 2, 109, 120, 0])
        : name === 'null.example' && type === 'MX'
          ? Buffer.from([0, 0, 0])
          : name === 'old.example' && type === 'A'
            ? Buffer.from([192, 0, 2, 1])
            : null
    const exists = name !== 'nothing.example'
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(exists ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(data ? 1 : 0, 6)
    header.writeUInt32BE(0, 8)
    const answer = data
      ? [
          Buffer.from([0xc0, 12]),
          query.subarray(end, end + 4),
          Buffer.from([0, 0, 0, 60, 0, data.length]),
          data,
        ]
      : []
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...answer]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const resolver = new Resolver({ timeout: 100, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, questions, close: () => socket.close() }
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}

describe('the domain of a sender', () => {
  it('accepts mail if it has an MX record or an address, but not with a null MX', async () => {
    const server = await startNameServer()
    const ask = (domain: string) => acceptsMail(domain, server.resolver)
    expect(await ask('mail.example')).toBe(true)
    expect(await ask('old.example')).toBe(true)
    expect(await ask('null.example')).toBe(false)
    expect(await ask('nothing.example')).toBe(false)
    expect(await ask('empty.example')).toBe(false)
    expect(await ask('silent.example')).toBeNull()
    server.close()
  })

  it('is unknown if no resolver answers', async () => {
    const resolver = new Resolver({ timeout: 100, tries: 1 })
    resolver.setServers(['127.0.0.1:9'])
    expect(await acceptsMail('mail.example', resolver)).toBeNull()
  })

  it('is flagged only if it accepts no mail', async () => {
    const server = await startNameServer()
    const flags: string[] = []
    const check = createSenderCheck({
      resolver: server.resolver,
      flag: async (id, signal) => flags.push(`${id} ${signal}`),
    })
    for (const domain of ['mail.example', 'nothing.example', 'silent.example']) {
      await check({ id: domain, email: `ada@${domain}` })
    }
    expect(flags).toEqual(['nothing.example sender-domain-without-mail'])
    server.close()
  })

  it('is not looked up while many lookups are running', async () => {
    const server = await startNameServer()
    const check = createSenderCheck({ resolver: server.resolver, flag: async () => {} })
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => check({ id: String(n), email: `ada@silent.example` })),
    )
    expect(server.questions.filter((question) => question.startsWith('MX'))).toHaveLength(8)
    server.close()
  })
})
