import { createFileRoute } from '@tanstack/react-router';

import { PitchFormPage } from '#app/features/pitch/form/pitch-form-page';
import { claimsQuery } from '#app/features/pitch/pitch.queries';
import { formPreview } from '#app/features/pitch/link-preview/preview-words';
import { pitchPicture } from '#app/features/pitch/link-preview/share-meta';
import { pageHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch/')({
  staticData: { words: ['pitch', 'pitch-form'] },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(claimsQuery());
  },
  head: ({ match: { context, search } }) => {
    const words = formPreview(context.i18n);
    return pageHead(context, {
      ...words,
      path: '/agents/elevator-pitch',
      addressLang: search.lang,
      image: pitchPicture({ ...context, words }),
    });
  },
  component: PitchFormPage,
});
