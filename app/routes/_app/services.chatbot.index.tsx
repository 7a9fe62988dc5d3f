import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { chatbotsQuery } from '#app/features/chatbots/chatbot.queries';
import { DirectoryScreen } from '#app/features/chatbots/directory-screen';
import { pageHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/services/chatbot/')({
  staticData: { words: ['chatbots'] },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(chatbotsQuery());
  },
  head: ({ match: { context, search } }) =>
    pageHead(context, {
      title: context.i18n._(msg`Chatbots`),
      description: context.i18n._(msg`Verbe’s chatbots: a guide to this site, and topic chatbots.`),
      path: '/services/chatbot',
      addressLang: search.lang,
    }),
  component: DirectoryScreen,
});
