import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { linkTo } from '#app/components/layout/destinations';
import { PageContents } from '#app/components/layout/text-page/page-contents';
import textPage from '#app/components/layout/text-page/text-page.module.css';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/styles/layout.module.css';

import type { TextPage, TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { CaseCall } from './case-call';
import { CorrectionBand } from './correction-band';
import { Drawing } from './drawing';
import { Mission } from './mission';
import { SolutionNeighbours } from './solution-neighbours';
import { Asides, Offers, Start } from './text-parts';
import { caseAnchor } from '../worked-case';
import { WorkedCasePart } from './worked-case-part';
import styles from './solution-screen.module.css';

/** What the service is and shows, what it hands over, its case, and then, smaller, how it goes. */
export function SolutionScreen({ name }: { name: string }) {
  const { data: solution } = useSuspenseQuery(textQuery(name));
  if (!solution) throw notFound();
  const { intro, sections, workedCase, articles, previous, next } = solution;
  const at = sections.findIndex(({ ordered }) => ordered);
  const steps = sections[at];
  const [offers, asides] = [sections.slice(0, at), sections.slice(at + 1, -1)];
  const start = sections.slice(at + 1).at(-1);
  return (
    <article className={textPage.page}>
      <div className={layout.wrap}>
        <TextBreadcrumbs text={solution} />
        <Head text={solution} />
      </div>
      {workedCase && <CorrectionBand shown={workedCase} />}
      <div className={joinClasses(layout.wrap, styles.body)}>
        {intro && <SafeHtml className={styles.intro} html={intro} />}
        <Contents text={solution} />
        <Offers sections={offers} />
      </div>
      {workedCase && <WorkedCasePart shown={workedCase} />}
      {steps && <Mission section={steps} />}
      <div className={joinClasses(layout.wrap, styles.body)}>
        <Asides sections={asides} articles={articles} />
        {start && <Start section={start} />}
        <SolutionNeighbours previous={previous} next={next} />
      </div>
      <CaseCall />
    </article>
  );
}

function Head({ text: { title, lede, drawing, workedCase } }: { text: TextPage }) {
  return (
    <header className={styles.head}>
      <hgroup>
        <p>
          <Trans>Consulting for marketing teams</Trans>
        </p>
        <h1>{title}</h1>
      </hgroup>
      <p className={styles.lede}>{lede}</p>
      <div className={layout.buttonRow}>
        <ButtonLink {...linkTo('demo')} variant="primary">
          <Trans>Request a demo</Trans>
        </ButtonLink>
        {workedCase && (
          <ButtonLink to="." hash={caseAnchor}>
            <Trans>See a worked case</Trans>
          </ButtonLink>
        )}
      </div>
      {!workedCase && <Drawing name={drawing} />}
    </header>
  );
}

/** Where the page is long: on wide screens the titles in the first column say as much. */
function Contents({ text: { sections, workedCase } }: { text: TextPage }) {
  const { t } = useLingui();
  const steps = sections.findIndex(({ ordered }) => ordered);
  const entriesOf = (some: TextSection[]) => some.map(({ id, title }) => ({ id, text: title }));
  return (
    <div className={styles.contents}>
      <PageContents
        entries={[
          ...entriesOf(sections.slice(0, steps)),
          ...(workedCase ? [{ id: caseAnchor, text: t`A worked case` }] : []),
          ...entriesOf(sections.slice(steps)),
        ]}
      />
    </div>
  );
}
