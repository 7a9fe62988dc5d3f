import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { SafeHtml } from '#app/components/ui/safe-html';
import type { CompanyEntry } from './company';
import { companyTextQuery } from './company.queries';
import { CompanyIntro } from './company-intro';
import { CompanyPart } from './company-part';
import { RoleMark } from './role-mark';
import { WriteByEmail } from './write-by-email';

/** `/contact/team`: the roles of the house, which the first section of the text lists, and how to write to them. */
export function TeamScreen() {
  const { data: text } = useSuspenseQuery(companyTextQuery('team'));
  const [roles, ...rest] = text.sections;
  return (
    <article className="company">
      <CompanyIntro text={text} belowContact />
      <div lang={text.lang}>
        {roles && (
          <section className="wrap" aria-labelledby={roles.id}>
            <h2 id={roles.id} className="visually-hidden">
              {roles.title}
            </h2>
            <ul className="roles">
              {roles.entries.map((role) => (
                <Role key={role.id} role={role} />
              ))}
            </ul>
          </section>
        )}
        {rest.map((section) => (
          <CompanyPart key={section.id} section={section} />
        ))}
      </div>
      <WriteToTheTeam />
    </article>
  );
}

function Role({ role: { id, title, html, mark } }: { role: CompanyEntry }) {
  return (
    <li className="role">
      {mark && <RoleMark mark={mark} />}
      <h3 id={id}>{title}</h3>
      <SafeHtml className="role-text" html={html} />
    </li>
  );
}

function WriteToTheTeam() {
  const { t } = useLingui();
  return (
    <section className="wrap company-part" aria-labelledby="form">
      <h2 id="form">
        <Trans>Write to the team</Trans>
      </h2>
      <div className="company-part-body company-panel">
        <p>
          <Trans>Name the role in the first line: your message goes to the right desk.</Trans>
        </p>
        <WriteByEmail subject={t`For the team`} />
      </div>
    </section>
  );
}
