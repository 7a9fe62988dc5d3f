import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { Locale } from '#app/i18n/locales';
import type { ArticlePart } from '../article';
import cases from './article-cases.module.css';
import forms from './article-forms.module.css';
import { ArticlePartView } from './article-parts';
import { isPaired } from './article-measure';
import { type Form, isJudged, isKept, passagesOf } from './article-passages';
import { isVerdict, Versions } from './article-versions';

export function ArticleBody({ parts, lang }: { parts: ArticlePart[]; lang: Locale }) {
  const judged = isJudged(parts);
  return (
    <div className={joinClasses(forms.body, typography.prose)} lang={lang}>
      {passagesOf(parts).map(({ form, parts: own }, place) =>
        form ? (
          // An article's parts have no names, and never change places.
          <div key={place} className={shapes[form]} data-form={form}>
            {form === 'row' && <Row parts={own} judged={judged} />}
            {form === 'case' && <Case parts={own} />}
            {form !== 'row' && form !== 'case' && shown(own, judged && form === 'finding')}
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
  wide: undefined,
};

function shown(parts: ArticlePart[], judged = false) {
  return parts.map((part, place) => <ArticlePartView key={place} part={part} judged={judged} />);
}

/** The verdict, what was said, what came of it, and why. */
function Case({ parts }: { parts: ArticlePart[] }) {
  const all = parts.flatMap((part) => (part.kind === 'versions' ? part.versions : []));
  const [before, ...after] = all.filter(({ html }) => !isVerdict(html));
  const verdicts = all.filter(({ html }) => isVerdict(html));
  return (
    <>
      {shown(parts.slice(0, 1))}
      <div className={cases.before}>
        {verdicts.length > 0 && <Versions versions={verdicts} />}
        {before && <Versions versions={[before]} old />}
      </div>
      <div className={cases.after}>
        {after.length > 0 && <Versions versions={after} />}
        {shown(parts.slice(1).filter(({ kind }) => kind !== 'versions'))}
      </div>
    </>
  );
}

/** The figure comes before the words that it sums up, two that are compared where they are named; the lesson ends them. */
function Row({ parts, judged }: { parts: ArticlePart[]; judged: boolean }) {
  const only = (isShown: (part: ArticlePart) => boolean) => shown(parts.filter(isShown), judged);
  return (
    <>
      {only(({ kind }) => kind === 'title')}
      {only((part) => part.kind === 'measure' && !isPaired(part))}
      <div className={joinClasses(forms.words, typography.prose)}>
        {only((part) => (part.kind === 'measure' ? isPaired(part) : part.kind !== 'title' && !isKept(part)))}
      </div>
      {only(({ kind }) => kind === 'lesson')}
    </>
  );
}
