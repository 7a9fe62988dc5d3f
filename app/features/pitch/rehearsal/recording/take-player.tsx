import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import type { Take } from './recorder';
import styles from './take-player.module.css';

/** Plays a take; its address is of this page alone, and ends with it. */
export function TakePlayer({ take }: { take: Take }) {
  const { t } = useLingui();
  const player = useRef<HTMLAudioElement>(null);

  // An address of what is in memory lasts until it is given back.
  useEffect(() => {
    const address = URL.createObjectURL(take.audio);
    if (player.current) player.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [take]);

  // No captions: the recording is of the text that the visitor just read aloud.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio ref={player} controls aria-label={t`Your take`} className={styles.player} />;
}
