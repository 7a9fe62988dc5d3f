import type { IncomingMessage, Server } from 'node:http';
import ipaddr from 'ipaddr.js';

import type { Env } from './env';
import type { Log } from './log';

/** The site ends no TLS: where its address is https there is a proxy, whose address all visitors would have. */
export function warnOfNoTrustedProxy(
  { siteIsSecure, trustProxy }: Pick<Env, 'siteIsSecure' | 'trustProxy'>,
  log: Log,
): void {
  if (siteIsSecure && trustProxy.length === 0)
    log.warn('TRUST_PROXY names no proxy: all visitors have one address, and are limited as one');
}

/**
 * Warns once of a proxy that names the visitor and does not count. Only one of the same network is told from a visitor who
 * writes that header.
 */
export function warnOfUntrustedProxy(
  server: Server,
  { env: { siteIsLoopback, trustProxy }, log }: { env: Env; log: Log },
): void {
  if (siteIsLoopback) return;
  const watch = ({ headers, socket: { remoteAddress = '' } }: IncomingMessage) => {
    if (headers['x-forwarded-for'] === undefined || !ipaddr.isValid(remoteAddress)) return;
    const peer = ipaddr.process(remoteAddress);
    const proxy = peer.toString();
    if (peer.range() === 'unicast' || trustProxy.includes(proxy)) return;
    server.off('request', watch);
    log.warn({ proxy }, 'visitors are named by a proxy that TRUST_PROXY does not name: it does not count');
  };
  server.prependListener('request', watch);
}
