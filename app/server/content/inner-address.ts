import ipaddr from 'ipaddr.js';

import type { Env } from '#app/server/env';
import type { Log } from '#app/server/log';

type Settings = Pick<Env, 'content' | 'imageOrigin' | 'siteIsLoopback'>;

/** One warning where a public site would lead its readers to an address of the network that it runs in. */
export function warnOfInnerAddress({ content, imageOrigin, siteIsLoopback }: Settings, log: Log): void {
  if (siteIsLoopback || !content.serviceUrl || !imageOrigin || !isInner(new URL(imageOrigin).hostname))
    return;
  log.warn(
    'files of articles lead to the content service, which readers cannot reach: name its public origin in IMAGE_ORIGIN',
  );
}

function isInner(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast';
  return !host.includes('.') || /\.(internal|local|localhost|lan)$/.test(host);
}
