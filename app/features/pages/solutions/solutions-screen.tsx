import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import edits from '#app/components/ui/styles/edits.module.css';
import { ClosingGuillemet, OpeningGuillemet, Quotation } from '#app/components/ui/guillemets';
import guillemets from '#app/components/ui/guillemets.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import textPage from '#app/components/layout/text-page/text-page.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { StruckOut } from '#app/components/ui/struck-out';
import stretchedLink from '#app/components/ui/styles/stretched-link.module.css';
import { slugOf, type TextCard } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { unbroken } from '../unbroken';
import { UndecidedCall } from './case-call';
import { Drawing } from './drawing';
import { Mission } from './mission';
import { caseAnchor } from './worked-case-part';
import styles from './solutions-screen.module.css';

export function SolutionsScreen() {
  const { data: text } = useSuspenseQuery(textQuery('solutions-ia'));
  if (!text) return null;
  const how = text.sections.find(({ ordered }) => ordered);
  const [example] = text.children;
  return (
    <article className={textPage.page}>
      <div className={layout.wrap}>
        <TextBreadcrumbs text={text} />
        <header className={styles.head}>
          <hgroup className={joinClasses(guillemets.titled, edits.edits)}>
            <p>
              <OpeningGuillemet />
              <StruckOut>
                <Trans>We need some AI.</Trans>
              </StruckOut>
            </p>
            <h1>
              <Trans>
                You need a verb: <br />
                <ins>study, test, write, adopt</ins>
              </Trans>
              <ClosingGuillemet />
            </h1>
          </hgroup>
          <p className={styles.lede}>{text.lede}</p>
          <div className={layout.buttonRow}>
            <ButtonLink {...linkTo('demo')} variant="primary">
              <Trans>Request a demo</Trans>
            </ButtonLink>
            {how && (
              <Link to="." hash={how.id}>
                {how.title}
              </Link>
            )}
          </div>
        </header>
        <ul className={styles.rows}>
          {text.children.map((solution) => (
            <Row key={solution.name} solution={solution} />
          ))}
        </ul>
        {example && <Example solution={example} />}
      </div>
      {how && <Mission section={how} />}
      <div className={layout.wrap}>
        {text.sections
          .filter((section) => section !== how)
          .map(({ id, title, html }) => (
            <section key={id} id={id} className={styles.refusals}>
              <h2>{title}</h2>
              <SafeHtml className={edits.edits} html={html} />
            </section>
          ))}
      </div>
      <UndecidedCall />
    </article>
  );
}

/** A service, what a client asks, what is done about it and what one receives; or the parts that it is made of. */
function Row({
  solution: { name, label, summary, receives, parts, drawing, asked },
}: {
  solution: TextCard;
}) {
  const labelId = useId();
  const params = { solution: slugOf(name) };
  const whole = parts.length === 0;
  return (
    <li className={whole ? styles.row : styles.others}>
      {whole && <Drawing name={drawing} />}
      <h2 className={whole ? joinClasses(stretchedLink.stretched, styles.name) : undefined}>
        <Link to="/solutions-ia/$solution" params={params}>
          {label}
        </Link>
      </h2>
      {whole ? (
        <>
          {asked && <Quotation className={styles.asked}>{unbroken(asked.question)}</Quotation>}
          <p>{summary}</p>
        </>
      ) : (
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link to="/solutions-ia/$solution" params={params} hash={id}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {receives.length > 0 && (
        <div className={styles.received}>
          <p id={labelId} className={typography.label}>
            <Trans>You receive</Trans>
          </p>
          <ul aria-labelledby={labelId}>
            {receives.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Where one of these questions leads: what a client meant to do, struck out, and what was found to be better. */
function Example({ solution: { name, asked } }: { solution: TextCard }) {
  if (!asked) return null;
  return (
    <section className={styles.example} aria-labelledby="example">
      <p className={typography.note}>
        <Trans>Where the first question leads, in an invented case: {asked.subject}</Trans>
      </p>
      <h2 id="example">{unbroken(asked.question)}</h2>
      <Quotation className={edits.edits}>
        <SafeHtml inline html={asked.answer} />
      </Quotation>
      <div className={layout.buttonRow}>
        <Link to="/solutions-ia/$solution" params={{ solution: slugOf(name) }} hash={caseAnchor}>
          <Trans>Read this case, from question to deliverable</Trans>
        </Link>
      </div>
    </section>
  );
}
