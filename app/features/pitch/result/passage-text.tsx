import { Fragment } from 'react';

import type { Passage } from '../pitch';

/** A passage with its quoted words in their own language and its missing facts marked as such. */
export function PassageText({ passage }: { passage: Passage }) {
  return passage.map((span, index) => {
    if (span.placeholder) {
      return (
        <mark key={index} className="placeholder">
          {span.text}
        </mark>
      );
    }
    return span.lang ? (
      <span key={index} lang={span.lang}>
        {span.text}
      </span>
    ) : (
      <Fragment key={index}>{span.text}</Fragment>
    );
  });
}
