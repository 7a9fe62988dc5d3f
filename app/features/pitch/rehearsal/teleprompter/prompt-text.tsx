import { useLayoutEffect, useRef } from 'react';

import type { Locale } from '#app/i18n/locales';
import { PassageText } from '../../ui/passage-text';
import type { Sentence } from '../../sentences';
import { useStill } from './use-still';
import styles from './prompt-text.module.css';

type PromptTextProps = {
  sentences: Sentence[];
  /** `share`: 0 to 1 of the sentence has passed. */
  index: number;
  share: number;
  lang: Locale;
  /** Before the first word. */
  hidden: boolean;
};

/** With reduced motion, one sentence after the other. */
export function PromptText({ sentences, index, share, lang, hidden }: PromptTextProps) {
  const still = useStill();
  const text = useRef<HTMLDivElement>(null);
  const visible = still ? sentences.slice(index, index + 2) : sentences;
  const current = still ? 0 : index;

  // How high a sentence stands is only known once the browser has set it.
  useLayoutEffect(() => {
    const line = text.current?.children[current];
    if (!text.current || !(line instanceof HTMLElement)) return;
    const height = line.offsetTop + line.offsetHeight * share;
    text.current.style.translate = still ? '' : `0 ${-height}px`;
  });

  return (
    <div ref={text} className={styles.text} lang={lang} data-hidden={hidden || undefined}>
      {visible.map(({ passage, paragraph }, at) => (
        <p
          key={at}
          aria-current={at === current || undefined}
          data-pause={paragraph !== visible[at - 1]?.paragraph || undefined}
        >
          <PassageText passage={passage} />
        </p>
      ))}
    </div>
  );
}
