import type { BodyBlock } from '#app/server/content/content-source';
import { type Body, renderBody } from './render';

export type ArticleBodies = {
  /** Rendered once while the content service's answer, of which the blocks are a part, is cached. */
  of(blocks: BodyBlock[]): Body;
};

declare module '#app/server/services' {
  // Merged into the services of the server.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FeatureServices {
    articleBodies: ArticleBodies;
  }
}

/** `siteUrl` is the origin, without a final slash. */
export function createArticleBodies({ siteUrl }: { siteUrl: string }): ArticleBodies {
  const rendered = new WeakMap<BodyBlock[], Body>();
  return {
    of(blocks) {
      const known = rendered.get(blocks);
      if (known) return known;
      const body = renderBody(blocks, siteUrl);
      rendered.set(blocks, body);
      return body;
    },
  };
}
