import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

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
        // An article's parts have no names, and never change places.
        const shown = section.map((part, place) => (
          <ArticlePartView
            key={place}
            part={part}
            kept={form ? undefined : isTitle(section[place - 1]) ? 'large' : 'note'}
          />
        ));
        return form ? (
          <div key={index} className={form === 'case' ? styles.case : styles.count} data-form={form}>
            {shown}
          </div>
        ) : (
          <Fragment key={index}>{shown}</Fragment>
        );
      })}
    </div>
  );
}

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

/** A case is a title and at once what was said before and after; a count, a title and figures. */
function formOf([title, first, second]: ArticlePart[]): 'case' | 'count' | undefined {
  if (!isTitle(title)) return undefined;
  if (first?.kind === 'versions') return 'case';
  return first?.kind === 'measure' && second?.kind === 'measure' ? 'count' : undefined;
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
          <Figure figure={part.figure} />
          <SafeHtml html={part.html} />
        </div>
      );
    case 'video':
      return <VideoLink video={part} />;
  }
}

/** The words between two figures are small. Less than half is no success, and has not its colour. */
function Figure({ figure }: { figure: string }) {
  const [, first = '', words, second = ''] = /^(\S+)\s(\p{L}.*\p{L})(?:\s(.*))?$/u.exec(figure) ?? [];
  if (!words) return <b>{figure}</b>;
  return (
    <b data-lost={Number(first.replace(',', '.')) < Number(second) / 2 || undefined}>
      {first} <small>{words}</small> {second}
    </b>
  );
}

/** Two that answer each other stand side by side where there is room, the last as what came out. */
function Versions({ versions }: Pick<Extract<ArticlePart, { kind: 'versions' }>, 'versions'>) {
  return (
    <dl className={joinClasses(styles.versions, edits.edits)}>
      {versions.map(({ label, html }, index) => {
        const said = unquoted(html);
        const earlier = unquoted(versions[index - 1]?.html ?? '');
        // What nobody says, as "Unchanged.", has no guillemets.
        const isRemark = said === html;
        return (
          <div key={label} data-old={isRemark || earlier.includes(said) || undefined}>
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
      <span className={styles.videoNote} lang={i18n.locale}>
        <Trans>Video hosted by {host}, which has its own rules on your data.</Trans>
      </span>
    </p>
  );
}
