import { useState } from 'react';

import type { Locale } from '#app/i18n/locales';
import type { Duration, Pitch } from '../pitch';
import { PromptRun } from './prompt-run';
import { PromptSetup } from './prompt-setup';

/** The text at the pace of a duration, for whoever says it aloud: first the choice, then the run. */
export function Teleprompter({ spoken, lang }: { spoken: Pitch['spoken']; lang: Locale }) {
  const [duration, setDuration] = useState<Duration>(30);
  const [running, setRunning] = useState(false);
  return running ? (
    <PromptRun
      passages={spoken[`${duration}`]}
      duration={duration}
      lang={lang}
      onLeave={() => setRunning(false)}
    />
  ) : (
    <PromptSetup duration={duration} onChoose={setDuration} onStart={() => setRunning(true)} />
  );
}
