import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { companyTextQuery } from './company.queries';
import { CompanyIntro } from './company-intro';
import { CompanyPart } from './company-part';
import { FaqExamples } from './faq-examples';
import { WriteByEmail } from './write-by-email';

/** `/contact`: the ways to write, what happens next, and the questions that others asked. */
export function ContactScreen() {
  const { data: text } = useSuspenseQuery(companyTextQuery('contact'));
  return (
    <article className="company">
      <CompanyIntro text={text} />
      <Writing />
      <div lang={text.lang}>
        {text.sections.map((section) => (
          <CompanyPart key={section.id} section={section} />
        ))}
      </div>
      <div className="wrap company-questions">
        <FaqExamples />
      </div>
    </article>
  );
}

function Writing() {
  const { t } = useLingui();
  return (
    <section className="wrap company-part" aria-labelledby="form">
      <h2 id="form">
        <Trans>Write to us</Trans>
      </h2>
      <div className="company-part-body company-panel">
        <p>
          <Trans>One address for everything. Say what you do, for whom, and what you are looking for.</Trans>
        </p>
        <WriteByEmail subject={t`A question for Verbe`} />
      </div>
    </section>
  );
}
