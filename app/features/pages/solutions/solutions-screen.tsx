import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import edits from '#app/components/ui/edits.module.css';
import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import textPage from '#app/components/layout/text-page.module.css';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import { StruckOut } from '#app/components/ui/struck-out';
import onward from '#app/components/ui/onward.module.css';
import stretchedLink from '#app/components/ui/stretched-link.module.css';
import { slugOf, type TextCard } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { unbroken } from '../unbroken';
import { UndecidedCall } from './case-call';
import { Drawing } from './drawing';
import { Mission } from './mission';
import styles from './solutions-screen.module.css';

export function SolutionsScreen() {
  const { data: text } = useSuspenseQuery(textQuery('solutions-ia'));
  if (!text) return null;
  const how = text.sections.find(({ ordered }) => ordered);
  return (
    <article className={textPage.page}>
      <div className={layout.wrap}>
        <TextBreadcrumbs text={text} />
        <header className={styles.head}>
          <h1 className={textPage.title}>{text.title}</h1>
          <div>
            <p className={typography.lede}>{text.lede}</p>
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
          </div>
          <Question />
        </header>
        <ul className={styles.rows}>
          {text.children.map((solution) => (
            <Row key={solution.name} solution={solution} />
          ))}
        </ul>
        <p className={joinClasses(typography.note, styles.invented)}>
          <Trans>The questions come from examples: the companies are invented.</Trans>
        </p>
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

/** A mission begins with a question: what is asked at first, corrected. */
function Question() {
  return (
    <figure>
      <figcaption className={typography.label}>
        <Trans>Your request, before and after</Trans>
      </figcaption>
      <Quotation className={edits.edits}>
        <Trans>
          <StruckOut>We need some AI.</StruckOut>
          <br />
          <ins>Why do our subscribers leave after a year?</ins>
        </Trans>
      </Quotation>
    </figure>
  );
}

/** A service, the question of a client, what is done about it and what one receives; or the parts that it is made of. */
function Row({
  solution: { name, label, summary, receives, parts, drawing, asked },
}: {
  solution: TextCard;
}) {
  const labelId = useId();
  const params = { solution: slugOf(name) };
  const whole = parts.length === 0;
  return (
    <li className={styles.row}>
      <Drawing name={drawing} />
      <h2 className={joinClasses(whole && stretchedLink.stretched, styles.name)}>
        <Link to="/solutions-ia/$solution" params={params}>
          {label}
        </Link>
      </h2>
      {asked && (
        <figure className={styles.asked}>
          <Quotation>{unbroken(asked.question)}</Quotation>
          <figcaption className={typography.note}>{asked.subject}</figcaption>
        </figure>
      )}
      {whole ? (
        <p>{summary}</p>
      ) : (
        <ul className={styles.parts}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link to="/solutions-ia/$solution" params={params} hash={id} className={onward.onward}>
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
