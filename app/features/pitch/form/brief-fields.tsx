import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Combobox } from '#app/components/ui/combobox';
import { useComboboxLabels } from '#app/components/ui/combobox-labels';
import { Field } from '#app/components/ui/field';
import { RadioGroup } from '#app/components/ui/radio-group';
import { Textarea } from '#app/components/ui/textarea';
import { type BriefField, briefLimits, goals, type OfferCategory, offerCategories } from '../brief';
import { placesQuery } from '../pitch.queries';
import { useBriefWords } from './brief-words';
import { CharacterCount } from '../ui/character-count';
import type { BriefForm } from './use-brief-form';

export type PartProps = { form: BriefForm; category: OfferCategory | undefined };

/** What is offered: its category and its description, whose label follows the category. */
export function OfferFields({ form, category, example }: PartProps & { example: ReactNode }) {
  const { t } = useLingui();
  const words = useBriefWords();
  return (
    <>
      <form.Field name="category">
        {(field) => (
          <RadioGroup
            legend={t`What do you offer?`}
            name={field.name}
            value={field.state.value}
            options={offerCategories.map((value) => ({ value, label: words.categories[value] }))}
            onChange={(value) => field.handleChange(value)}
            error={words.faultText('category', field.state.meta.errors, category)}
          />
        )}
      </form.Field>
      {example}
      <TextField
        form={form}
        category={category}
        name="description"
        label={category ? words.describeLabels[category] : words.describeAnything}
        hint={t`What is it, what does it change, what proves it? Facts and figures make the best pitches.`}
        rows={7}
      />
    </>
  );
}

/** Whom it is for, and what the house stands for. */
export function AudienceFields({ form, category }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        form={form}
        category={category}
        name="usedBy"
        label={t`Who will use it?`}
        hint={t`The more precise, the better: “owners of small hotels” says more than “companies”.`}
        rows={3}
      />
      <TextField
        form={form}
        category={category}
        name="messagesAndValues"
        label={t`Messages and values`}
        hint={t`What you want people to remember. The pitch says it where one of your facts shows it.`}
        rows={3}
        optional
      />
    </>
  );
}

/** Where it goes and where it comes from. */
export function PlaceFields({ form, category }: PartProps) {
  const { t } = useLingui();
  const words = useBriefWords();
  const { data: places } = useSuspenseQuery(placesQuery());
  const labels = useComboboxLabels();
  const limit = briefLimits.distributedIn;
  const options = places.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <form.Field name="distributedIn">
        {(field) => (
          <Field
            name={field.name}
            label={t`Where is it distributed?`}
            hint={t`Countries or continents, ${limit} at most. Type to search.`}
            error={words.faultText('distributedIn', field.state.meta.errors, category)}
          >
            {(control) => (
              <Combobox
                {...control}
                labels={labels}
                options={options}
                values={field.state.value}
                max={limit}
                onChange={(codes) => field.handleChange(codes)}
              />
            )}
          </Field>
        )}
      </form.Field>
      <form.Field name="madeIn">
        {(field) => (
          <Field
            name={field.name}
            label={t`Where is it made?`}
            hint={t`One country, if it is made or run in one place.`}
            optional
            error={words.faultText('madeIn', field.state.meta.errors, category)}
          >
            {(control) => (
              <Combobox
                {...control}
                labels={labels}
                options={options}
                values={field.state.value ? [field.state.value] : []}
                max={1}
                onChange={([code = '']) => field.handleChange(code)}
              />
            )}
          </Field>
        )}
      </form.Field>
    </>
  );
}

/** Whose ears the pitch is for. */
export function GoalField({ form, category }: PartProps) {
  const { t } = useLingui();
  const words = useBriefWords();
  return (
    <form.Field name="goal">
      {(field) => (
        <RadioGroup
          legend={t`Who do you pitch to?`}
          name={field.name}
          value={field.state.value}
          options={goals.map((value) => ({ value, ...words.goals[value] }))}
          onChange={(value) => field.handleChange(value)}
          error={words.faultText('goal', field.state.meta.errors, category)}
        />
      )}
    </form.Field>
  );
}

type TextFieldName = BriefField & ('description' | 'usedBy' | 'messagesAndValues');

function TextField(
  props: PartProps & { name: TextFieldName; label: string; hint: string; rows: number; optional?: boolean },
) {
  const { form, category, name, label, hint, rows, optional } = props;
  const words = useBriefWords();
  return (
    <form.Field name={name}>
      {(field) => (
        <Field
          name={name}
          label={label}
          hint={hint}
          optional={optional}
          error={words.faultText(name, field.state.meta.errors, category)}
          after={(id) => <CharacterCount id={id} text={field.state.value} limit={briefLimits[name]} />}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={rows}
              value={field.state.value}
              onBlur={field.handleBlur}
              onChange={(event) => field.handleChange(event.target.value)}
            />
          )}
        </Field>
      )}
    </form.Field>
  );
}
