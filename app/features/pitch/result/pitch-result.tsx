import { Trans, useLingui } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';
import { Page } from '#app/components/layout/page';
import type { Pitch, PitchSnapshot } from '../pitch';
import { CopyButton } from './copy-button';
import { DeletePitch } from './delete-pitch';
import { Feedback } from './feedback';
import { Findings } from './findings';
import { FullReportOffer } from './full-report-offer';
import { PassageText } from './passage-text';
import { SpokenPitch } from './spoken-pitch';

/** The finished pitch: what to say, how it was found, and what to do with it. */
export function PitchResult({ snapshot, pitch }: { snapshot: PitchSnapshot; pitch: Pitch }) {
  const { t } = useLingui();
  return (
    <Page title={t`Your free elevator pitch is here`} eyebrow={t`Pitch Master, beta`}>
      <blockquote className="one-liner" lang={snapshot.lang}>
        <PassageText passage={pitch.oneLiner} />
      </blockquote>
      <div className="button-row">
        <CopyButton text={() => window.location.href} label={t`Copy link`} />
      </div>
      <SpokenPitch pitch={pitch} lang={snapshot.lang} />
      <PitchLanguageNote snapshot={snapshot} />
      <section aria-labelledby="findings-title">
        <h2 id="findings-title">
          <Trans>What your words told us</Trans>
        </h2>
        <Findings snapshot={snapshot} working={false} />
      </section>
      <FullReportOffer now={snapshot.at} />
      <Feedback id={snapshot.id} />
      {snapshot.mine && <DeletePitch id={snapshot.id} />}
    </Page>
  );
}

function PitchLanguageNote({ snapshot }: { snapshot: PitchSnapshot }) {
  return (
    <Callout>
      {snapshot.engine === 'embedded' && (
        <p>
          <Trans>
            This pitch was written by rules, not by a language model: it uses only what you wrote. What stands
            between brackets is yours to fill in.
          </Trans>
        </p>
      )}
      {snapshot.quotedLang ? (
        <p>
          <Trans>Your brief is in another language: your words are quoted as they are.</Trans>
        </p>
      ) : (
        <p>
          <Trans>It is written in the language of your brief.</Trans>
        </p>
      )}
    </Callout>
  );
}
