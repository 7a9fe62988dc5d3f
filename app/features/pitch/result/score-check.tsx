import { Trans } from '@lingui/react/macro';

import type { Locale } from '#app/i18n/locales';
import type { CheckNumber, WeakPoint } from '../pitch';
import { useCheckWords } from './check-words';
import { PassageText } from './passage-text';

type ScoreCheckProps = {
  check: CheckNumber;
  open: boolean;
  weakPoints: WeakPoint[];
  /** The language of the pitch, and of what is said about its lines. */
  lang: Locale;
};

/** One of the fourteen checks: what it looks for, and the lines that could be better. */
export function ScoreCheck({ check, open, weakPoints, lang }: ScoreCheckProps) {
  const { name, looksFor } = useCheckWords()[check];
  return (
    <li>
      <details className="check" open={open}>
        <summary>{name}</summary>
        <div className="check-body">
          <p>{looksFor}</p>
          {weakPoints.map((point, index) => (
            <WeakLine key={index} point={point} lang={lang} />
          ))}
        </div>
      </details>
    </li>
  );
}

function WeakLine({ point, lang }: { point: WeakPoint; lang: Locale }) {
  const { duration: seconds, line, better, why } = point;
  return (
    <div className="weak-point">
      {line.length > 0 && (
        <>
          <p className="form-note">
            {seconds === undefined ? <Trans>As it is</Trans> : <Trans>In the {seconds}-second pitch</Trans>}
          </p>
          <blockquote lang={lang} className="quoted">
            <PassageText passage={line} />
          </blockquote>
        </>
      )}
      {better && (
        <>
          <p className="form-note">
            <Trans>Better</Trans>
          </p>
          <blockquote lang={lang} className="quoted">
            <PassageText passage={better} />
          </blockquote>
        </>
      )}
      {why && <p lang={lang}>{why}</p>}
    </div>
  );
}
