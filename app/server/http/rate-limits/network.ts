import ipaddr from 'ipaddr.js';

/** IPv4 whole, IPv6 its first 64 bits, without a port. */
export function visitorNetwork(address: string | undefined): string {
  const ip = withoutPort(address ?? '');
  if (!ipaddr.isValid(ip)) return ip || 'unknown';
  const parsed = ipaddr.process(ip);
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 64) : parsed.toString();
}

/** How many visitors' allowances a whole site of IPv6, its /48, has: it could pass for 65,536 visitors. */
export const visitorsPerCustomer = 4;

/** The first 48 bits of an IPv6 address, which are given to one customer; undefined for any other. */
export function customerNetwork(address: string | undefined): string | undefined {
  const ip = withoutPort(address ?? '');
  if (!ipaddr.isValid(ip)) return undefined;
  const parsed = ipaddr.process(ip);
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 48) : undefined;
}

function prefixOf({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  return parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(':');
}

function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}
