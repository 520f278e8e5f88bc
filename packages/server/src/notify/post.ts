import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const PATIENCE = 10_000

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const) {
  inside.addSubnet(net, bits, 'ipv6')
}

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isInside(mapped)
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Looks a name up and refuses addresses inside one's own network: nobody may reach through us what they cannot reach themselves. */
const outside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (problem, addresses) => {
    if (problem) return done(problem, [])
    const bad = addresses.find(({ address }) => isInside(address))
    if (bad) return done(new Error('this address is not open to us'), [])
    if (options.all) return done(null, addresses)
    const [first] = addresses
    done(null, first?.address ?? '', first?.family)
  })
}

/**
 * Posts to an address that a person has given; resolves to the status of the answer. Redirects are not followed.
 */
export function post(
  url: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  allowInside: boolean,
): Promise<number> {
  const { protocol, hostname } = new URL(url)
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (!allowInside && isIP(bare) && isInside(bare)) return Promise.reject(new Error('this address is not open to us'))
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? httpsRequest : httpRequest
    const options = { method: 'POST', headers, timeout: PATIENCE, ...(!allowInside && { lookup: outside }) }
    const request = send(url, options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', reject)
    request.end(body)
  })
}
