import { Trans, useLingui } from '@lingui/react/macro';

import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/surface.module.css';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';

import { DestinationLink } from './destination-link';
import type { DestinationId } from './destinations';
import { Logo } from './logo';
import styles from './footer.module.css';

/** The foot of every page. `year` comes from the server, so that both sides of midnight render the same. */
export function Footer({ year }: { year: number }) {
  const { t } = useLingui();
  return (
    <footer className={joinClasses(styles.footer, surface.deep)}>
      <div className={layout.wrap}>
        <div className={styles.row}>
          <div className={styles.house}>
            <Logo />
            <p className={surface.quiet}>
              <Trans>Generative AI for marketing, in French, English and Spanish.</Trans>
            </p>
          </div>
          <nav className={styles.nav} aria-label={t`Footer`}>
            <LinkGroup
              title={t`Solutions`}
              to={['solutions', 'market', 'innovation', 'communication', 'adoption', 'others']}
            />
            <LinkGroup title={t`Our Agents`} to={['pitch', 'chatbots']} />
            <LinkGroup title={t`Read`} to={['home', 'news', 'newsletter', 'search']} />
            <LinkGroup title={t`The company`} to={['about', 'team', 'contact', 'contactForm', 'faq']} />
          </nav>
        </div>
        <FooterBase year={year} />
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

const legal: DestinationId[] = ['terms', 'privacy', 'cookies', 'legalNotice', 'accessibility'];

function FooterBase({ year }: { year: number }) {
  return (
    <div className={styles.base}>
      <p>
        <Trans>© {year} Verbe</Trans>
      </p>
      <ul>
        {legal.map((id) => (
          <li key={id}>
            <DestinationLink to={id} />
          </li>
        ))}
        <li>
          <a href="/actus/rss.xml">
            <Trans>RSS feed</Trans>
          </a>
        </li>
      </ul>
    </div>
  );
}
