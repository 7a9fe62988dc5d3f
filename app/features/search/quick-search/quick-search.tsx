import { useLingui } from '@lingui/react/macro';
import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useState } from 'react';

import { Magnifier } from '#app/components/ui/magnifier';
import { useToast } from '#app/components/ui/overlays/toast';
import { withWords } from '#app/i18n/i18n';
import styles from './quick-search.module.css';

let isLoaded = false;

async function loadDialog() {
  const part = await withWords(['search'], () => import('./quick-dialog'));
  isLoaded = true;
  return part;
}

const QuickDialog = lazy(async () => {
  const { QuickDialog: Loaded } = await loadDialog();
  return { default: Loaded };
});

/** Also opened by Ctrl K or ⌘ K; without scripts a link to the search page. The dialog loads on first use. */
export function QuickSearch() {
  const { t } = useLingui();
  const toast = useToast();
  const [open, setOpen] = useState<boolean>();
  // The server does not know the platform.
  const keys = useHydrated() ? shortcut() : '';

  // Only when it is there: what does not arrive would cost the page. Then at once, for the key that comes next.
  const show = useCallback(() => {
    if (isLoaded) return setOpen(true);
    loadDialog().then(
      () => setOpen(true),
      () => toast(t`The search failed. Check your connection, then try again.`),
    );
  }, [t, toast]);

  function showInstead(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show();
  }

  // The shortcut works wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [show]);

  return (
    <>
      <Link
        to="/recherche"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t`Search`}
        preload={false}
        onClick={showInstead}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        <Magnifier className={styles.glass} />
        <kbd aria-hidden="true">{keys}</kbd>
      </Link>
      {open !== undefined && (
        <Suspense>
          <QuickDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** On a Mac Ctrl K deletes to the end of the line: it stays what it is there. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const modified = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && modified && !altKey && !shiftKey;
}

function isMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

function shortcut(): string {
  return isMac() ? '⌘K' : 'Ctrl K';
}
