import { Trans, useLingui } from '@lingui/react/macro';

import typography from '#app/components/ui/styles/typography.module.css';

import type { Claim, Claims } from '../claims';
import styles from './claims-list.module.css';

/** What the site may say of itself, each claim with what it means here. */
export function ClaimsList({ claims: { holding, usersServed: count, writtenBy } }: { claims: Claims }) {
  const words = useClaimWords();
  return (
    <section className={styles.claims} aria-labelledby="claims-title">
      <h2 id="claims-title">
        <Trans>What you can count on</Trans>
      </h2>
      <dl>
        {holding.map((claim) => (
          <div key={claim}>
            <dt>{words[claim].name}</dt>
            <dd>{words[claim].meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={typography.note}>
        <WriterNote writtenBy={writtenBy} />
      </p>
      {count !== undefined && (
        <p className={typography.note}>
          <Trans>Used by over {count} entrepreneurs or professionals.</Trans>
        </p>
      )}
    </section>
  );
}

function WriterNote({ writtenBy }: Pick<Claims, 'writtenBy'>) {
  if (writtenBy === 'model') {
    return (
      <Trans>
        No account, no email address. The pitch is written by a language model, from what you write here: read
        it through before you use it.
      </Trans>
    );
  }
  return (
    <Trans>
      No account, no email address. The pitch is put together on this site by our own program, without a
      language model; your text goes to nobody but our host.
    </Trans>
  );
}

function useClaimWords(): Record<Claim, { name: string; meaning: string }> {
  const { t } = useLingui();
  return {
    'hosted-in-france': {
      name: t`Hosted in France`,
      meaning: t`What you write is processed and kept in France.`,
    },
    anonymous: {
      name: t`No account, no name`,
      meaning: t`We ask for neither. A cookie ties the pitch to your browser, so that only that browser can change it.`,
    },
    'no-training': {
      name: t`Not reused for training`,
      meaning: t`No model is trained on what you write.`,
    },
    yours: {
      name: t`Yours`,
      meaning: t`The pitch belongs to you: use it as you like, where you like.`,
    },
  };
}
