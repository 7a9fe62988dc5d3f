import { Trans, useLingui } from '@lingui/react/macro';

import { Quotation } from '#app/components/ui/guillemets';
import { Picture } from '#app/components/ui/picture';
import edits from '#app/components/ui/edits.module.css';
import { SafeHtml } from '#app/components/ui/safe-html';
import type { Locale } from '#app/i18n/locales';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/typography.module.css';
import type { ArticlePart } from './article';
import styles from './article-body.module.css';

export function ArticleBody({ parts, lang }: { parts: ArticlePart[]; lang: Locale }) {
  return (
    <div className={joinClasses(styles.body, typography.prose)} lang={lang}>
      {sectionsOf(parts).map((section, index) => {
        const form = formOf(section);
        // Beside the first two stand the contents.
        const groups = form ? [section] : index < 2 ? section.map((part) => [part]) : rowsOf(section);
        // An article's parts have no names, and never change places.
        return groups.map((group, place) => {
          const shape = form ?? (group.length > 1 ? 'row' : undefined);
          const shown = group.map((part, at) => (
            <ArticlePartView key={at} part={part} kept={form ? undefined : keptAs(part, section)} />
          ));
          return shape ? (
            <div key={`${index} ${place}`} className={shapes[shape]} data-form={shape}>
              {shown}
            </div>
          ) : (
            shown
          );
        });
      })}
    </div>
  );
}

const shapes = {
  case: styles.case,
  count: styles.count,
  panel: styles.panel,
  row: styles.row,
  steps: styles.steps,
};

/** Each begins with its title, the first perhaps without. */
function sectionsOf(parts: ArticlePart[]): ArticlePart[][] {
  const sections: ArticlePart[][] = [];
  for (const part of parts) {
    const last = sections.at(-1);
    if (last && !(part.kind === 'text' && part.html.startsWith('<h2'))) last.push(part);
    else sections.push([part]);
  }
  return sections;
}

/** A case is a title and at once what was said before and after; steps, what nobody says; a count, figures. */
function formOf([title, first, second]: ArticlePart[]): Exclude<keyof typeof shapes, 'row'> | undefined {
  if (!isTitle(title)) return undefined;
  if (first?.kind === 'versions')
    return first.versions.some(({ html }) => unquoted(html) !== html) ? 'case' : 'steps';
  if (first?.kind === 'panel') return 'panel';
  return first?.kind === 'measure' && second?.kind === 'measure' ? 'count' : undefined;
}

/** Words with the figures and the lesson that are kept of them, which stand beside them where there is room. */
function rowsOf(section: ArticlePart[]): ArticlePart[][] {
  const rows: ArticlePart[][] = [];
  for (const part of section) {
    const [before, last] = [rows.at(-2), rows.at(-1)];
    const isKept = part.kind === 'lesson' || keptAs(part, section) === 'note';
    if (!isKept || last?.[0]?.kind !== 'text') rows.push([part]);
    // A lesson of the next words stands below the figure of those before.
    else if (part.kind === 'lesson' && !last[1] && before?.at(-1)?.kind === 'measure' && before[1])
      rows.splice(-2, 2, [...before, ...last, part]);
    else last.push(part);
  }
  return rows;
}

/** A figure right below a title is the finding. */
function keptAs(part: ArticlePart, section: ArticlePart[]): 'large' | 'note' | undefined {
  if (part.kind !== 'measure') return undefined;
  return section[1] === part && isTitle(section[0]) ? 'large' : 'note';
}

function isTitle(part: ArticlePart | undefined): boolean {
  return part?.kind === 'text' && /^<h2(?:(?!<\/h2>).)+<\/h2>$/su.test(part.html);
}

/** `kept`: a figure stands large below its title, or as a note; without, where its form says. */
function ArticlePartView({ part, kept }: { part: ArticlePart; kept?: 'large' | 'note' }) {
  const { t } = useLingui();
  switch (part.kind) {
    case 'text':
      return <SafeHtml className={joinClasses(styles.text, typography.prose)} html={part.html} />;
    case 'table':
      return (
        // Wider than the page it scrolls, also by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.table} tabIndex={0} aria-label={t`Table`}>
          <SafeHtml html={part.html} />
        </section>
      );
    case 'picture':
      return (
        <figure className={styles.figure}>
          <Picture image={part.picture} sizes="(width >= 48rem) 40rem, 100vw" />
          {part.caption && <figcaption dir="auto">{part.caption}</figcaption>}
        </figure>
      );
    case 'drawing':
      return (
        <figure className={styles.figure}>
          <SafeHtml className={styles.drawing} html={part.svg} />
          {part.caption && <figcaption>{part.caption}</figcaption>}
        </figure>
      );
    case 'versions':
      return <Versions versions={part.versions} />;
    case 'panel':
      return <SafeHtml className={styles.limits} html={part.html} />;
    case 'lesson':
      return (
        <div className={styles.lesson}>
          <b>{part.label}</b>
          <SafeHtml html={part.html} />
        </div>
      );
    case 'quotation':
      return (
        <figure className={styles.quotation}>
          <Quotation className={edits.edits}>
            <SafeHtml html={part.html} />
          </Quotation>
          {part.by && (
            <figcaption>
              <SafeHtml html={part.by} />
            </figcaption>
          )}
        </figure>
      );
    case 'measure':
      return (
        <div
          className={joinClasses(
            styles.measure,
            edits.edits,
            kept === 'large' ? styles.large : kept && styles.note,
          )}
        >
          <Figure figure={part.figure} won={part.won} />
          <SafeHtml html={part.html} />
        </div>
      );
    case 'video':
      return <VideoLink video={part} />;
  }
}

/** The words between two figures are small, their spaces too. What wins has a colour. */
function Figure({ figure, won }: { figure: string; won: boolean }) {
  const [, first, words, second] = /^(\S+)\s(\p{L}.*\p{L})(?:\s(.*))?$/u.exec(figure) ?? [];
  return (
    <b data-won={won || undefined}>
      {words ? (
        <>
          {first}
          <small data-after-seven={first?.endsWith('7') || undefined}> {words} </small>
          {second}
        </>
      ) : (
        figure
      )}
    </b>
  );
}

/** Two that answer each other stand side by side where there is room, the last as what came out. */
function Versions({ versions }: Pick<Extract<ArticlePart, { kind: 'versions' }>, 'versions'>) {
  const last = versions.findLastIndex(({ html }) => !isVerdict(html));
  return (
    <dl className={joinClasses(styles.versions, edits.edits)}>
      {versions.map(({ label, html }, index) => {
        const said = unquoted(html);
        const earlier = unquoted(versions[index - 1]?.html ?? '');
        // What nobody says, as "Unchanged.", has no guillemets.
        const isRemark = said === html;
        return (
          <div
            key={label}
            className={isVerdict(html) ? styles.verdict : undefined}
            data-old={isRemark || index < last || earlier.includes(said) || undefined}
          >
            <dt>{label}</dt>
            <dd>
              {isRemark ? (
                <SafeHtml className={styles.remark} html={html} />
              ) : (
                <Quotation>
                  <SafeHtml html={withStopInside(said)} />
                </Quotation>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What is said of a case in the house's own marks: *Cured*, or ~~cured~~. */
function isVerdict(html: string): boolean {
  return /^<(?:em|del)>/u.test(html.trim());
}

/** Without the marks of its language, which in Spanish stand before the full stop: those of the house are drawn around it. */
function unquoted(html: string): string {
  return html.replace(/^\s*[«“"]\s*/u, '').replace(/\s*[»”"](\.?)\s*$/u, '$1');
}

/** Else the stop after words highlighted or struck stands alone, in another colour, before the guillemet. */
function withStopInside(html: string): string {
  return html.replace(/(<\/(?:em|ins|del)>)\.$/u, '.$1');
}

/** The other site learns of the reader only when they follow the link. */
function VideoLink({ video }: { video: Extract<ArticlePart, { kind: 'video' }> }) {
  const { i18n } = useLingui();
  const { href, title, host } = video;
  return (
    <p className={styles.video}>
      <a href={href} rel="noopener noreferrer nofollow" dir="auto">
        {title}
      </a>
      <span className={typography.note} lang={i18n.locale}>
        <Trans>Video hosted by {host}, which has its own rules on your data.</Trans>
      </span>
    </p>
  );
}
