import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { legalPages } from '#app/lib/legal-pages';

import { DestinationLink } from '../destination-link';
import type { DestinationId } from '../destinations';
import { FooterNewsletter } from './footer-newsletter';
import { Logo } from './logo';
import styles from './footer.module.css';

type FooterProps = { year: number; choices?: ReactNode };

export function Footer({ year, choices }: FooterProps) {
  const { t } = useLingui();
  return (
    <footer className={joinClasses(styles.footer, surface.deep)}>
      <div className={layout.wrap}>
        <div className={styles.row}>
          <div className={styles.brand}>
            <Logo />
            <p className={surface.quiet}>
              <Trans>Generative AI for marketing, in French, English and Spanish.</Trans>
            </p>
            <FooterNewsletter />
          </div>
          <nav className={styles.nav} aria-label={t`Footer`}>
            <LinkGroup
              title={t`Solutions`}
              to={['solutions', 'market', 'innovation', 'communication', 'adoption', 'others']}
            />
            <LinkGroup title={t`Our Agents`} to={['pitch', 'chatbots']} />
            <LinkGroup title={t`Read`} to={['news', 'newsletter', 'faq']} />
            <LinkGroup title={t`The company`} to={['about', 'team', 'contact']} />
          </nav>
        </div>
        <FooterBase year={year} choices={choices} />
      </div>
    </footer>
  );
}

function LinkGroup({ title, to }: { title: string; to: DestinationId[] }) {
  return (
    <section>
      <h2 className={joinClasses(typography.label, styles.group)}>{title}</h2>
      <ul>
        {to.map((id) => (
          <li key={id}>
            <DestinationLink to={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const bottomLinks: DestinationId[] = ['search', ...legalPages.map(({ id }) => id)];

function FooterBase({ year, choices }: FooterProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.base}>
      <ul>
        {bottomLinks.map((id) => (
          <li key={id}>
            <DestinationLink to={id} />
          </li>
        ))}
        <li>
          <a href={`/actus/rss.xml?lang=${i18n.locale}`}>
            <Trans>RSS feed</Trans>
          </a>
        </li>
        {choices && <li>{choices}</li>}
      </ul>
      <p>
        <Trans>© {year} Verbe</Trans>
      </p>
    </div>
  );
}
