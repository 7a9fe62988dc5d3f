import ipaddr from 'ipaddr.js';

/** IPv4 whole, IPv6 its first 64 bits, without a port. */
export function network(address: string | undefined): string {
  const ip = withoutPort(address ?? '');
  if (!ipaddr.isValid(ip)) return ip || 'unknown';
  const parsed = ipaddr.process(ip);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}
