import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { isPitchId } from '#app/features/pitch/pitch';
import { pitchQuery } from '#app/features/pitch/pitch.queries';
import { PitchGone } from '#app/features/pitch/result/pitch-gone';
import { loadPitchScreen, PitchScreen } from '#app/features/pitch/result/pitch-screen';
import { modelMark } from '#app/features/pitch/link-preview/model-mark';
import { quotedPreview } from '#app/features/pitch/export/card/quoted-preview';
import { pitchPreview } from '#app/features/pitch/link-preview/preview-words';
import { pathIn } from '#app/features/pitch/link-preview/share-address';
import { shareMeta } from '#app/features/pitch/link-preview/share-meta';
import { publicSnapshotOf } from '#app/features/pitch/snapshot';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch/$id')({
  staticData: { words: ['pitch', 'pitch-result'] },
  // Its maker may ask for what others see. Nobody is shown more for it.
  validateSearch: (search: Record<string, unknown>): { as?: 'guest' } =>
    isGuest(search) ? { as: 'guest' } : {},
  loader: async ({ context, params, location }) => {
    if (!isPitchId(params.id)) throw notFound();
    const snapshot = await context.queryClient.ensureQueryData(pitchQuery(params.id));
    if (!snapshot) throw notFound();
    await loadPitchScreen(snapshot, isGuest(location.search));
    const { presentation } = snapshot.isMaker ? publicSnapshotOf(snapshot) : snapshot;
    const lang = snapshot.isMaker ? snapshot.lang : presentation?.lang;
    return {
      engine: snapshot.engine,
      lang,
      isMaker: snapshot.isMaker,
      preview: quotedPreview(params.id, presentation),
    };
  },
  head: ({ match: { context, pathname, search }, loaderData }) => ({
    meta: [
      ...noindexHead(context.i18n._(loaderData?.isMaker ? msg`Your elevator pitch` : msg`An elevator pitch`))
        .meta,
      ...shareMeta({
        ...context,
        path: pathIn(pathname, search.lang),
        words: pitchPreview(context.i18n),
        quoted: loaderData?.preview,
      }),
      ...modelMark(loaderData),
    ],
  }),
  component: PitchPage,
  notFoundComponent: PitchGone,
});

function PitchPage() {
  const { id } = Route.useParams();
  const { as } = Route.useSearch();
  return <PitchScreen key={id} id={id} asGuest={as === 'guest'} />;
}

function isGuest({ as }: { as?: unknown }): boolean {
  return as === 'guest';
}
