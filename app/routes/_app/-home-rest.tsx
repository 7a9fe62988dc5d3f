import { useSuspenseQuery } from '@tanstack/react-query';

import { LatestArticles } from '#app/features/articles/list/latest-articles';
import { ShortContactForm } from '#app/features/contact/short-form';
import { FaqExamples } from '#app/features/pages/company/faq-examples';
import { Deliverable } from '#app/features/pages/home/deliverable';
import { HouseLine } from '#app/features/pages/home/house-line';
import { Testimonials } from '#app/features/pages/home/testimonials';
import { contactTitleId } from '#app/features/home/contact-part';
import { HomeRest } from '#app/features/home/home';
import { BeforeAfter } from '#app/features/home/before-after';
import { beforeAfterQuery, elevatorExampleQuery } from '#app/features/pitch/examples/examples.queries';

export default function Rest() {
  const { data: elevatorExample } = useSuspenseQuery(elevatorExampleQuery());
  const { data: pairs } = useSuspenseQuery(beforeAfterQuery());
  return (
    <HomeRest
      deliverable={<Deliverable />}
      elevatorExample={elevatorExample}
      news={<LatestArticles />}
      form={<ShortContactForm labelledBy={contactTitleId} />}
      faq={<FaqExamples />}
      house={<HouseLine />}
      testimonials={<Testimonials otherwise={<BeforeAfter pairs={pairs} />} />}
    />
  );
}
