import { Trans, useLingui } from '@lingui/react/macro';

import edits from '#app/components/ui/styles/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import type { ArticlePart } from '../article';
import forms from './article-forms.module.css';
import { splitFigure, strokesOf, type Strokes } from './article-strokes';

export type Measured = Extract<ArticlePart, { kind: 'measure' }>;

/**
 * The words between two figures are small, with the spaces beside them, and a figure that is said twice is large once. A
 * success has a colour, and its name where there are failures too.
 */
export function Measure({ measure: { figure, won, html }, judged }: { measure: Measured; judged: boolean }) {
  const { i18n } = useLingui();
  const { first, words, second } = splitFigure(figure);
  const drawn = strokesOf(figure, html);
  const names = namesIn(html);
  const isPair = drawn.length === 2 && names.length === 2;
  return (
    <div
      className={joinClasses(forms.measure, isPair && forms.pair, edits.edits)}
      data-won={won || undefined}
    >
      {judged && drawn.length < 2 && (
        <p className={forms.judgement} lang={i18n.locale}>
          {won ? <Trans>Success</Trans> : <Trans>Failure</Trans>}
        </p>
      )}
      {!isPair && (
        <b>
          {words ? (
            <>
              {first}
              <small> {first === second ? `${words} ${second}` : `${words} `}</small>
              {first !== second && second}
            </>
          ) : (
            figure
          )}
        </b>
      )}
      {drawn.map((strokes, place) => (
        // They have no names, and never change places.
        <div key={place} className={forms.drawn}>
          {isPair && (
            <p>
              <b>{place === 0 ? first : second}</b> <SafeHtml inline html={names[place] ?? ''} />
            </p>
          )}
          <BlocksView strokes={strokes} />
        </div>
      ))}
      {!isPair && <SafeHtml html={html} />}
    </div>
  );
}

function namesIn(html: string): string[] {
  return Array.from(html.matchAll(/<em>(.+?)<\/em>/gu), ([, name = '']) => name);
}

/** Whether it compares two, each with its name: these need the width of a text. */
export function isPaired({ html }: Measured): boolean {
  return namesIn(html).length === 2;
}

/** A block for each, in rows, those that count in full. */
function BlocksView({ strokes: { rows, perRow, count } }: { strokes: Strokes }) {
  const all = Array.from({ length: rows }, (_, row) => lineOf(row, perRow));
  const counted = all.map((_, row) => lineOf(row, Math.min(perRow, Math.max(0, count - row * perRow))));
  return (
    <svg
      viewBox={`0 0 ${perRow - gap} ${rows}`}
      preserveAspectRatio="none"
      className={forms.blocks}
      style={{ aspectRatio: `${perRow} / ${rows * 0.8}` }}
      aria-hidden="true"
    >
      <path d={all.join('')} strokeDasharray={`${1 - gap} ${gap}`} />
      <path d={counted.join('')} strokeDasharray={`${1 - gap} ${gap}`} />
    </svg>
  );
}

/** Of a block and the space after it, the space. */
const gap = 0.1;

/** A part of one is a part of the block, not of the space after it. */
function lineOf(row: number, length: number): string {
  const whole = Math.floor(length);
  return length > 0 ? `M0 ${row + 0.5}H${whole + (length - whole) * (1 - gap)}` : '';
}
