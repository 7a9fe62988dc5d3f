import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { pitchQuery } from '#app/features/pitch/pitch.queries';
import { PitchGone } from '#app/features/pitch/result/pitch-gone';
import { PitchScreen } from '#app/features/pitch/result/pitch-screen';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/agents/elevator-pitch/$id')({
  loader: async ({ context, params }) => {
    const snapshot = await context.queryClient.ensureQueryData(pitchQuery(params.id));
    if (!snapshot) throw notFound();
  },
  head: ({ match }) => ({
    meta: [
      { title: pageTitle(match.context.i18n._(msg`Your elevator pitch`)) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: PitchPage,
  notFoundComponent: PitchGone,
});

function PitchPage() {
  const { id } = Route.useParams();
  return <PitchScreen key={id} id={id} />;
}
