import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';

import { Button } from '#app/components/ui/button';
import { TextInput } from '#app/components/ui/form/text-input';
import { queryLimit } from './search';
import styles from './search-form.module.css';

export function SearchForm({ q, lang }: { q: string; lang: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(q);

  // The ways back and forth of the browser change it; what was sent from here stands in it, or more by now.
  useEffect(() => {
    if (field.current && q !== last.current) field.current.value = q;
    last.current = q;
  }, [q]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    last.current = typeof typed === 'string' ? typed.trim() : '';
    void navigate({ to: '/recherche', search: { q: last.current } });
  }

  return (
    <form className={styles.form} role="search" action="/recherche" method="get" onSubmit={search}>
      {lang && <input type="hidden" name="lang" value={lang} />}
      <TextInput
        ref={field}
        type="search"
        name="q"
        aria-label={t`Search this site`}
        defaultValue={q}
        maxLength={queryLimit}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" variant="primary">
        <Trans>Find</Trans>
      </Button>
    </form>
  );
}
