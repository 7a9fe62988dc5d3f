import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import edits from '#app/components/ui/edits.module.css';
import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import textPage from '#app/components/layout/text-page.module.css';
import layout from '#app/components/ui/layout.module.css';
import { StruckOut } from '#app/components/ui/struck-out';
import stretchedLink from '#app/components/ui/stretched-link.module.css';
import { slugOf, type TextCard } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { CaseCall } from './case-call';
import { Drawing } from './drawing';
import { Mission } from './mission';
import { TextHero, TextSections } from './text-parts';
import styles from './solutions-screen.module.css';

export function SolutionsScreen() {
  const { data: text } = useSuspenseQuery(textQuery('solutions-ia'));
  if (!text) return null;
  const how = text.sections.find(({ ordered }) => ordered);
  return (
    <article className={textPage.page}>
      <div className={joinClasses(layout.wrap, styles.overview)}>
        <TextBreadcrumbs text={text} />
        <TextHero text={text} beside={<Question />}>
          <ButtonLink {...linkTo('demo')} variant="primary">
            <Trans>Request a demo</Trans>
          </ButtonLink>
          {how && (
            <ButtonLink to="." hash={how.id}>
              {how.title}
            </ButtonLink>
          )}
        </TextHero>
        <ul className={styles.rows}>
          {text.children.map((solution) => (
            <Row key={solution.name} solution={solution} />
          ))}
        </ul>
      </div>
      {how && <Mission section={how} />}
      <div className={layout.wrap}>
        <div className={joinClasses(textPage.main, textPage.wide, styles.sections)}>
          <TextSections sections={text.sections.filter((section) => section !== how)} />
        </div>
      </div>
      <CaseCall />
    </article>
  );
}

/** A mission begins with a question: what is said at first, corrected. */
function Question() {
  return (
    <Quotation className={joinClasses(edits.edits, styles.question)}>
      <Trans>
        <StruckOut>We need some AI.</StruckOut>
        <br />
        <ins>Why do our subscribers leave after a year?</ins>
      </Trans>
    </Quotation>
  );
}

function Row({ solution: { name, label, summary, receives, drawing } }: { solution: TextCard }) {
  const labelId = useId();
  return (
    <li className={styles.row}>
      <Drawing name={drawing} />
      <h2 className={joinClasses(stretchedLink.stretched, styles.name)}>
        <Link to="/solutions-ia/$solution" params={{ solution: slugOf(name) }}>
          {label}
        </Link>
      </h2>
      <p>{summary}</p>
      {receives.length > 0 && (
        <div className={styles.received}>
          <p id={labelId}>
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
