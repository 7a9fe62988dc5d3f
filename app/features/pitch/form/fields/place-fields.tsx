import { useLingui } from '@lingui/react/macro';

import { Combobox } from '../combobox/combobox';
import { Field } from '#app/components/ui/form/field';
import { briefLimits } from '../../brief';
import { useBriefWords } from './brief-words';
import type { PartProps } from './brief-fields';
import { usePlaces } from './use-places';
import { chosenPlaces, codesOf, world } from './worldwide';

/** Where it goes and where it comes from. */
export function PlaceFields({ form }: PartProps) {
  const { t } = useLingui();
  const words = useBriefWords(form.draft.category);
  const places = usePlaces();
  const limit = briefLimits.distributedIn;
  const options = places?.map(({ code, name, aliases }) => ({ value: code, label: name, aliases })) ?? [];
  // Nothing can be chosen before all can: a choice drops what is no option.
  const worldwide = places ? [{ ...world, label: t`Worldwide` }] : [];
  const chosen = chosenPlaces(form.draft.distributedIn);
  return (
    <>
      <Field
        name="distributedIn"
        label={words.labels.distributedIn}
        hint={t`Up to ${limit} countries or continents. Type to search.`}
        error={words.faultText('distributedIn', form.faults)}
      >
        {(control) => (
          <Combobox
            {...control}
            options={[...worldwide, ...options]}
            values={chosen}
            max={limit - codesOf(chosen).length + chosen.length}
            onChange={(values) => form.change('distributedIn', codesOf(values))}
          />
        )}
      </Field>
      <Field
        name="madeIn"
        label={words.labels.madeIn}
        hint={t`One country, if it is made or run in one place.`}
        optional
        error={words.faultText('madeIn', form.faults)}
      >
        {(control) => (
          <Combobox
            {...control}
            options={options}
            values={form.draft.madeIn ? [form.draft.madeIn] : []}
            max={1}
            onChange={([code = '']) => form.change('madeIn', code)}
          />
        )}
      </Field>
    </>
  );
}
