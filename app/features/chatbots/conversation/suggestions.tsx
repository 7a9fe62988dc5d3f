import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import typography from '#app/components/ui/styles/typography.module.css';
import styles from './state/conversation.module.css';

const ofGuide = [
  msg`What does a project cost?`,
  msg`Is Pitch Master free?`,
  msg`Are my texts used to train a model?`,
  msg`How do I request a demo?`,
];
const ofOthers = [
  msg`What can you help me with?`,
  msg`What are you bad at answering?`,
  msg`Ask me what you need to know to help me.`,
];

type SuggestionsProps = { guide: boolean; disabled: boolean; onChoose: (question: string) => void };

export function Suggestions({ guide, disabled, onChoose }: SuggestionsProps) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <div className={styles.suggestions}>
      <h2 id={headingId} className={typography.label}>
        <Trans>Questions to start with</Trans>
      </h2>
      <ul aria-labelledby={headingId}>
        {(guide ? ofGuide : ofOthers).map((message) => (
          <li key={message.id}>
            <button type="button" disabled={disabled} onClick={() => onChoose(t(message))}>
              {t(message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
