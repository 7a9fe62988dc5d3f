import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/surface.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { Locale } from '#app/i18n/locales';
import type { ArticlePart } from './article';
import cases from './article-cases.module.css';
import forms from './article-forms.module.css';
import { ArticlePartView } from './article-parts';
import { type Form, isKept, passagesOf } from './article-passages';

export function ArticleBody({ parts, lang }: { parts: ArticlePart[]; lang: Locale }) {
  return (
    <div className={joinClasses(forms.body, typography.prose)} lang={lang}>
      {passagesOf(parts).map(({ form, parts: own }, place) =>
        form ? (
          // An article's parts have no names, and never change places.
          <div key={place} className={shapes[form]} data-form={form}>
            {form === 'row' ? <Row parts={own} /> : shown(own)}
          </div>
        ) : (
          shown(own)
        ),
      )}
    </div>
  );
}

const shapes: Record<Form, string | undefined> = {
  case: cases.case,
  count: cases.count,
  finding: joinClasses(forms.finding, surface.deep),
  panel: forms.panel,
  row: forms.row,
  steps: cases.steps,
};

function shown(parts: ArticlePart[]) {
  return parts.map((part, place) => <ArticlePartView key={place} part={part} />);
}

/** The figure comes before the words that it sums up, the lesson after them. */
function Row({ parts }: { parts: ArticlePart[] }) {
  const of = (kind: ArticlePart['kind']) => shown(parts.filter((part) => part.kind === kind));
  return (
    <>
      {of('title')}
      {of('measure')}
      <div className={joinClasses(forms.words, typography.prose)}>
        {shown(parts.filter((part) => part.kind !== 'title' && !isKept(part)))}
      </div>
      {of('lesson')}
    </>
  );
}
