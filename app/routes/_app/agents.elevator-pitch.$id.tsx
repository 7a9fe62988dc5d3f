import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { pitchQuery } from '#app/features/pitch/pitch.queries';
import { PitchGone } from '#app/features/pitch/result/pitch-gone';
import { PitchScreen } from '#app/features/pitch/result/pitch-screen';
import { modelMark } from '#app/features/pitch/share/model-mark';
import { pitchPreview } from '#app/features/pitch/share/preview-words';
import { pathIn } from '#app/features/pitch/share/share-address';
import { shareMeta } from '#app/features/pitch/share/share-meta';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch/$id')({
  staticData: { words: ['pitch', 'pitch-result'] },
  loader: async ({ context, params }) => {
    const snapshot = await context.queryClient.ensureQueryData(pitchQuery(params.id));
    if (!snapshot) throw notFound();
    return { engine: snapshot.engine, lang: snapshot.lang };
  },
  head: ({ match: { context, pathname, search }, loaderData }) => ({
    meta: [
      ...noindexHead(context.i18n._(msg`Your elevator pitch`)).meta,
      ...shareMeta({
        ...context,
        path: pathIn(pathname, search.lang),
        words: pitchPreview(context.i18n),
      }),
      ...modelMark(loaderData),
    ],
  }),
  component: PitchPage,
  notFoundComponent: PitchGone,
});

function PitchPage() {
  const { id } = Route.useParams();
  return <PitchScreen key={id} id={id} />;
}
