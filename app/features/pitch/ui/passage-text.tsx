import { Fragment } from 'react';

import type { Passage } from '../pitch';

export function PassageText({ passage }: { passage: Passage }) {
  return passage.map(({ text, lang }, index) =>
    lang ? (
      <span key={index} lang={lang} dir="auto">
        {text}
      </span>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
