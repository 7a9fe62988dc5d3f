import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { goals } from '../brief';
import { durations } from '../pitch-constants';
import type { BriefDraft } from './brief-draft';
import { firstSentence, secondsAloud } from './mirror-text';
import { useBriefWords } from './fields/brief-words';
import { usePlaces } from './fields/use-places';
import { chosenPlaces, world } from './fields/worldwide';
import styles from './brief-mirror.module.css';

/** The visitor's own words set as a pitch is, while they are typed. It shows nothing that was not written. */
export function BriefMirror({ draft }: { draft: BriefDraft }) {
  const titleId = useId();
  const { i18n } = useLingui();
  const words = useBriefWords(draft.category);
  const sentence = firstSentence(draft.description);
  const goal = goals.find((known) => known === draft.goal);
  const seconds = secondsAloud(draft, i18n.locale);
  return (
    <section className={joinClasses(surface.deep, styles.preview)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Trans>Preview, in your own words</Trans>
      </h2>
      <p className={styles.sentence} data-empty={sentence === '' || undefined}>
        <OpeningGuillemet />
        <span>{sentence || <Trans>What you offer, as people will hear it</Trans>}</span>
        <ClosingGuillemet />
      </p>
      <dl className={styles.facts}>
        <Fact name={<Trans>For</Trans>}>{draft.usedBy.trim()}</Fact>
        <Fact name={<Trans>Where</Trans>}>
          <PlaceNames codes={draft.distributedIn} />
        </Fact>
        <Fact name={<Trans>Heard by</Trans>}>{goal && words.goals[goal].label}</Fact>
      </dl>
      <ol className={styles.durations} aria-hidden="true">
        {durations.map((duration) => (
          <li key={duration} data-filled={seconds >= duration || undefined}>
            {duration} s
          </li>
        ))}
      </ol>
      <p className={joinClasses(typography.note, surface.quiet)}>
        {seconds > 0 && (
          <>
            <Trans>Said aloud, what you have written takes about {seconds} seconds.</Trans>{' '}
          </>
        )}
        <Trans>
          You get one sentence to remember, the pitch at every length your facts allow, a version to email,
          and a link to share them.
        </Trans>
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || '…'}</dd>
    </div>
  );
}

function PlaceNames({ codes }: { codes: string[] }) {
  const { i18n, t } = useLingui();
  const places = usePlaces();
  const names = chosenPlaces(codes).flatMap((code) =>
    code === world.value ? t`Worldwide` : (places?.find((place) => place.code === code)?.name ?? []),
  );
  return names.length > 0 ? new Intl.ListFormat(i18n.locale).format(names) : '…';
}
