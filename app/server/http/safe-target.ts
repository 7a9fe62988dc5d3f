/**
 * True when a redirect may lead to `target`: a path of this site, one of its own addresses (`origins`), or an https
 * address of a listed host. `//host`, `/\host` and other schemes are none of these.
 */
export function isSafeTarget(
  target: string,
  { origins, hosts }: { origins: readonly string[]; hosts: readonly string[] },
): boolean {
  // A base that nothing else has: what still has it after parsing is a path.
  const url = URL.parse(target, 'https://path.invalid/');
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.origin === 'https://path.invalid') return target.startsWith('/');
  return origins.includes(url.origin) || (url.protocol === 'https:' && hosts.includes(url.host));
}
