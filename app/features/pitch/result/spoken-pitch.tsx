import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, useId, useState } from 'react';

import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import { untilThere } from '#app/lib/until-there';
import typography from '#app/components/ui/typography.module.css';
import { type Duration, durationsOf, type Passage, type Pitch, spokenIn } from '../pitch';
import { Letter } from './letter';
import { preferredDuration } from '../ui/preferred-duration';
import { Speech } from './speech';
import { Tabs } from './tabs';
import styles from './spoken-pitch.module.css';

const Comparison = lazy(async () => {
  const { Comparison: Loaded } = await untilThere(() => import('./comparison'));
  return { default: Loaded };
});

type WrittenPitch = { pitch: Pitch; lang: Locale };
type Part = Duration | 'email';
type SpokenPitchProps = WrittenPitch & {
  original?: WrittenPitch;
  /** What stands where the longer durations would be. */
  after?: ReactNode;
};

/**
 * The durations that there are and the written version as tabs. With `original`, whatever is open can be seen beside
 * what the original says.
 */
export function SpokenPitch({ pitch, lang, original, after }: SpokenPitchProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [chosen, setChosen] = useState<Part>();
  const [comparing, setComparing] = useState(false);
  const tabs: { key: Part; name: string }[] = durationsOf(pitch).map((seconds) => ({
    key: seconds,
    name: t`${seconds} seconds`,
  }));
  if (pitch.email.body.length > 0) tabs.push({ key: 'email', name: t`In writing` });
  // Another version may not have what is open.
  const part = tabs.find(({ key }) => key === chosen)?.key ?? preferredDuration(pitch);

  const compared: ReactNode = comparing && original && (
    <Comparison
      before={{ passages: passagesOf(original.pitch, part), lang: original.lang }}
      after={{ passages: passagesOf(pitch, part), lang }}
    />
  );
  const compare = original && (
    <Button size="small" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
      <Trans>Compare with the original</Trans>
    </Button>
  );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={typography.hidden}>
        <Trans>Your pitch, spoken and written</Trans>
      </h2>
      <Tabs labelledBy={titleId} tabs={tabs} chosen={part} onChoose={setChosen} className={styles.spoken}>
        {part === 'email' ? (
          <Letter email={pitch.email} lang={lang} compared={compared} more={compare} />
        ) : (
          <Speech
            key={part}
            passages={spokenIn(pitch, part)}
            lang={lang}
            compared={compared}
            more={compare}
          />
        )}
      </Tabs>
      {after}
    </section>
  );
}

function passagesOf(pitch: Pitch, part: Part): Passage[] {
  return part === 'email' ? [pitch.email.subject, ...pitch.email.body] : spokenIn(pitch, part);
}
