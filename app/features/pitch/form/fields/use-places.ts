import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';

import type { Place } from '../../places';
import { placesQuery } from '../../pitch.queries';

/** Undefined until they have come, a moment after the form: 26 kB that nobody needs to see it. */
export function usePlaces(): Place[] | undefined {
  const { i18n } = useLingui();
  return useQuery(placesQuery(i18n.locale)).data;
}
