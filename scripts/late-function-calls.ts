import type { Plugin } from 'vite';

const caller = '@tanstack/start-client-core/dist/esm/client-rpc/createClientRpc.js';
const callee = './serverFnFetcher.js';

/**
 * Leaves what encodes and decodes the calls of server functions (10 kB gzip, most of it seroval) out of the first load
 * of every page: it comes with the first call. Ends the build where the framework no longer looks as expected.
 */
export function lateFunctionCalls(): Plugin {
  let applied = false;
  return {
    name: 'late-function-calls',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.replace(/[?#].*$/, '').endsWith(caller)) return undefined;
      const imported = `import { serverFnFetcher } from "${callee}";`;
      if (!code.includes(imported)) return undefined;
      applied = true;
      const late = `const serverFnFetcher = async (...call) => (await import("${callee}")).serverFnFetcher(...call);`;
      return { code: `${code.replace(imported, '')}\n${late}`, map: null };
    },
    buildEnd(error) {
      if (!error && !applied) this.error(`late-function-calls: ${caller} has changed`);
    },
  };
}
