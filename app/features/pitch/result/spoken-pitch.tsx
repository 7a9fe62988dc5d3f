import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, useId, useState } from 'react';

import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import { untilThere } from '#app/lib/until-there';
import { type Duration, durations, type Passage, type Pitch } from '../pitch';
import { Letter } from './letter';
import { Speech } from './speech';
import { Tabs } from './tabs';

const Comparison = lazy(async () => {
  const { Comparison: Loaded } = await untilThere(() => import('./comparison'));
  return { default: Loaded };
});

type WrittenPitch = { pitch: Pitch; lang: Locale };
type Part = Duration | 'email';

/**
 * The four durations and the written version as tabs. With `original`, whatever is open can be seen beside what the
 * original says.
 */
export function SpokenPitch({ pitch, lang, original }: WrittenPitch & { original?: WrittenPitch }) {
  const { t } = useLingui();
  const titleId = useId();
  const [chosen, setChosen] = useState<Part>(30);
  const [comparing, setComparing] = useState(false);
  const hasEmail = pitch.email.body.length > 0;
  const part = chosen === 'email' && !hasEmail ? 30 : chosen;
  const tabs: { key: Part; name: string }[] = durations.map((seconds) => ({
    key: seconds,
    name: t`${seconds} seconds`,
  }));
  if (hasEmail) tabs.push({ key: 'email', name: t`In writing` });

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
      <h2 id={titleId} className="visually-hidden">
        <Trans>Your pitch, spoken and written</Trans>
      </h2>
      <Tabs labelledBy={titleId} tabs={tabs} chosen={part} onChoose={setChosen} className="spoken">
        {part === 'email' ? (
          <Letter email={pitch.email} lang={lang} compared={compared} more={compare} />
        ) : (
          <Speech
            key={part}
            passages={pitch.spoken[`${part}`]}
            lang={lang}
            compared={compared}
            more={compare}
          />
        )}
      </Tabs>
    </section>
  );
}

function passagesOf({ spoken, email }: Pitch, part: Part): Passage[] {
  return part === 'email' ? [email.subject, ...email.body] : spoken[`${part}`];
}
