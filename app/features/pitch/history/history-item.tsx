import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Dialog } from '#app/components/ui/overlays/dialog';
import typography from '#app/components/ui/styles/typography.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import { useGoalWords } from '../ui/goal-words';
import type { HistoryEntry } from './history';

type HistoryItemProps = {
  entry: HistoryEntry;
  onStartAgain: () => void;
  onDelete: () => Promise<boolean>;
  onDeleted: () => void;
  onForget: () => void;
};

/** One earlier pitch: where it is, when it was made, and what can be done with it. */
export function HistoryItem({ entry, onStartAgain, onDelete, onDeleted, onForget }: HistoryItemProps) {
  const { t, i18n } = useLingui();
  const goals = useGoalWords();
  const titleId = useId();
  const [state, setState] = useState<'resting' | 'asking' | 'deleting' | 'failed'>('resting');

  const remove = async () => {
    setState('deleting');
    const deleted = await onDelete().catch(() => false);
    if (deleted) onDeleted();
    else setState('failed');
  };
  return (
    <li>
      <p>
        <Link to="/agents/elevator-pitch/$id" params={{ id: entry.id }} id={titleId} lang={entry.lang}>
          {entry.title}
        </Link>
      </p>
      <p className={typography.note}>
        {goals[entry.brief.goal].label},{' '}
        <time dateTime={new Date(entry.at).toISOString()}>{i18n.date(new Date(entry.at), dateFormat)}</time>
      </p>
      <div className={layout.buttonRow}>
        <Button size="small" aria-describedby={titleId} onClick={onStartAgain}>
          <Trans>Start again from this brief</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-describedby={titleId}
          pending={state === 'deleting'}
          onClick={() => setState('asking')}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      {state === 'failed' && (
        <Callout tone="danger">
          <p>
            <Trans>The pitch could not be deleted. Please try again.</Trans>
          </p>
          <Button size="small" variant="quiet" aria-describedby={titleId} onClick={onForget}>
            <Trans>Remove it from this list only</Trans>
          </Button>
        </Callout>
      )}
      <Dialog
        open={state === 'asking'}
        onClose={() => setState((now) => (now === 'asking' ? 'resting' : now))}
        title={t`Delete this pitch?`}
        actions={
          <>
            <Button variant="danger" onClick={remove}>
              <Trans>Delete for good</Trans>
            </Button>
            <Button onClick={() => setState('resting')}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        }
      >
        <p lang={entry.lang}>{entry.title}</p>
        <p>
          <Trans>
            Its link will no longer show anything, to you or to anyone you sent it to. This cannot be undone.
          </Trans>
        </p>
      </Dialog>
    </li>
  );
}

// By the clock of the visitor, whose list it is.
const dateFormat = { dateStyle: 'long', timeStyle: 'short' } as const;
