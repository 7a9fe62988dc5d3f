import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import button from '#app/components/ui/button.module.css';
import { CompanyScreen } from './company-screen';
import companyScreen from './company-screen.module.css';

export function NewsletterScreen({ form }: { form: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <CompanyScreen name="newsletter" panel={form}>
      <div className={joinClasses(layout.wrap, layout.buttonRow, companyScreen.end)}>
        <ButtonLink {...linkTo('news')}>
          <Trans>Read the articles</Trans>
        </ButtonLink>
        <a
          href={`/actus/rss.xml?lang=${i18n.locale}`}
          className={joinClasses(button.button, button.secondary)}
        >
          <Trans>RSS feed</Trans>
        </a>
      </div>
    </CompanyScreen>
  );
}
