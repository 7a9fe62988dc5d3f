import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * An address inside the site, with its leading slash, without search or hash. It is held to the routes that exist:
 * where a route takes a parameter, any text stands for it. The route of all unknown addresses does not count.
 */
export type Address = Filled<Exclude<keyof RegisteredRouter['routesByPath'], '/$'>>;

type Filled<Path> = Path extends `${infer Start}/$${string}`
  ? `${Start}/${string}`
  : Path extends '/' | ''
    ? '/'
    : Path extends `${infer Start}/`
      ? Start
      : Path;
