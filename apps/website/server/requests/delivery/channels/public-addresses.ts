import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Networks outside the public internet, from the registries of special-purpose addresses (RFC 6890), and multicast. Of
 * IPv6, those within `globalUnicast`.
 */
const special = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
}

const blocked = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const network of special[family]) {
    const [address = '', bits] = network.split('/')
    blocked.addSubnet(address, Number(bits), family)
  }
}

/** The only part of IPv6 that is allocated to the public internet (RFC 4291, 2.4). */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** The prefix through which IPv6 networks reach IPv4 (RFC 6052). The embedded IPv4 address is checked. */
const nat64 = /^64:ff9b::(?:([\da-f]{1,4}):)?([\da-f]{1,4})$/

/**
 * Whether an address belongs to the public internet. @param address as the system's resolver writes it; anything else
 * returns false
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  if (family === 4) return !blocked.check(address, 'ipv4')
  // A zone (fe80::1%eth0) names an interface of this machine.
  if (address.includes('%')) return false
  const behind = nat64.exec(new URL(`http://[${address}]`).hostname.slice(1, -1))
  if (behind) {
    const [high, low] = [behind[1], behind[2]].map((part) => Number.parseInt(part ?? '0', 16))
    const bytes = [(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255]
    return !blocked.check(bytes.join('.'), 'ipv4')
  }
  return globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

/** The address must not be reached from here. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
  readonly code = 'private-address'
}

const refusal = () => new PrivateAddressError('The address is of a private network')

/**
 * Creates the lookup of a connection that must not lead into a private network. A name is resolved once, and the connection goes
 * to the address that was checked.
 * @throws PrivateAddressError if the host itself is a private address, which nobody looks up
 */
export function publicLookup(url: URL, resolve: LookupFunction = lookup): LookupFunction {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refusal()
  return (hostname, options, callback) =>
    resolve(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      // The resolver chooses which one is used.
      if (error === null && !addresses.every(isPublicAddress)) return callback(refusal(), '', 0)
      callback(error, found, family)
    })
}
