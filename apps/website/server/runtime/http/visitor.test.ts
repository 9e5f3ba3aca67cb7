import { describe, expect, it } from 'vitest'
import { createVisitorReader } from './visitor.ts'

const read = (
  options: { trustedProxies?: string[]; publicUrl?: string },
  peer: string,
  headers: Record<string, string> = {},
) => {
  const visitor = createVisitorReader({
    PUBLIC_URL: options.publicUrl,
    TRUSTED_PROXIES: options.trustedProxies ?? [],
  })(new Headers({ Host: 'site.example', ...headers }), peer)
  if (!visitor) throw new Error('The host was taken for none')
  return visitor
}

const clientOf = (peer: string, forwardedFor?: string, trustedProxies: string[] = []) =>
  read({ trustedProxies }, peer, forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {}).client

describe('the client', () => {
  it('is never the address itself', () => {
    expect(clientOf('192.0.2.1')).toMatch(/^[\da-f]{32}$/)
  })

  it('is the peer, whatever it claims, unless it is a trusted proxy', () => {
    expect(clientOf('192.0.2.1', '198.51.100.7')).toBe(clientOf('192.0.2.1'))
  })

  it('is the last address that a trusted proxy vouches for', () => {
    const proxies = ['10.0.0.0/8']
    const visitor = clientOf('198.51.100.7')
    expect(clientOf('10.0.0.1', '198.51.100.7', proxies)).toBe(visitor)
    expect(clientOf('10.0.0.1', '203.0.113.9, 198.51.100.7', proxies)).toBe(visitor)
    expect(clientOf('10.0.0.1', '198.51.100.7, 10.0.0.2', proxies)).toBe(visitor)
    expect(clientOf('::ffff:10.0.0.1', '198.51.100.7', proxies)).toBe(visitor)
  })

  it('is the proxy when it forwards an invalid address', () => {
    expect(clientOf('10.0.0.1', 'unknown', ['10.0.0.0/8'])).toBe(clientOf('10.0.0.1'))
  })

  it('is a /64 of IPv6, in any notation', () => {
    const one = clientOf('2001:db8:0:1::1')
    for (const same of ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:0DB8:0:1::', '2001:db8::1:0:0:0:7']) {
      expect(clientOf(same)).toBe(one)
    }
    for (const other of ['2001:db8:0:2::1', '2001:db8::1', '::1', 'fe80::1%eth0']) {
      expect(clientOf(other)).not.toBe(one)
    }
    expect(clientOf('fe80::1%eth0')).toBe(clientOf('fe80::2%eth1'))
  })

  it('is the IPv4 address of an IPv4-mapped IPv6 address', () => {
    expect(clientOf('::ffff:192.0.2.1')).toBe(clientOf('192.0.2.1'))
    expect(clientOf('::ffff:192.0.2.1')).not.toBe(clientOf('::ffff:192.0.2.2'))
  })
})

describe('the origin', () => {
  it('is PUBLIC_URL if it is set', () => {
    expect(read({ publicUrl: 'https://www.example.com' }, '192.0.2.1').origin).toBe('https://www.example.com')
  })

  it('is otherwise that of the request, as forwarded by a trusted proxy', () => {
    const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'www.example.com' }
    expect(read({}, '127.0.0.1').origin).toBe('http://site.example')
    expect(read({}, '127.0.0.1', forwarded).origin).toBe('http://site.example')
    expect(read({ trustedProxies: ['loopback'] }, '127.0.0.1', forwarded).origin).toBe(
      'https://www.example.com',
    )
    expect(read({ trustedProxies: ['loopback'] }, '127.0.0.1', { 'X-Forwarded-Proto': 'https' }).origin).toBe(
      'https://site.example',
    )
  })

  it.each(['a b', '', 'x;script-src', 'a/b', 'user@a', 'a:port', '[::1'])(
    'is not that of the host "%s"',
    (host) => {
      const readVisitor = createVisitorReader({ PUBLIC_URL: undefined, TRUSTED_PROXIES: [] })
      expect(readVisitor(new Headers({ Host: host }), '127.0.0.1')).toBeNull()
    },
  )

  it.each(['localhost:3000', '127.0.0.1', '[::1]:80', 'xn--mnchen-3ya.example', 'a_b.internal'])(
    'may be that of the host %s',
    (host) => {
      expect(read({}, '127.0.0.1', { Host: host }).origin).toBe(new URL(`http://${host}`).origin)
    },
  )
})
