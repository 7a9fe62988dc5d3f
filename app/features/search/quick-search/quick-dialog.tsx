import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';

import { Button } from '#app/components/ui/button';
import { Dialog } from '#app/components/ui/overlays/dialog';
import control from '#app/components/ui/form/control.module.css';
import { queryLimit } from '../search';
import { QuickHits } from './quick-hits';
import { QuickState } from './quick-state';
import { useQuickSearch } from './use-quick-search';
import styles from './quick-dialog.module.css';
import searchForm from '../search-form.module.css';

type QuickDialogProps = { open: boolean; onClose: () => void };

export function QuickDialog({ open, onClose }: QuickDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Search this site`}>
      <QuickSearchBox onClose={onClose} />
    </Dialog>
  );
}

function QuickSearchBox({ onClose }: Pick<QuickDialogProps, 'onClose'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const search = useQuickSearch();
  const { text, query, active, hits } = search;
  const listId = `${id}-list`;
  const optionId = (at: number) => `${id}-hit-${at}`;

  function go(event: FormEvent) {
    event.preventDefault();
    if (!active && query === '') return;
    onClose();
    if (active) void navigate({ to: active.path, hash: active.hash });
    else void navigate({ to: '/recherche', search: { q: query } });
  }

  return (
    <form className={styles.search} role="search" onSubmit={go}>
      <div className={searchForm.form}>
        <input
          ref={focusFirst}
          className={control.control}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={queryLimit}
          aria-label={t`Search this site`}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={hits.length > 0 ? listId : undefined}
          aria-activedescendant={active && optionId(hits.indexOf(active))}
          value={text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.onKeyDown}
        />
        <Button type="submit" variant="primary">
          <Trans>Find</Trans>
        </Button>
      </div>
      <div aria-busy={search.waits}>
        {hits.length > 0 && (
          <QuickHits
            id={listId}
            groups={search.groups}
            active={active}
            optionId={(hit) => optionId(hits.indexOf(hit))}
            onChoose={onClose}
          />
        )}
        <p className={styles.state} role="status">
          <QuickState {...search} />
        </p>
        {search.total > hits.length && (
          <Link className={styles.all} to="/recherche" search={{ q: query }} onClick={onClose}>
            <Trans>All results</Trans>
          </Link>
        )}
      </div>
    </form>
  );
}

/** A dialog focuses an `autofocus` element, else its first button. */
function focusFirst(input: HTMLInputElement | null) {
  input?.setAttribute('autofocus', '');
}
