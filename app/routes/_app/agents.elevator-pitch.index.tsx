import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { PitchFormPage } from '#app/features/pitch/form/pitch-form-page';
import { placesQuery } from '#app/features/pitch/pitch.queries';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/agents/elevator-pitch/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(placesQuery()).then(() => undefined),
  head: ({ match }) => ({
    meta: [
      { title: pageTitle(match.context.i18n._(msg`Pitch Master: your elevator pitch, free`)) },
      {
        name: 'description',
        content: match.context.i18n._(
          msg`Describe your offer and your audience: six steps later you have a pitch of 15, 30, 60 and 90 seconds, built only from what you wrote.`,
        ),
      },
    ],
  }),
  component: PitchFormPage,
});
