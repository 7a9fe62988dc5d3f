import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { RequiredMark } from '#app/components/ui/form/field';
import { joinClasses } from '#app/components/ui/join-classes';
import foldStyles from '#app/components/ui/styles/fold.module.css';
import fieldStyles from '#app/components/ui/form/field.module.css';
import { briefLimits } from '../../brief';
import { SentenceField } from '../../ui/sentence-field';
import type { PartProps } from './brief-fields';
import { useBriefWords } from './brief-words';
import styles from './moment-fields.module.css';

/** The two questions that lift a pitch most, folded away until there is an answer or a fault in it. */
export function MomentFields({ form }: PartProps) {
  const { t } = useLingui();
  const fold = useRef<HTMLDetailsElement>(null);
  const filled = form.draft.moment !== '' || form.draft.change !== '';
  const faulty = form.faults.moment !== undefined || form.faults.change !== undefined;

  // The fold is the browser's, and the visitor's to close again.
  useEffect(() => {
    if ((filled || faulty) && fold.current) fold.current.open = true;
  }, [filled, faulty]);

  return (
    <details ref={fold} className={joinClasses(foldStyles.fold, styles.fold)}>
      <summary>
        <span>
          <Trans>The two answers that improve a pitch most</Trans> <RequiredMark optional />
        </span>
      </summary>
      <p className={fieldStyles.hint}>
        <Trans>A sentence each. You can also answer later, next to your pitch.</Trans>
      </p>
      <AnswerField
        form={form}
        name="moment"
        hint={t`For a folding market stall: “Last Friday, Lotte was fined 70 euros because her van was parked at the market.”`}
        starter={t`Last Friday, …`}
      />
      <AnswerField
        form={form}
        name="change"
        hint={t`For the same stall: “Now Lotte cycles to the market, and she has sold the van.”`}
        starter={t`Now, …`}
      />
    </details>
  );
}

function AnswerField(props: PartProps & { name: 'moment' | 'change'; hint: string; starter: string }) {
  const { form, name, ...texts } = props;
  const words = useBriefWords(form.draft.category);
  return (
    <SentenceField
      {...texts}
      name={name}
      label={words.labels[name]}
      optional
      limit={briefLimits[name]}
      error={words.faultText(name, form.faults)}
      value={form.draft[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
}
