import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { countTowardsLimit } from '#app/lib/text';
import typography from '#app/components/ui/styles/typography.module.css';
import styles from './character-count.module.css';

const quietMs = 1000;
/** Letters left, from which on they are read out: before, a limit is no news. */
const spokenFrom = 100;

/** Without the space around it, which is not sent. Visible at once; read out once the visitor stops typing near the limit. */
export function CharacterCount({ id, text, limit }: { id: string; text: string; limit: number }) {
  const remaining = limit - countTowardsLimit(text.trim());
  const spoken = useSettled(remaining, quietMs);
  return (
    <>
      <p id={id} className={styles.left} data-over={remaining < 0 || undefined}>
        <CharacterCountWords remaining={remaining} />
      </p>
      <span role="status" className={typography.hidden}>
        {spoken !== limit && spoken <= spokenFrom && <CharacterCountWords remaining={spoken} />}
      </span>
    </>
  );
}

function CharacterCountWords({ remaining }: { remaining: number }) {
  const { i18n, t } = useLingui();
  const charactersCount = i18n.number(remaining);
  if (remaining >= 0) return t`You have ${charactersCount} letters left`;
  const excess = -remaining;
  return (
    <Trans>
      <Plural value={excess} one="# letter" other="# letters" /> too many
    </Trans>
  );
}

/** An effect, since only a timer knows that nothing happened. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
