import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { PageContents } from '#app/components/layout/text-page/page-contents';
import textPage from '#app/components/layout/text-page/text-page.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/styles/layout.module.css';

import type { TextPage, TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { CaseCall } from './case-call';
import { CorrectionBand } from './correction-band';
import { Mission } from './mission';
import { ServiceHead } from './service-head';
import { SolutionNeighbours } from './solution-neighbours';
import { Asides, Offers } from './text-parts';
import { caseAnchor } from '../worked-case';
import { WorkedCasePart } from './worked-case-part';
import styles from './solution-screen.module.css';

/** What the service is and shows, what it hands over, its case, and then, smaller, how it goes. */
export function SolutionScreen({ name }: { name: string }) {
  const { data: solution } = useSuspenseQuery(textQuery(name));
  if (!solution) throw notFound();
  const { intro, workedCase, articles, previous, next } = solution;
  const { offers, steps, asides, start } = partsOf(solution);
  return (
    <article className={textPage.page}>
      <div className={layout.wrap}>
        <TextBreadcrumbs text={solution} />
        <ServiceHead text={solution} />
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
        <SolutionNeighbours previous={previous} next={next} />
      </div>
      {start && <CaseCall start={start} />}
    </article>
  );
}

/** Where the page is long: on wide screens the titles in the first column say as much. */
function Contents({ text }: { text: TextPage }) {
  const { t } = useLingui();
  const { offers, steps, asides } = partsOf(text);
  const entriesOf = (some: TextSection[]) => some.map(({ id, title }) => ({ id, text: title }));
  return (
    <div className={styles.contents}>
      <PageContents
        entries={[
          ...entriesOf(offers),
          ...(text.workedCase ? [{ id: caseAnchor, text: t`A worked case` }] : []),
          ...entriesOf(steps ? [steps, ...asides] : asides),
        ]}
      />
    </div>
  );
}

/** What is sold, the steps, what one reads beside them, and last how one begins. */
function partsOf({ sections }: TextPage) {
  const at = sections.findIndex(({ ordered }) => ordered);
  const after = sections.slice(at + 1);
  return {
    offers: sections.slice(0, at),
    steps: sections[at],
    asides: after.slice(0, -1),
    start: after.at(-1),
  };
}
