import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import control from '#app/components/ui/form/control.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { answerTimeout } from '#app/lib/answer-timeout';
import layout from '#app/components/ui/styles/layout.module.css';
import { type Duration, durationsOf, type Pitch } from '../pitch';
import { pitchQuery } from '../pitch.queries';
import { presentedDuration, type Sharing } from '../presentation';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import { TooManyChanges } from '../ui/too-many-changes';
import { retryAfterOf } from '../ui/retry-after';
import styles from './sharing-bar.module.css';

export function SharingBar({ snapshot }: { snapshot: PitchSnapshot }) {
  const { pitch } = shownVersion(snapshot);
  return (
    <aside className={styles.bar}>
      <div className={joinClasses(layout.wrap, styles.inside)}>
        <p className={styles.says}>
          <strong>
            <Trans>This is what others see.</Trans>
          </strong>{' '}
          <Link to="." search={{}}>
            <Trans>Back to your page</Trans>
          </Link>
        </p>
        {pitch && <SharingChoice id={snapshot.id} pitch={pitch} sharing={snapshot.sharing} />}
      </div>
    </aside>
  );
}

type SharingChoiceProps = { id: string; pitch: Pitch; sharing: Sharing };

function SharingChoice({ id, pitch, sharing: saved }: SharingChoiceProps) {
  const { t } = useLingui();
  const selectId = useId();
  const { choose, chosen, failed, retryAfter } = useSharing(id);
  const sharing = chosen ?? saved;
  const durations = durationsOf(pitch);
  const duration = presentedDuration(pitch, sharing);
  return (
    <div className={styles.choice}>
      {durations.length > 1 && (
        <>
          <label htmlFor={selectId}>
            <Trans>They read</Trans>
          </label>
          <select
            id={selectId}
            className={joinClasses(control.control, styles.length)}
            value={duration}
            onChange={({ target }) => choose({ ...sharing, duration: durationNamed(target.value) })}
          >
            {durations.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t`${seconds} seconds`}
              </option>
            ))}
          </select>
        </>
      )}
      {duration !== durations.at(-1) && (
        <label className={styles.hide}>
          <input
            type="checkbox"
            checked={sharing.hidesLonger}
            onChange={({ target }) => choose({ ...sharing, duration, hidesLonger: target.checked })}
          />
          <Trans>Hide longer versions</Trans>
        </label>
      )}
      <label className={styles.hide}>
        <input
          type="checkbox"
          checked={sharing.inPreview}
          onChange={({ target }) => choose({ ...sharing, inPreview: target.checked })}
        />
        <Trans>Show the sentence where the link is pasted</Trans>
      </label>
      <span role="status">
        {failed && retryAfter === undefined && <Trans>This could not be saved. Please try again.</Trans>}
        {retryAfter !== undefined && <TooManyChanges seconds={retryAfter} />}
      </span>
    </div>
  );

  function durationNamed(value: string): Duration | null {
    return durations.find((one) => `${one}` === value) ?? null;
  }
}

/** A choice made while another one is being kept waits for it: the last one holds. */
function useSharing(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = pitchQuery(id);
  const { mutate, isPending, variables, isError, data } = useMutation({
    mutationKey: ['pitch', id, 'share'],
    scope: { id: `share:${id}` },
    networkMode: 'always',
    mutationFn: async (sharing: Sharing) => {
      const { sharePitch } = await import('../pitch.functions');
      return sharePitch({ data: { id, sharing }, signal: answerTimeout() });
    },
    onSuccess: async ({ ok }) => {
      if (ok) await queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
  const failed = isError || data?.ok === false;
  /** What is chosen is shown before it is kept. */
  return {
    choose: mutate,
    chosen: isPending ? variables : undefined,
    failed,
    retryAfter: retryAfterOf(data),
  };
}
