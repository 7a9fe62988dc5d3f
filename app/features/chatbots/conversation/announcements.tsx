import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import typography from '#app/components/ui/styles/typography.module.css';
import type { Turn } from './state/turn';

type AnnouncementsProps = {
  turns: readonly Turn[];
  /** What was just done to the conversation as a whole. */
  change: 'cleared' | 'restored' | undefined;
};

/**
 * One word when an answer begins and one when it is complete: not the text, which would be read piece by piece. Nothing of
 * answers that were there when the page was opened.
 */
export function Announcements({ turns, change }: AnnouncementsProps) {
  const last = change ? undefined : turns.at(-1);
  const [followed, setFollowed] = useState<string>();
  if (last?.status === 'answering' && last.id !== followed) setFollowed(last.id);
  const ended = last?.id === followed ? last?.status : undefined;
  return (
    <p role="status" className={typography.hidden}>
      {change === 'cleared' && <Trans>The conversation is empty.</Trans>}
      {change === 'restored' && <Trans>The conversation is back.</Trans>}
      {last?.status === 'answering' && <Trans>The answer begins.</Trans>}
      {ended === 'done' && <Trans>The answer is complete.</Trans>}
      {ended === 'stopped' && <Trans>You stopped this answer.</Trans>}
    </p>
  );
}
