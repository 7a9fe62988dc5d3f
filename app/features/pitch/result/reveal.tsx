import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';

import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import type { Locale } from '#app/i18n/locales';
import type { Pitch } from '../pitch';
import type { PitchSnapshot } from '../snapshot';
import { AiMark } from '../ui/ai-mark';
import { focusGroup } from '../ui/focus-group';
import { OfferName, Sentence, Spotlight } from '../ui/spotlight';
import { FoldedFindings } from './unfinished/folded-findings';
import type { Arrival } from './live-updates/use-arrival';
import styles from './reveal.module.css';

/** From the first to the last movement, in ms: those of `reveal.module.css`. */
const revealMs = 1_100;

type RevealProps = { snapshot: PitchSnapshot; pitch: Pitch; lang: Locale; arrival: Arrival };

/**
 * The sentence alone on the deep surface, its name, two acts. When it has just come it opens between its guillemets while
 * the findings fold below it; a press, a key or a scroll ends that at once. Else it stands there at rest.
 */
export function Reveal({ snapshot, pitch, lang, arrival }: RevealProps) {
  useEndOfArrival(arrival);
  return (
    <Spotlight className={arrival.arriving ? styles.arriving : styles.reveal}>
      <div className={styles.stage}>
        <h1 className={styles.title}>
          <Trans>Your free elevator pitch is here</Trans>
        </h1>
        <Sentence as="blockquote" passage={pitch.oneLiner} lang={lang} />
        <OfferName name={pitch.name} lang={lang} />
        <AiMark engine={snapshot.engine} />
        <div className={layout.buttonRow}>
          <ButtonLink variant="primary" to="." hash="say" onClick={() => focusGroup('say')}>
            <Trans>Say it</Trans>
          </ButtonLink>
          <ButtonLink to="." hash="share" onClick={() => focusGroup('share')}>
            <Trans>Share it</Trans>
          </ButtonLink>
        </div>
      </div>
      <FoldedFindings snapshot={snapshot} arriving={arrival.arriving} />
    </Spotlight>
  );
}

function useEndOfArrival({ arriving, onArrived }: Arrival): void {
  // The window's scroll and the visitor's hands are outside of React.
  useEffect(() => {
    if (!arriving) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const over = new AbortController();
    const timer = setTimeout(onArrived, revealMs);
    for (const act of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
      window.addEventListener(act, onArrived, { passive: true, signal: over.signal });
    }
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [arriving, onArrived]);
}
