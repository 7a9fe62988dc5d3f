import { useRef, useState } from 'react';

import { useReturnFocus } from '#app/components/ui/form/use-return-focus';
import type { Locale } from '#app/i18n/locales';
import { type Duration, durationsOf, type Pitch, spokenIn } from '../../pitch';
import { preferredDuration } from '../../ui/preferred-duration';
import { useMicrophone } from '../recording/use-microphone';
import { PromptRun } from './prompt-run';
import { PromptSetup } from './prompt-setup';

export function Teleprompter({ pitch, lang }: { pitch: Pitch; lang: Locale }) {
  const [chosen, setChosen] = useState<Duration>();
  const [running, setRunning] = useState(false);
  const [records, setRecords] = useState(false);
  const microphone = useMicrophone();
  const setup = useRef<HTMLFormElement>(null);
  useReturnFocus(running, () => setup.current);
  const durations = durationsOf(pitch);
  const duration = chosen && durations.includes(chosen) ? chosen : preferredDuration(pitch);

  const start = async () => {
    if (records) await microphone.open();
    setRunning(true);
  };
  const leave = () => {
    microphone.close();
    setRunning(false);
  };
  return running ? (
    <PromptRun
      passages={spokenIn(pitch, duration)}
      duration={duration}
      lang={lang}
      microphone={microphone.stream}
      refused={microphone.refused}
      onLeave={leave}
    />
  ) : (
    <PromptSetup
      ref={setup}
      durations={durations}
      duration={duration}
      onChoose={setChosen}
      records={records}
      onRecord={setRecords}
      waiting={microphone.isAsking}
      onStart={() => void start()}
    />
  );
}
