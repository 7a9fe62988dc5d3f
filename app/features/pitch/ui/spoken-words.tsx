import { Fragment } from 'react';

import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../pitch';
import { sentencesOf } from '../sentences';
import { PassageText } from './passage-text';

type SpokenWordsProps = {
  passages: Passage[];
  lang: Locale;
  /** The sentence that is being said, from 0. */
  spokenSentence?: number | undefined;
  className: string | undefined;
  sentenceClass?: string | undefined;
};

/** A text by its sentences, of which one may be marked. */
export function SpokenWords({ passages, lang, spokenSentence, className, sentenceClass }: SpokenWordsProps) {
  const sentences = sentencesOf(passages);
  const paragraphs = Map.groupBy([...sentences.entries()], ([, { paragraph }]) => paragraph);
  return (
    <blockquote
      lang={lang}
      className={className}
      data-saying={spokenSentence === undefined ? undefined : true}
    >
      {[...paragraphs].map(([paragraph, entries]) => (
        <p key={paragraph}>
          {entries.map(([index, { passage }], position) => (
            <Fragment key={index}>
              {position > 0 && ' '}
              <span className={sentenceClass} aria-current={index === spokenSentence || undefined}>
                <PassageText passage={passage} />
              </span>
            </Fragment>
          ))}
        </p>
      ))}
    </blockquote>
  );
}
