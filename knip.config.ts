import type { KnipConfig } from 'knip';

/** What `app.config.ts` loads: it configures the tests too, and so goes with them. */
const buildFiles = [
  'scripts/build/{browsers,class-names,late-imports}.ts!',
  'app/features/navigation/fetch-then-import.ts!',
];

/**
 * `knip` looks at everything; `knip --production` leaves the tests out, so that what only they call is seen too. There an export
 * that its own file uses is no fault: a test may look at it.
 */
const config: KnipConfig = ({ production }) => ({
  entry: [
    'lingui.config.ts!',
    'app/{client.tsx,polyfills.ts,router.tsx,server.ts,start.ts}!',
    'app/routes/**/*.{ts,tsx}!',
    'scripts/{boundaries,build,catalogs,dev,ensure-chromium,lighthouse,serve,test}.ts!',
    'scripts/bench/*.ts!',
    'scripts/{choices,covers,dictionaries,kinds,link-previews,mending,ops,parting,pitch,sample-pages,typefaces}.ts!',
    'scripts/{choices/fit-choices,kinds/fit-kinds,mending/fit-mending,parting/fit-parting,pitch/print-pitch}.ts!',
    'tests/integration/{db/open-database,support/counted,support/global-setup}.ts',
    'tests/**/*.{test,spec}.{ts,tsx}',
    ...(production ? buildFiles : []),
  ],
  project: ['app/**/*.{ts,tsx}!', 'scripts/**/*.ts!', 'tests/**/*.{ts,tsx}', '*.ts!'],
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
  vite: { config: ['app.config.ts'] },
  vitest: { config: ['app.config.ts'] },
  ignoreBinaries: production ? ['lingui', 'vite'] : ['openssl', 'prlimit'],
  ignoreDependencies: ['@cspell/dict-.+', '@fontsource-variable/newsreader', '@zxcvbn-ts/language-.+'],
});

export default config;
