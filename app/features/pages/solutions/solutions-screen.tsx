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
import surface from '#app/components/ui/styles/surface.module.css';
import textPage from '#app/components/layout/text-page/text-page.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { StruckOut } from '#app/components/ui/struck-out';
import stretchedLink from '#app/components/ui/styles/stretched-link.module.css';
import { CaseFigure } from '../case-figure';
import { slugOf, type TextCard } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { unbroken } from '../unbroken';
import { caseAnchor } from '../worked-case';
import { UndecidedCall } from './case-call';
import { Drawing } from './drawing';
import { Mission } from './mission';
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
          {text.children.map((solution) =>
            solution.parts.length > 0 ? (
              <Others key={solution.name} solution={solution} />
            ) : (
              <Row key={solution.name} solution={solution} />
            ),
          )}
        </ul>
      </div>
      {example && <Example solution={example} />}
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

/** A service, what a client asks, what is done about it and what one receives. */
function Row({ solution: { name, label, summary, receives, drawing, asked } }: { solution: TextCard }) {
  const labelId = useId();
  return (
    <li className={styles.row}>
      <Drawing name={drawing} />
      <h2 className={joinClasses(stretchedLink.stretched, styles.name)}>
        <Link to="/solutions-ia/$solution" params={{ solution: slugOf(name) }}>
          {label}
        </Link>
      </h2>
      {asked && <Quotation className={styles.asked}>{unbroken(asked.question)}</Quotation>}
      <p className={styles.summary}>{summary}</p>
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
    </li>
  );
}

/** What has no row of its own: its parts. */
function Others({ solution: { name, label, parts } }: { solution: TextCard }) {
  return (
    <li className={styles.others}>
      <h2>{label}</h2>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to="/solutions-ia/$solution" params={{ solution: slugOf(name) }} hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Where one of these questions leads: what a client meant to do, struck out, and what was found to be better. */
function Example({ solution: { name, asked } }: { solution: TextCard }) {
  if (!asked?.compared) return null;
  const { meant, found } = asked.compared;
  const subject = unbroken(asked.subject);
  return (
    <section className={joinClasses(styles.band, surface.deep)} aria-labelledby="example">
      <div className={joinClasses(layout.wrap, styles.example)}>
        <header>
          <p className={surface.quiet}>
            <Trans>Where the first question leads, in an invented case: {subject}</Trans>
          </p>
          <h2 id="example">{unbroken(asked.question)}</h2>
        </header>
        <div className={joinClasses(styles.choices, edits.edits)}>
          <p>
            <OpeningGuillemet />
            <StruckOut>{unbroken(meant.told)}</StruckOut>
          </p>
          <p className={styles.price}>{unbroken(meant.price)}</p>
          <p>
            <ins>{unbroken(found.told)}</ins>
            <ClosingGuillemet />
          </p>
          <p className={styles.price}>
            {unbroken(found.price)} <small>{found.bound}</small>
          </p>
        </div>
        <CaseFigure figure={asked.figure} />
        <div className={joinClasses(layout.buttonRow, styles.act)}>
          <ButtonLink
            to="/solutions-ia/$solution"
            params={{ solution: slugOf(name) }}
            hash={caseAnchor}
            variant="primary"
          >
            <Trans>Read the whole case</Trans>
          </ButtonLink>
          <a href={`${asked.address}.pdf`}>
            <Trans>The whole document (PDF)</Trans>
          </a>
        </div>
      </div>
    </section>
  );
}
