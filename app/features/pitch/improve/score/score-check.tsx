import { Trans, useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';

import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import typography from '#app/components/ui/styles/typography.module.css';
import type { CheckNumber, Duration, Question, Verdict, WeakPoint } from '../../pitch';
import { PassageText } from '../../ui/passage-text';
import { questionsId } from '../questions/questions-id';
import type { MakerTools } from '../use-maker-tools';
import { checkWords } from './check-words';
import styles from './score-check.module.css';
import saidStyles from '../../ui/said.module.css';

type ScoreCheckProps = {
  check: CheckNumber;
  verdict: Verdict;
  weakPoints: WeakPoint[];
  /** What would lift it, where that is still asked. */
  question: Question | undefined;
  tools: MakerTools | undefined;
  /** The language of the pitch, and of what is said about its lines. */
  lang: Locale;
};

/** One of the ten checks: that it is met, what to look for, or what is not yet so, on which lines, and what to do. */
export function ScoreCheck({ check, verdict, weakPoints, question, tools, lang }: ScoreCheckProps) {
  const { t } = useLingui();
  const words = checkWords[check];
  return (
    <li className={styles.check}>
      <p className={styles.verdict}>{t(words[verdict])}</p>
      {verdict === 'weak' && (
        <>
          {weakPoints.map((point, index) => (
            <WeakLine key={index} point={point} lang={lang} />
          ))}
          <p>{t(words.advice)}</p>
          {tools && <Act question={question} duration={weakPoints[0]?.duration} tools={tools} />}
        </>
      )}
    </li>
  );
}

function WeakLine({ point, lang }: { point: WeakPoint; lang: Locale }) {
  const { line, better, why } = point;
  return (
    <div className={styles.weak}>
      {line.length > 0 && (
        <>
          <p className={typography.note}>
            <WeakPlace point={point} />
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

/** Where the line stands: what the pitch leaves out stands in the description alone. */
function WeakPlace({ point: { check, duration: seconds } }: { point: WeakPoint }) {
  if (check === 10) return <Trans>In your description</Trans>;
  if (seconds === undefined) return <Trans>As it is</Trans>;
  return <Trans>In the {seconds}-second pitch</Trans>;
}

type ActProps = { question: Question | undefined; duration: Duration | undefined; tools: MakerTools };

/** What would change it: the question that lifts it, else the maker's own hand. */
function Act({ question, duration, tools }: ActProps) {
  const { tab, open, ask, editing } = tools;
  const spoken = duration ?? (tab === 'email' ? undefined : tab);
  const answer = (id: string) => {
    // The field is there before the focus goes to it.
    flushSync(() => ask(id));
    document.querySelector<HTMLElement>(`#${questionsId} textarea`)?.focus();
  };
  const edit = (one: Duration) => {
    open(one);
    editing.begin(one);
  };
  if (question) {
    return (
      <Button size="small" onClick={() => answer(question.id)}>
        <Trans>Answer the question</Trans>
      </Button>
    );
  }
  if (spoken === undefined) return null;
  return (
    <Button size="small" onClick={() => edit(spoken)}>
      <Trans>Edit the text</Trans>
    </Button>
  );
}
