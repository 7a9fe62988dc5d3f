import { Trans } from '@lingui/react/macro';

import typography from '#app/components/ui/styles/typography.module.css';
import type { Turn } from './state/turn';

/** One word when an answer begins and one when it is complete: not the text, which would be read piece by piece. */
export function Announcements({ turns }: { turns: readonly Turn[] }) {
  const last = turns.at(-1);
  return (
    <p role="status" className={typography.hidden}>
      {last?.status === 'answering' && <Trans>The answer begins.</Trans>}
      {last?.status === 'done' && <Trans>The answer is complete.</Trans>}
      {last?.status === 'stopped' && <Trans>You stopped this answer.</Trans>}
    </p>
  );
}
