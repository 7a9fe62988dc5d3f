import { useLingui } from '@lingui/react/macro';

import { stepNumbers } from '../../pitch-constants';
import type { StepNumber } from '../../pitch';
import type { PitchSnapshot } from '../../snapshot';
import { PassageText } from '../../ui/passage-text';
import { stepWords } from './step-words';
import styles from './findings.module.css';

export function Findings({ snapshot, working }: { snapshot: PitchSnapshot; working: boolean }) {
  const { t } = useLingui();
  const current = working ? snapshot.findings.length + 1 : undefined;
  return (
    <ol className={styles.steps} data-working={working}>
      {stepNumbers.map((step) => (
        <li
          key={step}
          className={styles.step}
          data-state={stateOf(step, snapshot, current)}
          aria-current={step === current ? 'step' : undefined}
        >
          <p className={styles.name}>
            <span className={styles.number}>{step}/6</span> {t(stepWords[step])}
          </p>
          <Finding snapshot={snapshot} step={step} />
        </li>
      ))}
    </ol>
  );
}

function Finding({ snapshot, step }: { snapshot: PitchSnapshot; step: StepNumber }) {
  const found = snapshot.findings.find((finding) => finding.step === step);
  return found?.finding.map((passage, index) => (
    <p key={index} className={styles.finding} lang={snapshot.lang}>
      <PassageText passage={passage} />
    </p>
  ));
}

function stateOf(step: StepNumber, snapshot: PitchSnapshot, current: number | undefined) {
  if (snapshot.findings.some((finding) => finding.step === step)) return 'done';
  return step === current ? 'current' : 'waiting';
}
