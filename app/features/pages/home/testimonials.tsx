import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { Said } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import type { ShownTestimonial } from '../page';
import { homeTextsQuery } from '../page.queries';
import { ExampleTag } from './example-tag';
import homePart from './home-part.module.css';
import styles from './testimonials.module.css';

/** What clients say, for the home page, which prefetches `homeTextsQuery()`; what is an example says so. */
export function Testimonials() {
  const {
    data: { testimonials },
  } = useSuspenseQuery(homeTextsQuery());
  if (testimonials.length === 0) return null;
  return (
    <section className={joinClasses(layout.wrap, homePart.part)} aria-labelledby="testimonials">
      <h2 id="testimonials">
        <Trans>What is said of us</Trans>
      </h2>
      {testimonials.some(({ example }) => example) && (
        <p className={styles.note}>
          <Trans>
            We wrote the examples ourselves, to keep the place. Real words will replace them, with their
            authors’ consent.
          </Trans>
        </p>
      )}
      <ul className={styles.testimonials}>
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.text} testimonial={testimonial} />
        ))}
      </ul>
    </section>
  );
}

function Testimonial({ testimonial: { text, role, sector, example } }: { testimonial: ShownTestimonial }) {
  return (
    <li>
      <figure>
        <Said>{text}</Said>
        <figcaption>
          <span>
            {role}, {sector}
          </span>
          {example && <ExampleTag />}
        </figcaption>
      </figure>
    </li>
  );
}
