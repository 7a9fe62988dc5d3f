import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ShownTestimonial } from '../page';
import { homeTextsQuery } from '../page.queries';
import styles from './testimonials.module.css';

/** `otherwise` stands in their place while there are none. */
export function Testimonials({ otherwise }: { otherwise?: ReactNode }) {
  const {
    data: { testimonials },
  } = useSuspenseQuery(homeTextsQuery());
  if (testimonials.length === 0) return otherwise;
  return (
    <section className={joinClasses(layout.wrap, styles.part)} aria-labelledby="testimonials">
      <h2 id="testimonials" className={typography.title}>
        <Trans>What our clients say</Trans>
      </h2>
      <ul className={styles.testimonials}>
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.text} testimonial={testimonial} />
        ))}
      </ul>
    </section>
  );
}

function Testimonial({ testimonial: { text, person, role, company } }: { testimonial: ShownTestimonial }) {
  return (
    <li>
      <figure>
        <Quotation>{text}</Quotation>
        <figcaption>
          {person}, {role}, {company}
        </figcaption>
      </figure>
    </li>
  );
}
