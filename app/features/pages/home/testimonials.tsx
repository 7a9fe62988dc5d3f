import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { Said } from '#app/components/ui/guillemets';
import type { ShownTestimonial } from '../page';
import { homeTextsQuery } from '../page.queries';
import { ExampleTag } from './example-tag';

/** What clients say, for the home page, which prefetches `homeTextsQuery()`; what is an example says so. */
export function Testimonials() {
  const {
    data: { testimonials },
  } = useSuspenseQuery(homeTextsQuery());
  if (testimonials.length === 0) return null;
  return (
    <section className="wrap home-part" aria-labelledby="testimonials">
      <h2 id="testimonials">
        <Trans>What is said of us</Trans>
      </h2>
      {testimonials.some(({ example }) => example) && (
        <p className="example-note">
          <Trans>
            We wrote the examples ourselves, to keep the place. Real words will replace them, with their
            authors’ consent.
          </Trans>
        </p>
      )}
      <ul className="testimonials">
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
