import { Trans, useLingui } from '@lingui/react/macro';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';

import { FaqExamples } from './faq-examples';
import { CompanyScreen } from './company-screen';
import { EmailPanel } from './email-panel';
import faqExamples from './faq-examples.module.css';

/** `/contact`: the ways to write, what happens next, and the questions that others asked. */
export function ContactScreen() {
  const { t } = useLingui();
  return (
    <CompanyScreen
      name="contact"
      panel={
        <EmailPanel title={<Trans>Write to us</Trans>} subject={t`A question for Verbe`}>
          <Trans>One address for everything. Say what you do, for whom, and what you are looking for.</Trans>
        </EmailPanel>
      }
    >
      <div className={joinClasses(layout.wrap, faqExamples.questions)}>
        <FaqExamples />
      </div>
    </CompanyScreen>
  );
}
