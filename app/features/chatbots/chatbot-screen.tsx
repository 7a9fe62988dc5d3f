import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { AwayScreen } from '#app/components/layout/away-screen';
import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { Page } from '#app/components/layout/page';
import { ScreenMark } from '#app/components/layout/screen-mark';
import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/layout.module.css';
import type { ShownChatbot } from './chatbot';
import { chatbotQuery } from './chatbot.queries';
import { ChatbotMissing } from './chatbot-missing';
import { ChatbotPortrait } from './chatbot-portrait';
import styles from './chatbot-screen.module.css';

/** `/services/chatbot/{slug}`: one chatbot, active or not, or what stands in its place. */
export function ChatbotScreen({ slug }: { slug: string }) {
  const { data: result, refetch, isFetching } = useSuspenseQuery(chatbotQuery(slug));
  if (!result.ok && result.error === 'missing') return <ChatbotMissing />;
  if (!result.ok) return <Away onRetry={() => void refetch()} trying={isFetching} />;
  return result.chatbot.active ? (
    <ActiveChatbot chatbot={result.chatbot} />
  ) : (
    <InactiveChatbot chatbot={result.chatbot} />
  );
}

function ActiveChatbot({ chatbot }: { chatbot: ShownChatbot }) {
  const { t } = useLingui();
  const { name, description, image, guide, lang } = chatbot;
  return (
    <Page
      breadcrumbs={<Way to={name} />}
      eyebrow={guide ? undefined : t`General knowledge`}
      title={
        <span lang={lang} dir="auto">
          {name}
        </span>
      }
      lede={
        <span lang={lang} dir="auto">
          {description}
        </span>
      }
    >
      <div className={styles.soon}>
        <ChatbotPortrait image={image} priority />
        <p>
          <Trans>The conversation with {name} opens here soon.</Trans>
        </p>
      </div>
      <OtherChatbots />
    </Page>
  );
}

function InactiveChatbot({ chatbot: { name } }: { chatbot: ShownChatbot }) {
  return (
    <Page
      breadcrumbs={<Way to={name} />}
      eyebrow={<ScreenMark />}
      title={<Trans>Chatbot {name} is currently disabled.</Trans>}
      lede={<Trans>Try again later.</Trans>}
    >
      <OtherChatbots />
    </Page>
  );
}

function Way({ to }: { to: string }) {
  return (
    <Breadcrumbs
      trail={[{ label: <Trans>Chatbots</Trans>, to: '/services/chatbot' }]}
      current={<span dir="auto">{to}</span>}
    />
  );
}

function OtherChatbots() {
  return (
    <div className={layout.buttonRow}>
      <OthersLink />
    </div>
  );
}

function Away(retry: { onRetry: () => void; trying: boolean }) {
  return (
    <AwayScreen
      {...retry}
      title={<Trans>This chatbot cannot be shown just now</Trans>}
      lede={<Trans>The service that keeps our chatbots does not answer. Please try again in a moment.</Trans>}
    >
      <OthersLink />
    </AwayScreen>
  );
}

function OthersLink() {
  return (
    <ButtonLink to="/services/chatbot">
      <Trans>Other chatbots</Trans>
    </ButtonLink>
  );
}
