import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';

import { Arriving } from '#app/components/ui/arriving';
import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import { withWords } from '#app/i18n/i18n';
import { untilThere } from '#app/lib/until-there';
import typography from '#app/components/ui/typography.module.css';
import { type Pitch, spokenIn } from '../pitch';
import { type Part, partOnScreen, partsOf, passagesIn, usePartNames } from '../ui/part';
import { EditButton, loadEditForm } from '../improve/edit-button';
import { lastEdit } from '../improve/last-edit';
import type { Improving } from '../improve/use-improving';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import { EmailText } from './email-text';
import { Speech } from './speech';
import { Tabs } from '../ui/tabs';
import styles from './spoken-pitch.module.css';

const loadComparison = () =>
  untilThere(() => withWords(['pitch-versions'], () => import('../improve/comparison')));

const Comparison = lazy(async () => {
  const { Comparison: Loaded } = await loadComparison();
  return { default: Loaded };
});

const EditForm = lazy(async () => {
  const { EditForm: Loaded } = await loadEditForm();
  return { default: Loaded };
});
const EditOutcome = lazy(async () => {
  const { EditOutcome: Loaded } = await untilThere(() =>
    withWords(['pitch-versions'], () => import('../improve/edit-outcome')),
  );
  return { default: Loaded };
});

type WrittenPitch = { pitch: Pitch; lang: Locale };
type SpokenPitchProps = WrittenPitch & {
  original?: WrittenPitch | undefined;
  /** Stands first in the row of buttons. */
  lead?: ReactNode;
  /** The maker's tools, which open parts and mark what changed; without them the tabs are on their own. */
  improving?: Improving;
  /** With `improving`. */
  snapshot?: PitchSnapshot;
  /** What stands where the longer durations would be. */
  after?: ReactNode;
};

/**
 * The durations that there are and the written version as tabs. With `original`, whatever is open can be seen beside
 * what the original says.
 */
export function SpokenPitch({ pitch, lang, original, improving, snapshot, lead, after }: SpokenPitchProps) {
  const { t } = useLingui();
  const nameOf = usePartNames();
  const titleId = useId();
  const [chosen, setChosen] = useState<Part>();
  const [comparing, setComparing] = useState(false);
  const tabs = partsOf(pitch).map((part) => {
    const seconds = part;
    return part === 'email'
      ? { key: part, name: nameOf(part) }
      : { key: part, name: t`${seconds} s`, spoken: nameOf(part) };
  });
  const part = improving?.part ?? partOnScreen(pitch, chosen);
  const marks = improving?.before && { before: improving.before, onFaded: improving.onFaded };

  const compared: ReactNode = comparing && original && (
    <Comparison
      before={{ passages: passagesIn(original.pitch, part), lang: original.lang }}
      after={{ passages: passagesIn(pitch, part), lang }}
    />
  );
  const compare = original && (
    <Button
      size="small"
      aria-pressed={comparing}
      onPointerEnter={() => void loadComparison()}
      onFocus={() => void loadComparison()}
      onClick={() => setComparing(!comparing)}
    >
      <Trans>Compare with the original</Trans>
    </Button>
  );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={typography.hidden}>
        <Trans>Your pitch, spoken and written</Trans>
      </h2>
      <Tabs
        labelledBy={titleId}
        tabs={tabs}
        chosen={part}
        onChoose={improving?.open ?? setChosen}
        className={styles.spoken}
      >
        {part === 'email' && (
          <EmailText email={pitch.email} lang={lang} marks={marks} compared={compared} more={compare} />
        )}
        {improving && snapshot && part !== 'email' && part === improving.editing.duration && (
          <Arriving>
            <EditForm
              key={part}
              id={snapshot.id}
              duration={part}
              passages={spokenIn(pitch, part)}
              lang={lang}
              improving={improving}
            />
          </Arriving>
        )}
        {part !== 'email' && part !== improving?.editing.duration && (
          <Speech
            key={part}
            passages={spokenIn(pitch, part)}
            lang={lang}
            marks={marks}
            compared={compared}
            lead={lead}
            more={
              <>
                {improving && <EditButton duration={part} editing={improving.editing} />}
                {compare}
              </>
            }
          />
        )}
        {improving && snapshot && lastEdit(snapshot, shownVersion(snapshot)) && (
          <Suspense>
            <EditOutcome snapshot={snapshot} improving={improving} />
          </Suspense>
        )}
      </Tabs>
      {after}
    </section>
  );
}
