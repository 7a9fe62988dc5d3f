import { Trans, useLingui } from '@lingui/react/macro';

import edits from '#app/components/ui/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import type { ArticlePart } from './article';
import forms from './article-forms.module.css';

type Measured = Extract<ArticlePart, { kind: 'measure' }>;

/** The words between two figures are small. A success has a colour, and its name where there are failures too. */
export function Measure({ measure: { figure, won, html }, judged }: { measure: Measured; judged: boolean }) {
  const { i18n } = useLingui();
  const { first, words, second } = splitFigure(figure);
  const bars = barsOf(figure);
  return (
    <div className={joinClasses(forms.measure, edits.edits)} data-won={won || undefined}>
      {judged && bars.length < 2 && (
        <p className={forms.judgement} lang={i18n.locale}>
          {won ? <Trans>Success</Trans> : <Trans>Failure</Trans>}
        </p>
      )}
      <b>
        {words ? (
          <>
            {first} <small>{words}</small> {second}
          </>
        ) : (
          figure
        )}
      </b>
      {bars.map((width, place) => (
        <svg key={place} className={forms.bar} aria-hidden="true">
          <rect width="100%" height="100%" fillOpacity=".16" />
          <rect width={`${width}%`} height="100%" fillOpacity={place === 0 ? 1 : 0.5} />
        </svg>
      ))}
      <SafeHtml html={html} />
    </div>
  );
}

/** Of two that are compared neither is a failure. */
export function isComparison(part: ArticlePart): boolean {
  return part.kind === 'measure' && barsOf(part.figure).length > 1;
}

/** In per cent: of a part of a whole its share; of two to compare each, on the scale of ten or of the larger. */
function barsOf(figure: string): number[] {
  const { first, second } = splitFigure(figure);
  const [one = Number.NaN, other = Number.NaN] = [first, second].map((of) => Number(of?.replace(',', '.')));
  if (!(one >= 0 && other > 0)) return [];
  return one <= other ? [(100 * one) / other] : [one, other].map((of) => (100 * of) / Math.max(10, one));
}

function splitFigure(figure: string): { first?: string; words?: string; second?: string } {
  return /^(?<first>\S+)\s(?<words>\p{L}.*\p{L})(?:\s(?<second>.*))?$/u.exec(figure)?.groups ?? {};
}
