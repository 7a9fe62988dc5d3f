import { Fragment } from 'react';

import type { Passage } from '../pitch';

/** A passage with its quoted words in their own language. */
export function PassageText({ passage }: { passage: Passage }) {
  return passage.map(({ text, lang }, index) =>
    lang ? (
      <span key={index} lang={lang}>
        {text}
      </span>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
