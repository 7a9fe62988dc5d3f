import { Trans, useLingui } from '@lingui/react/macro';

import { useState } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import { PrintedPitch } from '../export/sheet/printed-pitch';
import { PrintedScore } from '../improve/score/printed-score';
import { sheetOf } from '../export/sheet/sheet';
import { useNamedPitch } from '../history/use-named-pitch';
import { Improve } from '../improve/improve';
import { useMakerTools } from '../improve/use-maker-tools';
import { useSteadyScore } from '../improve/score/use-steady-score';
import { shareAddress } from '../link-preview/share-address';
import { type PitchSnapshot, publicSnapshotOf, shownVersion } from '../snapshot';
import { DeletePitch } from './unfinished/delete-pitch';
import { Feedback } from './feedback';
import { FullReportOffer } from './full-report-offer';
import { PitchNote } from './pitch-note';
import { Reveal } from './reveal';
import { SaySection } from './texts/say-section';
import { ShareSection } from './share-section';
import type { Arrival } from './live-updates/use-arrival';
import styles from './sections.module.css';

type PitchResultProps = {
  snapshot: PitchSnapshot;
  /** The connection is down while something is still to come. */
  lost: boolean;
  arrival: Arrival;
};

/** The finished pitch for its maker: its sentence, then how to say it, share it and improve it. */
export function PitchResult({ snapshot, lost, arrival }: PitchResultProps) {
  const { i18n } = useLingui();
  const version = shownVersion(snapshot);
  const { pitch, lang, score } = version;
  const { snapshot: scored, scoring } = useSteadyScore(snapshot);
  useNamedPitch(snapshot);
  const tools = useMakerTools(snapshot);
  const [printsScore, setPrintsScore] = useState(false);
  const { presentation, engine } = publicSnapshotOf(snapshot);
  if (!pitch || !presentation) return null;
  const sheet = sheetOf(presentation, engine);
  return (
    <article>
      <Reveal snapshot={snapshot} pitch={pitch} lang={lang} arrival={arrival} />
      <PrintedPitch
        sheet={sheet}
        address={() => shareAddress(snapshot.id, { origin: window.location.origin, locale: i18n.locale })}
      >
        {printsScore && score && <PrintedScore score={score} />}
      </PrintedPitch>
      <div className={joinClasses(layout.wrap, styles.sections)}>
        <SaySection snapshot={scored} version={shownVersion(scored)} pitch={pitch} tools={tools} />
        <ShareSection
          snapshot={snapshot}
          version={version}
          pitch={pitch}
          sheet={sheet}
          onPrintScore={setPrintsScore}
        />
        <Improve snapshot={scored} tools={tools} lost={lost} scoring={scoring} />
        <FullReportOffer pitch={snapshot.id} now={snapshot.at} />
        <section aria-labelledby="feedback-title">
          <h2 id="feedback-title">
            <Trans>Your opinion</Trans>
          </h2>
          <Feedback id={snapshot.id} />
        </section>
      </div>
      <footer className={joinClasses(layout.wrap, styles.foot)}>
        <PitchNote snapshot={snapshot} />
        <DeletePitch id={snapshot.id} />
      </footer>
    </article>
  );
}
