import { describe, expect, it } from 'vitest';

import { findFaults } from '../../../scripts/boundaries/check';

function messages(tree: Record<string, string>): string[] {
  return findFaults(new Map(Object.entries(tree))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );
}

function importing(from: string, specifier: string): string[] {
  return messages({ [from]: `import { x } from '${specifier}';` });
}

describe('allowed imports', () => {
  it.each([
    ['app/router.tsx', './i18n/i18n'],
    ['app/router.tsx', './routeTree.gen'],
    ['app/start.ts', './server/http/function-errors'],
    ['app/server.ts', '#app/features/pitch/server/generation/generation.job'],
    ['app/server.ts', '#app/server/env'],
    ['app/routes/__root.tsx', '#app/styles/app.css'],
    ['app/routes/_app/agents.tsx', '#app/features/pitch/pitch.queries'],
    ['app/routes/healthz.ts', '#app/server/http/health'],
    ['app/routes/feed.ts', '#app/features/articles/feed.server'],
    ['app/features/pitch/pitch.ts', '#app/lib/text'],
    ['app/features/pitch/pitch.ts', '#app/i18n/locales'],
    ['app/features/pitch/pitch.functions.ts', './pitch.server'],
    ['app/features/pitch/pitch.functions.ts', './server/stream/send-progress'],
    ['app/features/pitch/server/stream/send-progress.ts', '#app/server/http/server-functions/stream-lines'],
    ['app/features/pitch/server/stream/send-progress.ts', '../../pitch'],
    ['app/features/pitch/pitch.functions.ts', '#app/server/http/request-context'],
    ['app/features/pitch/pitch.server.ts', '#app/server/db/schema'],
    ['app/features/pitch/pitch.server.ts', '#app/content/brief-examples'],
    ['app/features/pitch/pitch.queries.ts', './pitch.functions'],
    ['app/features/pitch/form/use-brief-form.ts', '../pitch.functions'],
    ['app/features/contact/contact-form.tsx', '#app/components/ui/form/field'],
    ['app/features/contact/contact-form.tsx', '#app/content/site'],
    ['app/components/layout/frame/header.tsx', '../ui/button'],
    ['app/server/content/files.ts', '#app/content/articles'],
    ['app/server/http/request-context.ts', '#app/i18n/locales'],
    ['app/features/pitch/pitch.tsx', 'react'],
  ])('%s may import %s', (from, specifier) => {
    expect(importing(from, specifier)).toEqual([]);
  });
});

describe('refused imports', () => {
  it.each([
    ['app/router.tsx', './server/env'],
    ['app/start.ts', './features/pitch/pitch.server'],
    ['app/server.ts', './components/ui/button'],
    ['app/routes/_app.tsx', '#app/server/env'],
    ['app/routes/_app.tsx', '#app/features/pitch/pitch.server'],
    ['app/routes/_app.tsx', './_app/index'],
    ['app/features/pitch/pitch.ts', '#app/server/log'],
    ['app/features/pitch/pitch.ts', './pitch.server'],
    ['app/features/pitch/pitch.functions.ts', '#app/server/db/database'],
    ['app/features/pitch/pitch.queries.ts', './pitch.server'],
    ['app/features/pitch/form/pitch-form.tsx', '../server/repository'],
    ['app/features/pitch/server/stream/send-progress.ts', '../../form/pitch-form.tsx'],
    ['app/features/pitch/pitch.server.ts', '#app/components/ui/button'],
    ['app/features/pitch/pitch-form.tsx', './pitch.server'],
    ['app/features/pitch/pitch-form.tsx', '#app/content/faq'],
    ['app/features/pitch/pitch-form.tsx', '#app/server/env'],
    ['app/features/pitch/pitch-form.tsx', '../../routes/_app'],
    ['app/components/ui/button.tsx', '#app/features/pitch/pitch'],
    ['app/components/ui/button.tsx', '../../content/site'],
    ['app/server/http/health.ts', '#app/features/pitch/pitch'],
    ['app/server/http/health.ts', '#app/i18n/i18n'],
    ['app/content/site.ts', '#app/server/env'],
    ['app/routes/_app/-rest.tsx', './index'],
    ['app/lib/text.ts', '../i18n/i18n'],
    ['app/lib/text.ts', '#tests/fakes/model'],
    ['app/lib/text.ts', '../../scripts/boundaries'],
  ])('%s may not import %s', (from, specifier) => {
    expect(importing(from, specifier)).toEqual([
      expect.stringContaining(`${from}:1 may not import ${specifier}`),
    ]);
  });

  it('never go from a feature to a feature, whatever the folder is called', () => {
    expect(importing('app/features/contact/contact.ts', '#app/features/pitch/pitch')).toEqual([
      'app/features/contact/contact.ts:1 may not import #app/features/pitch/pitch: ' +
        'feature → feature (contact → pitch) is never allowed',
    ]);
  });

  it.each([
    ["import type { Env } from '#app/server/env';"],
    ["import '#app/server/env';"],
    ["export { readEnv } from '#app/server/env';"],
    ["export * from '#app/server/env';"],
    ["const env = await import('#app/server/env');"],
    ['const env = await import(`#app/server/env`);'],
    ["type Env = import('#app/server/env').Env;"],
    ["const all = import.meta.glob('../server/*.ts');"],
    ["const all = import.meta.glob(['../server/*.ts', '!../server/x.ts']);"],
  ])('are found in %s', (source) => {
    expect(messages({ 'app/lib/text.ts': source })[0]).toContain('lib/text → server');
  });

  it('are not found in comments and texts', () => {
    const source = "// import '#app/server/env';\nconst text = \"import '#app/server/env'\";";
    expect(messages({ 'app/lib/text.ts': source })).toEqual([]);
  });

  it('include an import that no check can follow', () => {
    expect(messages({ 'app/lib/text.ts': '\nawait import(name);' })).toEqual([
      'app/lib/text.ts:2 imports a computed path, which no check can follow',
    ]);
  });

  it('include a file in a folder that has no place', () => {
    expect(messages({ 'app/helpers/text.ts': '' })[0]).toContain('has no place');
    expect(messages({ 'app/features/text.ts': '' })[0]).toContain('has no place');
    expect(messages({ 'app/other.ts': '' })[0]).toContain('has no place');
  });
});

describe('cycles', () => {
  it('are named with every file on the way round', () => {
    const tree = {
      'app/lib/a.ts': "import { b } from './b';",
      'app/lib/b.ts': "import type { C } from '#app/lib/c';",
      'app/lib/c.ts': "export { a } from './a.ts';",
      'app/lib/d.ts': "import './a';",
    };
    expect(messages(tree)).toEqual([
      'app/lib/a.ts:1 is part of a cycle: app/lib/a.ts → app/lib/b.ts → app/lib/c.ts → app/lib/a.ts',
    ]);
  });

  it('are found where a file imports itself', () => {
    expect(messages({ 'app/lib/a.ts': "import './a';" })).toHaveLength(1);
  });

  it('do not include two ways to the same file, nor the generated tree of routes', () => {
    const tree = {
      'app/lib/a.ts': "import './b'; import './c';",
      'app/lib/b.ts': "import './d';",
      'app/lib/c.ts': "import './d';",
      'app/lib/d.ts': '',
      'app/router.tsx': "import { routeTree } from './routeTree.gen';",
      'app/routeTree.gen.ts': "import './routes/index'; import type { getRouter } from './router.tsx';",
    };
    expect(messages(tree)).toEqual([]);
  });
});

describe('folders that import each other', () => {
  const server = (path: string) => `app/server/${path}.ts`;

  it('are told by the direction with fewer imports', () => {
    const tree = {
      [server('http/limits')]: '',
      [server('http/pictures')]: "\nimport '../images/serve';",
      [server('images/serve')]: "import '../http/limits';",
      [server('images/convert')]: "import '#app/server/http/limits';",
    };
    expect(messages(tree)).toEqual([
      'app/server/http/pictures.ts:2 imports app/server/images/serve.ts, ' +
        'but app/server/images imports app/server/http: move what both need',
    ]);
  });

  it('are told inside a feature, by the folders in which the paths part', () => {
    const tree = {
      'app/features/pitch/engine/languages/fr/cues.ts': "import type { Fact } from '../../read/facts';",
      'app/features/pitch/engine/read/facts.ts': '',
      'app/features/pitch/engine/read/read.ts': "import '../languages/language';",
      'app/features/pitch/engine/languages/language.ts': '',
    };
    expect(messages(tree)).toEqual([
      expect.stringMatching(/languages\/fr\/cues\.ts:1 .*engine\/read imports .*engine\/languages: /),
    ]);
  });

  it('are not a folder and one that it holds, nor a file beside a folder', () => {
    const tree = {
      [server('content/content')]: "import './strapi/source';",
      [server('content/lists')]: '',
      [server('content/strapi/source')]: "import '../lists';",
      [server('log')]: "import './content/lists';",
      [server('content/cache')]: "import '../log';",
    };
    expect(messages(tree)).toEqual([]);
  });
});

describe('process.env', () => {
  it.each([
    ['process.env.PORT'],
    ["process['env'].PORT"],
    ['globalThis.process.env'],
    ['const { env } = process'],
    ["import { env } from 'node:process'"],
  ])('may not be read as %s', (source) => {
    expect(messages({ 'app/lib/text.ts': source })).toEqual([
      'app/lib/text.ts:1 reads process.env: only app/server/env.ts may',
    ]);
  });

  it('is read by one file; other uses of process are free', () => {
    expect(messages({ 'app/server/env.ts': 'process.env.PORT' })).toEqual([]);
    expect(messages({ 'app/server/log.ts': 'process.exit(1); import.meta.env.PROD' })).toEqual([]);
  });
});
