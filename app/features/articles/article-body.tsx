import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/surface.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { Locale } from '#app/i18n/locales';
import type { ArticlePart } from './article';
import cases from './article-cases.module.css';
import forms from './article-forms.module.css';
import { ArticlePartView } from './article-parts';
import { explainedIn, type Form, isKept, passagesOf } from './article-passages';
import { isVerdict, Versions } from './article-versions';

export function ArticleBody({ parts, lang }: { parts: ArticlePart[]; lang: Locale }) {
  const passages = passagesOf(parts);
  const explained = explainedIn(passages);
  return (
    <div className={joinClasses(forms.body, typography.prose)} lang={lang}>
      {passages.map(({ form, parts: own }, place) =>
        form ? (
          // An article's parts have no names, and never change places.
          <div key={place} className={shapes[form]} data-form={form}>
            {form === 'row' && <Row parts={own} explained={explained} />}
            {form === 'case' && <Case parts={own} />}
            {form !== 'row' && form !== 'case' && shown(own)}
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

function shown(parts: ArticlePart[], explained?: ArticlePart) {
  return parts.map((part, place) => (
    <ArticlePartView key={place} part={part} isExplained={part === explained} />
  ));
}

/** What was said and what came of it, the verdict with the lesson, and then why: the same order in each. */
function Case({ parts }: { parts: ArticlePart[] }) {
  const all = parts.flatMap((part) => (part.kind === 'versions' ? part.versions : []));
  const verdicts = all.filter(({ html }) => isVerdict(html));
  const lessons = parts.filter(({ kind }) => kind === 'lesson');
  return (
    <>
      {shown(parts.slice(0, 1))}
      <Versions versions={all.filter(({ html }) => !isVerdict(html))} />
      {verdicts.length + lessons.length > 0 && (
        <div className={cases.outcome}>
          {verdicts.length > 0 && <Versions versions={verdicts} />}
          {shown(lessons)}
        </div>
      )}
      {shown(parts.slice(1).filter(({ kind }) => kind !== 'versions' && kind !== 'lesson'))}
    </>
  );
}

/** The figure comes before the words that it sums up, the lesson after them. */
function Row({ parts, explained }: { parts: ArticlePart[]; explained?: ArticlePart }) {
  const of = (kind: ArticlePart['kind']) =>
    shown(
      parts.filter((part) => part.kind === kind),
      explained,
    );
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
