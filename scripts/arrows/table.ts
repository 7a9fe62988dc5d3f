const everyPageMayShow = ['components', 'i18n', 'lib'];
const ownClientFiles = ['feature/plain', 'feature/functions', 'feature/queries'];

/**
 * The arrows of the README: what each kind of file may import. A prefix stands for all below it (`i18n` for
 * `i18n/locales` too). A feature's entries mean its own files, never another feature's.
 */
const arrows: ReadonlyMap<string, readonly string[]> = new Map([
  ['root/router', ['root/routeTree.gen', 'feature/plain', 'i18n', 'lib']],
  ['root/routeTree.gen', ['routes', 'root/router', 'root/start']],
  ['root/start', ['server']],
  ['root/server', ['root/routeTree.gen', 'feature', 'server', 'i18n/locales']],
  ['routes/page', ['routes/part', ...ownClientFiles, 'feature/screen', ...everyPageMayShow, 'styles']],
  ['routes/part', [...ownClientFiles, 'feature/screen', ...everyPageMayShow]],
  ['routes/handler', ['feature/server', 'feature/plain', 'server', 'i18n', 'lib']],
  ['feature/plain', [...ownClientFiles, 'content/site', 'i18n', 'lib']],
  ['feature/screen', [...ownClientFiles, 'feature/screen', 'content/site', ...everyPageMayShow]],
  ['feature/queries', ['feature/functions', 'feature/plain', 'i18n', 'lib']],
  ['feature/functions', ['feature/server', 'feature/plain', 'server/http', 'i18n', 'lib']],
  ['feature/server', ['feature/server', 'feature/plain', 'server', 'content', 'i18n', 'lib']],
  ['components', ['components', 'i18n', 'lib']],
  ['content', ['content', 'i18n/locales', 'lib']],
  ['i18n', ['i18n']],
  ['server', ['server', 'content', 'i18n/locales', 'lib']],
  ['lib', ['i18n/locales', 'lib']],
  ['styles', ['styles']],
]);

/** A file's kind, and for a feature's file the feature; `kind` is undefined where `app/` has no such place. */
export type Place = { kind: string | undefined; feature?: string };

/** The place of a path, read off its name alone; every folder under `app/features` is a feature. */
export function placeOf(path: string): Place {
  const [top, folder = '', name = '', ...deeper] = path.split('/');
  if (top !== 'app') return { kind: 'outside' };
  if (name === '') return known(`root/${folder.replace(/\.tsx?$/, '')}`);
  if (folder === 'routes') return { kind: `routes/${routeRoleOf(path)}` };
  if (folder === 'features') {
    return deeper.length === 0 ? { kind: undefined } : { kind: `feature/${roleOf(path)}`, feature: name };
  }
  return { kind: arrows.has(folder) ? `${folder}/${name.replace(/\.tsx?$/, '')}` : undefined };
}

/** What `kind` may import, or undefined where `app/` has no such place. */
export function reachOf(kind: string): readonly string[] | undefined {
  return arrows.get(kind) ?? arrows.get(kind.split('/')[0] ?? '');
}

function known(kind: string): Place {
  return { kind: arrows.has(kind) ? kind : undefined };
}

/** The router leaves out a name that begins with a dash: a part of the page beside it. */
function routeRoleOf(path: string): string {
  if (/\/-[^/]+$/.test(path)) return 'part';
  return path.endsWith('.ts') ? 'handler' : 'page';
}

function roleOf(path: string): string {
  if (path.split('/')[3] === 'server') return 'server';
  const suffix = /\.(server|functions|queries)(\.tsx?)?$/.exec(path)?.[1];
  return suffix ?? (path.endsWith('.tsx') ? 'screen' : 'plain');
}
