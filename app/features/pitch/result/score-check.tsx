import { Trans } from '@lingui/react/macro';

import type { Locale } from '#app/i18n/locales';
import typography from '#app/components/ui/typography.module.css';
import type { CheckNumber, Verdict, WeakPoint } from '../pitch';
import { useCheckWords } from './check-words';
import { PassageText } from '../ui/passage-text';
import styles from './score-check.module.css';
import saidStyles from '../ui/said.module.css';

type ScoreCheckProps = {
  check: CheckNumber;
  verdict: Verdict;
  weakPoints: WeakPoint[];
  /** The language of the pitch, and of what is said about its lines. */
  lang: Locale;
};

/** One of the ten checks: that it is met, what to look for, or what is not yet so, on which lines, and what to do. */
export function ScoreCheck({ check, verdict, weakPoints, lang }: ScoreCheckProps) {
  const words = useCheckWords()[check];
  return (
    <li className={styles.check}>
      <p className={styles.verdict}>{words[verdict]}</p>
      {verdict === 'weak' && (
        <>
          {weakPoints.map((point, index) => (
            <WeakLine key={index} point={point} lang={lang} />
          ))}
          <p>{words.advice}</p>
        </>
      )}
    </li>
  );
}

function WeakLine({ point, lang }: { point: WeakPoint; lang: Locale }) {
  const { duration: seconds, line, better, why } = point;
  return (
    <div className={styles.weak}>
      {line.length > 0 && (
        <>
          <p className={typography.note}>
            {seconds === undefined ? <Trans>As it is</Trans> : <Trans>In the {seconds}-second pitch</Trans>}
          </p>
          <blockquote lang={lang} className={saidStyles.quoted}>
            <PassageText passage={line} />
          </blockquote>
        </>
      )}
      {better && (
        <>
          <p className={typography.note}>
            <Trans>Better</Trans>
          </p>
          <blockquote lang={lang} className={saidStyles.quoted}>
            <PassageText passage={better} />
          </blockquote>
        </>
      )}
      {why && <p lang={lang}>{why}</p>}
    </div>
  );
}
