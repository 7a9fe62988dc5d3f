import { Trans } from '@lingui/react/macro';

import { SpeakingTimeNote } from '../../improve/questions/speaking-time-note';
import type { MakerTools } from '../../improve/use-maker-tools';
import { durationsOf, type Pitch } from '../../pitch';
import { Rehearsal } from '../../rehearsal/rehearsal';
import type { PitchSnapshot, PitchVersion } from '../../snapshot';
import { BriefCoverage } from './brief-coverage';
import { SpokenPitch } from './spoken-pitch';
import styles from './say-section.module.css';

type SaySectionProps = { snapshot: PitchSnapshot; version: PitchVersion; pitch: Pitch; tools: MakerTools };

/** The texts to be said, in the lengths that there are, with what helps to say them. */
export function SaySection({ snapshot, version: written, pitch, tools }: SaySectionProps) {
  const { version, lang, score } = written;
  const covered = score?.kept;
  const longest = durationsOf(pitch).at(-1);
  const first = snapshot.versions.find(({ refinement }) => refinement === null);
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
        tools={tools}
        snapshot={snapshot}
        lead={<Rehearsal pitch={pitch} lang={lang} />}
        after={<SpeakingTimeNote version={written} />}
      />
      {covered && longest && (
        <BriefCoverage fields={covered} lang={snapshot.quotedLang ?? lang} seconds={longest} />
      )}
    </section>
  );
}
