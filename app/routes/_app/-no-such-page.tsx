import { useLocation, useSearch } from '@tanstack/react-router';

import { NotFoundScreen } from '#app/components/layout/fallback-screens/not-found-screen';
import { MissingPageSearch } from '#app/features/search/missing-page-search';

/** In place, for who moves within the site; the server redirects to `/404`. */
export function NoSuchPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { lang } = useSearch({ from: '/_app' });
  return <NotFoundScreen path={path} search={<MissingPageSearch path={path} lang={lang} />} />;
}
