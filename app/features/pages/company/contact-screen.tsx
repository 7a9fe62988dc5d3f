import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';

import { FaqExamples } from './faq-examples';
import { CompanyScreen } from './company-screen';
import faqExamples from './faq-examples.module.css';

export function ContactScreen({ form }: { form: ReactNode }) {
  return (
    <CompanyScreen name="contact" panel={form}>
      <div className={joinClasses(layout.wrap, faqExamples.questions)}>
        <FaqExamples />
      </div>
    </CompanyScreen>
  );
}
