import type { RegisteredRouter } from '@tanstack/react-router';

/** Held to the routes that exist: any text stands for a parameter, and the catch-all route does not count. */
export type Address = Filled<Exclude<keyof RegisteredRouter['routesByPath'], '/$'>>;

type Filled<Path> = Path extends `${infer Start}/$${string}`
  ? `${Start}/${string}`
  : Path extends '/' | ''
    ? '/'
    : Path extends `${infer Start}/`
      ? Start
      : Path;
