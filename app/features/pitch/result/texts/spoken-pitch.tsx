import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';

import { Arriving } from '#app/components/ui/overlays/arriving';
import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import { withWords } from '#app/i18n/i18n';
import { retryImport } from '#app/lib/retry-import';
import typography from '#app/components/ui/styles/typography.module.css';
import { type Pitch, spokenIn } from '../../pitch';
import { type PitchTab, activeTab, tabsOf, passagesIn, useTabNames } from '../../ui/pitch-tab';
import { EditButton, loadEditForm } from '../../improve/edit/edit-button';
import { lastEdit } from '../../improve/edit/last-edit';
import type { MakerTools } from '../../improve/use-maker-tools';
import { type PitchSnapshot, shownVersion } from '../../snapshot';
import { Tabs } from '../../ui/tabs';
import { EmailText } from './email-text';
import { Speech } from './speech';
import styles from './spoken-pitch.module.css';

const loadComparison = () =>
  retryImport(() => withWords(['pitch-versions'], () => import('../../improve/versions/comparison')));

const Comparison = lazy(async () => {
  const { Comparison: Loaded } = await loadComparison();
  return { default: Loaded };
});

const EditForm = lazy(async () => {
  const { EditForm: Loaded } = await loadEditForm();
  return { default: Loaded };
});
const EditNote = lazy(async () => {
  const { EditNote: Loaded } = await retryImport(() =>
    withWords(['pitch-versions'], () => import('../../improve/edit/edit-note')),
  );
  return { default: Loaded };
});

type WrittenPitch = { pitch: Pitch; lang: Locale };
type SpokenPitchProps = WrittenPitch & {
  original?: WrittenPitch | undefined;
  /** Stands first in the row of buttons. */
  lead?: ReactNode;
  /** The maker's tools, which open tabs and mark what changed; without them the tabs are on their own. */
  tools?: MakerTools;
  /** With `tools`. */
  snapshot?: PitchSnapshot;
  /** What stands where the longer durations would be. */
  after?: ReactNode;
};

/**
 * The durations that there are and the written version as tabs. With `original`, whatever is open can be seen beside
 * what the original says.
 */
export function SpokenPitch({ pitch, lang, original, tools, snapshot, lead, after }: SpokenPitchProps) {
  const { t } = useLingui();
  const nameOf = useTabNames();
  const titleId = useId();
  const [chosen, setChosen] = useState<PitchTab>();
  const [comparing, setComparing] = useState(false);
  const tabs = tabsOf(pitch).map((tab) => {
    const seconds = tab;
    return tab === 'email'
      ? { key: tab, name: nameOf(tab) }
      : { key: tab, name: t`${seconds} s`, spoken: nameOf(tab) };
  });
  const tab = tools?.tab ?? activeTab(pitch, chosen);
  const marks = tools?.before && { before: tools.before, onFaded: tools.onFaded };

  const compared: ReactNode = comparing && original && (
    <Comparison
      before={{ passages: passagesIn(original.pitch, tab), lang: original.lang }}
      after={{ passages: passagesIn(pitch, tab), lang }}
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
        chosen={tab}
        onChoose={tools?.open ?? setChosen}
        className={styles.spoken}
      >
        {tab === 'email' && (
          <EmailText email={pitch.email} lang={lang} marks={marks} compared={compared} more={compare} />
        )}
        {tools && snapshot && tab !== 'email' && tab === tools.editing.duration && (
          <Arriving>
            <EditForm
              key={tab}
              id={snapshot.id}
              duration={tab}
              passages={spokenIn(pitch, tab)}
              lang={lang}
              tools={tools}
            />
          </Arriving>
        )}
        {tab !== 'email' && tab !== tools?.editing.duration && (
          <Speech
            key={tab}
            passages={spokenIn(pitch, tab)}
            lang={lang}
            marks={marks}
            compared={compared}
            lead={lead}
            more={
              <>
                {tools && <EditButton duration={tab} editing={tools.editing} />}
                {compare}
              </>
            }
          />
        )}
        {tools && snapshot && lastEdit(snapshot, shownVersion(snapshot)) && (
          <Suspense>
            <EditNote snapshot={snapshot} tools={tools} />
          </Suspense>
        )}
      </Tabs>
      {after}
    </section>
  );
}
