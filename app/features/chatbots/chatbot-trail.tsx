import { Trans } from '@lingui/react/macro';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';

export function ChatbotTrail({ name }: { name: string }) {
  return (
    <Breadcrumbs
      trail={[{ label: <Trans>Chatbots</Trans>, to: '/services/chatbot' }]}
      current={<span dir="auto">{name}</span>}
    />
  );
}
