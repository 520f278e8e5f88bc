import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Whom an address stands for: itself, or of IPv6 its /64. Whoever has one IPv6 address has 2^64 of them, and must not
 * count as that many.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array<string>(gap).fill('0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
