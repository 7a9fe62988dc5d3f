import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useEffect, useRef } from 'react';

import { RequiredMark } from '#app/components/ui/field';
import { joinClasses } from '#app/components/ui/join-classes';
import foldStyles from '#app/components/ui/fold.module.css';
import fieldStyles from '#app/components/ui/field.module.css';
import { briefLimits } from '../brief';
import type { PartProps } from './brief-fields';
import { useBriefWords } from './brief-words';
import { SentenceField } from '../ui/sentence-field';
import styles from './moment-fields.module.css';

/** The two questions that lift a pitch most, folded away until there is an answer or a fault in it. */
export function MomentFields({ form, category }: PartProps) {
  const { t } = useLingui();
  const fold = useRef<HTMLDetailsElement>(null);
  const filled = useStore(form.store, ({ values }) => values.moment !== '' || values.change !== '');
  const faulty = useStore(form.store, ({ fieldMeta }) =>
    [fieldMeta.moment, fieldMeta.change].some((meta) => (meta?.errors.length ?? 0) > 0),
  );

  // The fold is the browser's, and the visitor's to close again.
  useEffect(() => {
    if ((filled || faulty) && fold.current) fold.current.open = true;
  }, [filled, faulty]);

  return (
    <details ref={fold} className={joinClasses(foldStyles.fold, styles.fold)}>
      <summary>
        <span>
          <Trans>The two answers that lift a pitch most</Trans> <RequiredMark optional />
        </span>
      </summary>
      <p className={fieldStyles.hint}>
        <Trans>A sentence each. You can also answer later, beside your pitch.</Trans>
      </p>
      <AnswerField
        form={form}
        category={category}
        name="moment"
        label={t`One person, one day, before your offer: what went wrong?`}
        hint={t`For a folding market stall: “Last Friday, Lotte was fined 70 euros because her van stood at the market.”`}
        starter={t`Last Friday, …`}
      />
      <AnswerField
        form={form}
        category={category}
        name="change"
        label={t`And with your offer: what is different for them?`}
        hint={t`For the same stall: “Now, Lotte cycles to the market, and the van is sold.”`}
        starter={t`Now, …`}
      />
    </details>
  );
}

function AnswerField(
  props: PartProps & { name: 'moment' | 'change'; label: string; hint: string; starter: string },
) {
  const { form, category, name, ...texts } = props;
  const words = useBriefWords();
  return (
    <form.Field name={name}>
      {(field) => (
        <SentenceField
          {...texts}
          name={name}
          optional
          limit={briefLimits[name]}
          error={words.faultText(name, field.state.meta.errors, category)}
          value={field.state.value}
          onChange={(value) => field.handleChange(value)}
        />
      )}
    </form.Field>
  );
}
