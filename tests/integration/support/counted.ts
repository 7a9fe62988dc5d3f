import fs from 'node:fs';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server before its own code (`--import`): writes down what a test asks about, and tells it to whoever
// asks on the port `COUNTED_PORT`, which begins it anew.

/** Calls of the file system by name and first argument; formatters made, by name and language. */
type Counted = { files: string[]; formatters: string[] };

let counted: Counted = { files: [], formatters: [] };

const port = Number(process.env.COUNTED_PORT);
if (isMainThread && port) {
  for (const target of [fs, fs.promises]) watchFiles(target);
  syncBuiltinESMExports();
  watchFormatters();
  createServer((_request, response) => {
    response.end(JSON.stringify(counted));
    counted = { files: [], formatters: [] };
  })
    .listen(port, '127.0.0.1')
    .unref();
}

/** Of a module's functions only: its classes and constants stay. */
function watchFiles(module: object): void {
  for (const [name, member] of Object.entries(module)) {
    if (typeof member !== 'function' || !/^[a-z]/.test(name)) continue;
    const watched = new Proxy(member, {
      apply(target, self, args: unknown[]) {
        counted.files.push(`${name} ${String(args[0])}`);
        return Reflect.apply(target, self, args);
      },
    });
    Object.defineProperty(module, name, { value: watched });
  }
}

function watchFormatters(): void {
  const names = ['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules'];
  for (const name of [...names, 'RelativeTimeFormat', 'Segmenter']) {
    const formatter: unknown = Reflect.get(Intl, name);
    if (typeof formatter !== 'function') continue;
    const note = (args: unknown[]) => counted.formatters.push(`${name} ${String(args[0])}`);
    const watched = new Proxy(formatter, {
      apply(target, self, args: unknown[]) {
        note(args);
        return Reflect.apply(target, self, args);
      },
      construct(target, args: unknown[], newTarget) {
        note(args);
        return Reflect.construct(target, args, newTarget);
      },
    });
    Object.defineProperty(Intl, name, { value: watched });
  }
  // Each makes a formatter of its own.
  const prototypes: object[] = [Date.prototype, Number.prototype, Array.prototype];
  for (const prototype of prototypes)
    for (const name of Object.getOwnPropertyNames(prototype).filter((own) => own.startsWith('toLocale'))) {
      const own: unknown = Reflect.get(prototype, name);
      if (typeof own !== 'function') continue;
      const value = function said(this: unknown, ...args: unknown[]): unknown {
        counted.formatters.push(`${name} ${String(args[0])}`);
        return Reflect.apply(own, this, args);
      };
      Object.defineProperty(prototype, name, { value });
    }
}
