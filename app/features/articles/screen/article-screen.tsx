import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { PageContents } from '#app/components/layout/text-page/page-contents';
import { Callout } from '#app/components/ui/callout';
import { Picture } from '#app/components/ui/picture';
import framed from '#app/components/ui/styles/framed.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ShownArticle } from '../article';
import { articleQuery } from '../article.queries';
import { ArticleUnavailable } from './article-unavailable';
import { ArticleBody } from '../body/article-body';
import { ArticleMissing } from './article-missing';
import { Measure, type Measured } from '../body/article-measure';
import { openingOf } from '../body/article-passages';
import { ArticleRest } from './article-rest';
import { ArticleShare } from './article-share';
import { AuthorLine } from './author-line';
import { DraftBanner } from './draft-banner';
import { articleLanguageNotes } from '../language-notes';
import forms from '../body/article-forms.module.css';
import styles from './article-screen.module.css';
import articleFacts from '../article-facts.module.css';

export default function ArticleScreen() {
  const { articleSlug = '' } = useParams({ strict: false });
  const { data: result, refetch, isFetching } = useSuspenseQuery(articleQuery(articleSlug));
  if (result.ok) {
    return (
      <>
        {result.value.isDraft && <DraftBanner />}
        <WholeArticle article={result.value.article} />
      </>
    );
  }
  if (result.error === 'missing') return <ArticleMissing />;
  return <ArticleUnavailable onRetry={() => void refetch()} trying={isFetching} />;
}

function WholeArticle({ article }: { article: ShownArticle }) {
  const { lang, image, contents, parts } = article;
  const { opening, rest } = openingOf(parts);
  return (
    <>
      <article className={joinClasses(layout.wrap, styles.article)}>
        <Breadcrumbs
          trail={[{ label: <Trans>News</Trans>, to: '/actus' }]}
          current={
            <span lang={lang} dir="auto">
              {article.title}
            </span>
          }
        />
        <ArticleHead article={article} opening={opening} />
        <ArticleFacts article={article} />
        {image && !opening && (
          <Picture
            className={joinClasses(framed.framed, styles.picture)}
            image={image}
            sizes="(width >= 64rem) 37rem, 100vw"
            priority
          />
        )}
        <div className={styles.columns}>
          <PageContents entries={contents} lang={lang} />
          <div className={styles.main}>
            <ArticleBody parts={rest} lang={lang} />
          </div>
        </div>
      </article>
      <ArticleRest article={article} />
    </>
  );
}

function ArticleHead({ article, opening }: { article: ShownArticle; opening?: Measured }) {
  const { t, i18n } = useLingui();
  const { title, summary, lang, category } = article;
  return (
    <header className={styles.head}>
      {category && (
        <Link className={articleFacts.category} to="/category/$name" params={{ name: category.name }}>
          {category.label}
        </Link>
      )}
      <h1 className={styles.title} lang={lang} dir="auto">
        {title.split(/(?<=:) /u).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span>{part}</span>
          </Fragment>
        ))}
      </h1>
      {opening && (
        <figure className={forms.opening} lang={lang}>
          <Measure measure={opening} judged={false} />
        </figure>
      )}
      {summary && (
        <p className={typography.lede} lang={lang} dir="auto">
          {summary}
        </p>
      )}
      {lang !== i18n.locale && <Callout>{t(articleLanguageNotes[lang])}</Callout>}
    </header>
  );
}

/** Below the head; in the third column beside the beginning of the text where there is one. */
function ArticleFacts({ article }: { article: ShownArticle }) {
  const { author, date, revised, minutes, title, address } = article;
  return (
    <div className={styles.facts}>
      <p className={articleFacts.facts}>
        {author && <AuthorLine author={author} />}
        <time dateTime={date.iso}>{date.text}</time>
        {revised && (
          <span>
            <Trans>
              revised on <time dateTime={revised.iso}>{revised.text}</time>
            </Trans>
          </span>
        )}
        <span>
          <Trans>{minutes} min read</Trans>
        </span>
      </p>
      <ArticleShare title={title} address={address} />
    </div>
  );
}
