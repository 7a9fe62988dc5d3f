import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

import { ChatbotMissing } from '#app/features/chatbots/chatbot-missing';
import { chatbotQuery, chatbotsQuery } from '#app/features/chatbots/chatbot.queries';
import { ChatbotScreen } from '#app/features/chatbots/chatbot-screen';
import type { Locale } from '#app/i18n/locales';
import { noindexHead, pageHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/services/chatbot/$chatbotSlug')({
  staticData: { words: ['chatbots'] },
  loader: async ({ context, params }) => {
    const result = await context.queryClient.ensureQueryData(chatbotQuery(params.chatbotSlug));
    if (!result.ok && result.error === 'missing') throw notFound();
    if (result.ok && result.value.slug !== params.chatbotSlug.normalize('NFC'))
      throw redirect({
        to: '/services/chatbot/$chatbotSlug',
        params: { chatbotSlug: result.value.slug },
        search: (before: { lang?: Locale }) => ({ lang: before.lang }),
        replace: true,
        statusCode: 302,
      });
    // A closed chatbot shows which are open instead.
    if (result.ok && !result.value.active) await context.queryClient.ensureQueryData(chatbotsQuery());
  },
  head: ({ match: { context, params, search } }) => {
    const result = context.queryClient.getQueryData(chatbotQuery(params.chatbotSlug).queryKey);
    if (!result?.ok) return noindexHead(context.i18n._(msg`Chatbot`));
    return pageHead(context, {
      title: result.value.name,
      description: result.value.description,
      path: `/services/chatbot/${encodeURIComponent(params.chatbotSlug)}`,
      addressLang: search.lang,
    });
  },
  component: Chatbot,
  notFoundComponent: ChatbotMissing,
});

function Chatbot() {
  const { chatbotSlug } = Route.useParams();
  return <ChatbotScreen key={chatbotSlug} slug={chatbotSlug} />;
}
