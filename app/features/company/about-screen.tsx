import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { Said } from '#app/components/ui/guillemets';
import { companyTextQuery } from './company.queries';
import { CompanyIntro } from './company-intro';
import { CompanyPart } from './company-part';

/** `/contact/about-us`: what the house believes, how it works, what it refuses. */
export function AboutScreen() {
  const { data: text } = useSuspenseQuery(companyTextQuery('about-us'));
  return (
    <article className="company">
      <CompanyIntro text={text} belowContact />
      {text.said && (
        <div className="on-deep company-said">
          <div className="wrap">
            <Said lang={text.lang}>{text.said}</Said>
          </div>
        </div>
      )}
      <div lang={text.lang}>
        {text.sections.map((section) => (
          <CompanyPart key={section.id} section={section} />
        ))}
      </div>
      <div className="wrap button-row">
        <ButtonLink {...linkTo('contact')} variant="primary">
          <Trans>Write to us</Trans>
        </ButtonLink>
        <ButtonLink {...linkTo('team')}>
          <Trans>Meet the team</Trans>
        </ButtonLink>
      </div>
    </article>
  );
}
