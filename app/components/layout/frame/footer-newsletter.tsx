import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';

import { saveDraft } from '#app/lib/forms/draft-storage';
import { destinations } from '../destinations';
import styles from './footer-newsletter.module.css';

const { to } = destinations.newsletter;

/** The pages that ask for the address themselves: that of the newsletter, and lists of articles, in a band. */
const asking = /^\/(?:newsletter|category\/|author\/|actus\/?$)/u;

export function FooterNewsletter() {
  const isAsked = useLocation({ select: ({ pathname }) => asking.test(pathname) });
  return isAsked ? null : <NewsletterAddress />;
}

/**
 * Leads to the form of the newsletter with what was typed. The field has no name: without scripts the browser opens
 * that page too, but leaves no address in its history.
 */
export function NewsletterAddress() {
  const id = useId();
  const navigate = useNavigate();
  const lead = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [field] = event.currentTarget.elements;
    if (field instanceof HTMLInputElement && field.value !== '') saveDraft('newsletter', field.value);
    void navigate({ to, hash: 'form' });
  };
  return (
    <form action={to} noValidate className={styles.form} onSubmit={lead}>
      <label htmlFor={id}>
        <Trans>Email for the newsletter</Trans>
      </label>
      <div className={styles.row}>
        <input id={id} type="email" autoComplete="email" spellCheck={false} className={styles.field} />
        <button type="submit" className={styles.button}>
          <Trans>Subscribe</Trans>
        </button>
      </div>
    </form>
  );
}
