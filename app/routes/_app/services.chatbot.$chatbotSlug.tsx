import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { ChatbotMissing } from '#app/features/chatbots/chatbot-missing';
import { chatbotQuery } from '#app/features/chatbots/chatbot.queries';
import { ChatbotScreen } from '#app/features/chatbots/chatbot-screen';
import { noindexHead, pageHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/services/chatbot/$chatbotSlug')({
  staticData: { words: ['chatbots'] },
  loader: async ({ context, params }) => {
    const result = await context.queryClient.ensureQueryData(chatbotQuery(params.chatbotSlug));
    if (!result.ok && result.error === 'missing') throw notFound();
    return result.ok ? { name: result.chatbot.name, description: result.chatbot.description } : undefined;
  },
  head: ({ match: { context, params, search }, loaderData }) =>
    loaderData
      ? pageHead(context, {
          title: loaderData.name,
          description: loaderData.description,
          path: `/services/chatbot/${encodeURIComponent(params.chatbotSlug)}`,
          asked: search.lang,
        })
      : noindexHead(context.i18n._(msg`Chatbot`)),
  component: Chatbot,
  notFoundComponent: ChatbotMissing,
});

function Chatbot() {
  const { chatbotSlug } = Route.useParams();
  return <ChatbotScreen key={chatbotSlug} slug={chatbotSlug} />;
}
