import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { homeTextsQuery } from '../page.queries';
import { ExampleTag } from './example-tag';

/** The marks of those who trust the company, for the home page, which prefetches `homeTextsQuery()`; examples say so. */
export function TrustLogos() {
  const {
    data: { trust },
  } = useSuspenseQuery(homeTextsQuery());
  if (trust.length === 0) return null;
  return (
    <section className="wrap trust" aria-labelledby="trust">
      <h2 id="trust" className="label-title">
        <Trans>In your sector, for instance</Trans>
      </h2>
      <ul className="trust-marks">
        {trust.map(({ name, mark, example }) => (
          <li key={name}>
            <span className="trust-mark">
              <span aria-hidden="true">{mark}</span>
              {name}
            </span>
            {example && <ExampleTag />}
          </li>
        ))}
      </ul>
    </section>
  );
}
