import { Trans, useLingui } from '@lingui/react/macro';

import edits from '#app/components/ui/styles/edits.module.css';
import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import { Picture } from '#app/components/ui/picture';
import { SafeHtml } from '#app/components/ui/safe-html';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ArticlePart } from '../article';
import forms from './article-forms.module.css';
import { Measure } from './article-measure';
import { withStopsInside } from './article-passages';
import styles from './article-parts.module.css';
import { Versions } from './article-versions';

type ArticlePartProps = {
  part: ArticlePart;
  /** Whether a figure says in words if it is a success. */
  judged?: boolean;
};

export function ArticlePartView({ part, judged = false }: ArticlePartProps) {
  const { t } = useLingui();
  switch (part.kind) {
    case 'title':
      return <SafeHtml className={forms.title} html={part.html} />;
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
      return <SafeHtml className={forms.limits} html={part.html} />;
    case 'lesson':
      return (
        <div className={joinClasses(forms.lesson, edits.edits)}>
          <b>{part.label}</b>
          <SafeHtml html={withStopsInside(part.html)} />
        </div>
      );
    case 'quotation':
      return (
        <figure className={styles.quotation}>
          <Quotation className={edits.edits}>
            <SafeHtml html={withStopsInside(part.html)} />
          </Quotation>
          {part.by && (
            <figcaption>
              <SafeHtml html={part.by} />
            </figcaption>
          )}
        </figure>
      );
    case 'measure':
      return <Measure measure={part} judged={judged} />;
    case 'video':
      return <VideoLink video={part} />;
  }
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
