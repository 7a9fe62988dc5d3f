import { createFileRoute, Outlet } from '@tanstack/react-router';

import { SiteFrame } from '#app/components/layout/site-frame';

export const Route = createFileRoute('/_app')({
  loader: () => ({ year: new Date().getFullYear() }),
  staleTime: Infinity,
  component: App,
});

function App() {
  const { year } = Route.useLoaderData();
  return (
    <SiteFrame year={year}>
      <Outlet />
    </SiteFrame>
  );
}
