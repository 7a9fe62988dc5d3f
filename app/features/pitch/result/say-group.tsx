import { Trans } from '@lingui/react/macro';

import { RoomLeft } from '../improve/room-left';
import type { Improving } from '../improve/use-improving';
import { durationsOf, type Pitch } from '../pitch';
import { Rehearsal } from '../rehearsal/rehearsal';
import type { PitchSnapshot, PitchVersion } from '../snapshot';
import { KeptWords } from './kept-words';
import { SpokenPitch } from './spoken-pitch';
import styles from './say-group.module.css';

type SayGroupProps = { snapshot: PitchSnapshot; version: PitchVersion; pitch: Pitch; improving: Improving };

/** The texts to be said, in the lengths that there are, with what helps to say them. */
export function SayGroup({ snapshot, version: shown, pitch, improving }: SayGroupProps) {
  const { version, lang, score } = shown;
  const kept = score?.kept;
  const longest = durationsOf(pitch).at(-1);
  const first = snapshot.versions.find(({ asked }) => asked === null);
  const original =
    first?.pitch && first.version !== version ? { pitch: first.pitch, lang: first.lang } : undefined;
  return (
    <section id="say" className={styles.say} aria-labelledby="say-title">
      <h2 id="say-title" tabIndex={-1}>
        <Trans>Say it</Trans>
      </h2>
      <SpokenPitch
        pitch={pitch}
        lang={lang}
        original={original}
        improving={improving}
        snapshot={snapshot}
        lead={<Rehearsal pitch={pitch} lang={lang} />}
        after={<RoomLeft version={shown} />}
      />
      {kept && longest && <KeptWords kept={kept} lang={snapshot.quotedLang ?? lang} seconds={longest} />}
    </section>
  );
}
