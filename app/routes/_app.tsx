import { createFileRoute, Outlet } from '@tanstack/react-router';

import { SiteFrame } from '#app/components/layout/frame/site-frame';
import { ChoicesButton } from '#app/features/consent/choices-button';
import { FreshBuildQuestion } from '#app/features/navigation/fresh-build-question';
import { useAnchorAgain } from '#app/features/navigation/anchor-again';
import { loadPayload, readManifest } from '#app/features/navigation/build-manifest';
import { useBuildManifest } from '#app/features/navigation/use-build-manifest';
import { usePageFocus } from '#app/features/navigation/page-focus';
import { passRules } from '#app/features/navigation/route-rules';
import { QuickSearch } from '#app/features/search/quick-search/quick-search';

export const Route = createFileRoute('/_app')({
  // Every page has it: in a file of its own it would be one more.
  codeSplitGroupings: [],
  staticData: { middleware: ['validate-params', 'canonical-url'] },
  beforeLoad: async ({ matches, location, context }) => {
    await passRules(matches, location, readManifest(context.queryClient, context.build));
    await loadPayload(context, location.pathname);
  },
  loader: () => ({ year: new Date().getFullYear() }),
  staleTime: Infinity,
  component: App,
});

function App() {
  const { year } = Route.useLoaderData();
  const { build, analytics } = Route.useRouteContext();
  useBuildManifest(build);
  usePageFocus();
  useAnchorAgain();
  return (
    <SiteFrame year={year} search={<QuickSearch />} choices={analytics && <ChoicesButton />}>
      <Outlet />
      <FreshBuildQuestion build={build} />
    </SiteFrame>
  );
}
