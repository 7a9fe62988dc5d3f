const everyPageMayShow = ['components', 'i18n', 'lib'];
/** What of the content the browser may load. */
const openContent = ['content/site', 'content/categories'];
const ownClientFiles = ['feature/plain', 'feature/functions', 'feature/queries'];

/**
 * What each kind of file may import, as the README draws it. A prefix stands for all below it (`i18n` for
 * `i18n/locales` too). A feature's entries mean its own files, never another feature's.
 */
const allowedImports: ReadonlyMap<string, readonly string[]> = new Map([
  ['root/client', ['root/router', 'i18n']],
  ['root/router', ['root/routeTree.gen', 'feature/plain', 'i18n', 'lib']],
  ['root/routeTree.gen', ['routes', 'root/router', 'root/start']],
  ['root/start', ['server']],
  ['root/polyfills', []],
  ['root/server', ['root/routeTree.gen', 'feature', 'server', 'ops', 'i18n/locales']],
  ['ops', ['ops', 'feature/server', 'feature/plain', 'server', 'i18n', 'lib']],
  [
    'routes/page',
    ['routes/part', ...ownClientFiles, 'feature/screen', 'content/categories', ...everyPageMayShow, 'styles'],
  ],
  ['routes/part', [...ownClientFiles, 'feature/screen', ...everyPageMayShow]],
  ['routes/handler', ['feature/server', 'feature/plain', 'server', 'i18n', 'lib']],
  ['feature/plain', [...ownClientFiles, ...openContent, 'i18n', 'lib']],
  ['feature/screen', [...ownClientFiles, 'feature/screen', ...openContent, ...everyPageMayShow]],
  ['feature/queries', ['feature/functions', 'feature/plain', 'i18n', 'lib']],
  ['feature/functions', ['feature/server', 'feature/plain', 'server/http', 'i18n', 'lib']],
  [
    'feature/server',
    ['feature/server', 'feature/plain', 'feature/queries', 'server', 'content', 'i18n', 'lib'],
  ],
  ['components', ['components', 'i18n', 'lib']],
  ['content', ['content', 'i18n/locales', 'lib']],
  ['i18n', ['i18n']],
  ['server', ['server', 'content', 'i18n/locales', 'lib']],
  ['lib', ['i18n/locales', 'lib']],
  ['styles', ['styles']],
]);

/** A file's kind, and for a feature's file the feature; `kind` is undefined where `app/` has no such place. */
export type Layer = { kind: string | undefined; feature?: string };

/** The place of a path, read off its name alone; every folder under `app/features` is a feature. */
export function layerOf(path: string): Layer {
  const [top, folder = '', name = '', ...deeper] = path.split('/');
  if (top !== 'app') return { kind: 'outside' };
  if (name === '') return known(`root/${folder.replace(/\.tsx?$/, '')}`);
  if (folder === 'routes') return { kind: `routes/${routeRoleOf(path)}` };
  if (folder === 'features') {
    return deeper.length === 0 ? { kind: undefined } : { kind: `feature/${roleOf(path)}`, feature: name };
  }
  return { kind: allowedImports.has(folder) ? `${folder}/${name.replace(/\.tsx?$/, '')}` : undefined };
}

/** What `kind` may import, or undefined where `app/` has no such place. */
export function reachOf(kind: string): readonly string[] | undefined {
  return allowedImports.get(kind) ?? allowedImports.get(kind.split('/')[0] ?? '');
}

function known(kind: string): Layer {
  return { kind: allowedImports.has(kind) ? kind : undefined };
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
