import { Fragment } from 'react';

import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../pitch';
import { sentencesOf } from '../sentences';
import { PassageText } from '../ui/passage-text';
import styles from './spoken-words.module.css';

type SpokenWordsProps = {
  passages: Passage[];
  lang: Locale;
  /** The sentence that is being said, from 0. */
  said?: number | undefined;
};

export function SpokenWords({ passages, lang, said }: SpokenWordsProps) {
  const sentences = sentencesOf(passages);
  const paragraphs = Map.groupBy([...sentences.entries()], ([, { paragraph }]) => paragraph);
  return (
    <blockquote lang={lang} className={styles.words} data-saying={said === undefined ? undefined : true}>
      {[...paragraphs].map(([paragraph, entries]) => (
        <p key={paragraph}>
          {entries.map(([index, { passage }], position) => (
            <Fragment key={index}>
              {position > 0 && ' '}
              <span aria-current={index === said || undefined}>
                <PassageText passage={passage} />
              </span>
            </Fragment>
          ))}
        </p>
      ))}
    </blockquote>
  );
}
