/** A path of this site, one of its `origins`, or https on a listed host; not `//host` or `/\host`. */
export function isSafeTarget(
  target: string,
  { origins, hosts }: { origins: readonly string[]; hosts: readonly string[] },
): boolean {
  // A relative target keeps this base after parsing.
  const url = URL.parse(target, 'https://path.invalid/');
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.origin === 'https://path.invalid') return target.startsWith('/');
  return origins.includes(url.origin) || (url.protocol === 'https:' && hosts.includes(url.host));
}
