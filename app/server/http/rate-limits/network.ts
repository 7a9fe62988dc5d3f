/**
 * The part of an address that stands for one visitor: IPv4 whole, IPv6 its first 64 bits. A port, as some proxies
 * forward it, does not count.
 */
export function network(address: string | undefined): string {
  const ip = withoutPort(address ?? '');
  if (!ip) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const middle = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...middle, ...right].map((group) => Number.parseInt(group, 16));
  const [high, low] = groups.slice(6);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:65535' && high !== undefined && low !== undefined) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}
