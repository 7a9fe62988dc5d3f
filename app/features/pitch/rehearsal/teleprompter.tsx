import { useState } from 'react';

import type { Locale } from '#app/i18n/locales';
import { type Duration, durationsOf, type Pitch, spokenIn } from '../pitch';
import { preferredDuration } from '../ui/preferred-duration';
import { PromptRun } from './prompt-run';
import { PromptSetup } from './prompt-setup';

/** The text at the pace of a duration, for whoever says it aloud: first the choice, then the run. */
export function Teleprompter({ pitch, lang }: { pitch: Pitch; lang: Locale }) {
  const [chosen, setChosen] = useState<Duration>();
  const [running, setRunning] = useState(false);
  const durations = durationsOf(pitch);
  const duration = chosen && durations.includes(chosen) ? chosen : preferredDuration(pitch);
  return running ? (
    <PromptRun
      passages={spokenIn(pitch, duration)}
      duration={duration}
      lang={lang}
      onLeave={() => setRunning(false)}
    />
  ) : (
    <PromptSetup
      durations={durations}
      duration={duration}
      onChoose={setChosen}
      onStart={() => setRunning(true)}
    />
  );
}
