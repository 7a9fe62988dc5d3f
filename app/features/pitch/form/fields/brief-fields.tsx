import { useLingui } from '@lingui/react/macro';

import { Field } from '#app/components/ui/form/field';
import { RadioGroup } from '#app/components/ui/form/radio-group';
import { Textarea } from '#app/components/ui/form/textarea';
import { briefLimits, goals, offerCategories, type ProseField } from '../../brief';
import { CharacterCount } from '../../ui/character-count';
import type { BriefForm } from '../use-brief-form';
import { useBriefWords } from './brief-words';
import { RunOnNote } from './run-on-note';

export type PartProps = { form: BriefForm };

/** What is offered: its category and its description, whose label follows the category. */
export function OfferFields({ form }: PartProps) {
  const { t } = useLingui();
  const words = useBriefWords(form.draft.category);
  return (
    <>
      <RadioGroup
        legend={words.labels.category}
        name="category"
        value={form.draft.category}
        options={offerCategories.map((value) => ({ value, label: words.categories[value] }))}
        onChange={(value) => form.change('category', value)}
        error={words.faultText('category', form.faults)}
      />
      <TextField
        form={form}
        name="description"
        hint={t`What is it, what does it change, and how do you know? Facts and figures make the best pitches.`}
        rows={7}
      />
    </>
  );
}

/** Whom it is for, and what the company stands for. */
export function AudienceFields({ form }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        form={form}
        name="usedBy"
        hint={t`The more precise, the better: “owners of small hotels” says more than “companies”.`}
        rows={3}
      />
      <TextField
        form={form}
        name="messagesAndValues"
        hint={t`What you want people to remember. The pitch includes it where one of your facts bears it out.`}
        rows={3}
        optional
      />
    </>
  );
}

/** Whose ears the pitch is for. */
export function GoalField({ form }: PartProps) {
  const words = useBriefWords(form.draft.category);
  return (
    <RadioGroup
      legend={words.labels.goal}
      name="goal"
      value={form.draft.goal}
      options={goals.map((value) => ({ value, ...words.goals[value] }))}
      onChange={(value) => form.change('goal', value)}
      error={words.faultText('goal', form.faults)}
    />
  );
}

function TextField(props: PartProps & { name: ProseField; hint: string; rows: number; optional?: boolean }) {
  const { form, name, hint, rows, optional } = props;
  const words = useBriefWords(form.draft.category);
  return (
    <Field
      name={name}
      label={words.labels[name]}
      hint={hint}
      optional={optional}
      error={words.faultText(name, form.faults)}
      after={(id) => (
        <>
          <CharacterCount id={id} text={form.draft[name]} limit={briefLimits[name]} />
          {name === 'description' && <RunOnNote text={form.draft[name]} />}
        </>
      )}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={rows}
          value={form.draft[name]}
          onChange={(event) => form.change(name, event.target.value)}
        />
      )}
    </Field>
  );
}
