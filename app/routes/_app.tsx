import { createFileRoute, Outlet } from '@tanstack/react-router';

import { SiteFrame } from '#app/components/layout/site-frame';
import { useFreshBuild } from '#app/features/navigation/fresh-build';
import { usePageFocus } from '#app/features/navigation/page-focus';
import { passRules } from '#app/features/navigation/route-rules';
import { QuickSearch } from '#app/features/search/quick-search';

export const Route = createFileRoute('/_app')({
  staticData: { middleware: ['sound-params', 'one-address'] },
  beforeLoad: ({ matches, location }) => passRules(matches, location),
  loader: () => ({ year: new Date().getFullYear() }),
  staleTime: Infinity,
  component: App,
});

function App() {
  const { year } = Route.useLoaderData();
  const { build } = Route.useRouteContext();
  useFreshBuild(build);
  usePageFocus();
  return (
    <SiteFrame year={year} search={<QuickSearch />}>
      <Outlet />
    </SiteFrame>
  );
}
