import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Callout } from '#app/components/ui/callout';
import type { BriefFault } from '../brief';
import type { BriefField } from '../brief-schema';
import { useBriefWords } from './brief-words';
import { focusField } from './focus-field';
import type { BriefForm } from './use-brief-form';
import styles from './error-summary.module.css';

/** In the order in which they stand on the screen. */
const fieldOrder: BriefField[] = [
  'category',
  'description',
  'usedBy',
  'messagesAndValues',
  'moment',
  'change',
  'distributedIn',
  'madeIn',
  'goal',
];

/** What is wrong with a brief that was submitted, each fault a way to its field. */
export function ErrorSummary({ form: { attempts, faults, draft } }: { form: BriefForm }) {
  const box = useRef<HTMLDivElement>(null);
  const words = useBriefWords(draft.category);
  const faulty = fieldOrder.filter((field) => faults[field]);

  // Once for each submission: the faults are above the button that was pressed.
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  if (faulty.length === 0) return null;
  return (
    <Callout ref={box} tone="danger" tabIndex={-1} className={styles.summary}>
      <h2>
        {faulty.some((field) => isMissing(faults[field])) ? (
          <Trans>Please fill in all required fields</Trans>
        ) : (
          <Trans>Please correct what is marked</Trans>
        )}
      </h2>
      <ul>
        {faulty.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {words.labels[field]}
            </a>{' '}
            {words.faultText(field, faults)}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function isMissing(fault: BriefFault | undefined): boolean {
  return fault?.endsWith('-required') ?? false;
}
