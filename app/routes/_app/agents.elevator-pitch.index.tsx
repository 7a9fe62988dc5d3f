import { createFileRoute } from '@tanstack/react-router';

import { PitchFormPage } from '#app/features/pitch/form/pitch-form-page';
import { claimsQuery, placesQuery } from '#app/features/pitch/pitch.queries';
import { formPreview } from '#app/features/pitch/share/preview-words';
import { pathIn } from '#app/features/pitch/share/share-address';
import { shareMeta } from '#app/features/pitch/share/share-meta';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/agents/elevator-pitch/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(placesQuery()),
      queryClient.ensureQueryData(claimsQuery()),
    ]);
  },
  head: ({ match: { context, search } }) => {
    const words = formPreview(context.i18n);
    return {
      meta: [
        { title: pageTitle(words.title) },
        { name: 'description', content: words.description },
        ...shareMeta({ ...context, path: pathIn('/agents/elevator-pitch', search.lang), words }),
      ],
    };
  },
  component: PitchFormPage,
});
