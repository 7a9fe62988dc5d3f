import ipaddr from 'ipaddr.js';

/**
 * The part of an address that stands for one visitor: IPv4 whole, IPv6 its first 64 bits. A port, as some proxies
 * forward it, does not count.
 */
export function network(address: string | undefined): string {
  const ip = withoutPort(address ?? '');
  if (!ipaddr.isValid(ip)) return ip || 'unknown';
  // An IPv4 address that is written as one of IPv6 becomes what it is.
  const known = ipaddr.process(ip);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}
