import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { UnavailableScreen } from '#app/components/layout/fallback-screens/unavailable-screen';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ShownChatbot } from './chatbot';
import { chatbotQuery } from './chatbot.queries';
import { ChatbotMissing } from './chatbot-missing';
import { ChatbotPortrait } from './chatbot-portrait';
import { ChatbotTrail } from './chatbot-trail';
import { ClosedChatbot } from './closed-chatbot';
import { ConversationView } from './conversation/conversation-view';
import styles from './chatbot-screen.module.css';

export function ChatbotScreen({ slug }: { slug: string }) {
  const { data: result, refetch, isFetching } = useSuspenseQuery(chatbotQuery(slug));
  if (!result.ok && result.error === 'missing') return <ChatbotMissing />;
  if (!result.ok) return <Unavailable onRetry={() => void refetch()} trying={isFetching} />;
  return result.value.active ? (
    <ActiveChatbot chatbot={result.value} />
  ) : (
    <ClosedChatbot chatbot={result.value} />
  );
}

function ActiveChatbot({ chatbot }: { chatbot: ShownChatbot }) {
  const { t } = useLingui();
  const { name, description, image, guide, lang } = chatbot;
  return (
    <article className={joinClasses(layout.wrap, styles.page)}>
      <ChatbotTrail name={name} />
      <div className={styles.columns}>
        <header className={styles.head}>
          <ChatbotPortrait image={image} priority />
          <div className={styles.name}>
            {!guide && <p className={typography.eyebrow}>{t`General knowledge`}</p>}
            <h1>
              <Trans>
                You are chatting with{' '}
                <span lang={lang} dir="auto">
                  {name}
                </span>
              </Trans>
            </h1>
          </div>
          <p className={styles.description} lang={lang} dir="auto">
            {description}
          </p>
          <div className={layout.buttonRow}>
            <OthersLink />
          </div>
        </header>
        <ConversationView chatbot={chatbot} />
      </div>
    </article>
  );
}

function Unavailable(retry: { onRetry: () => void; trying: boolean }) {
  return (
    <UnavailableScreen
      {...retry}
      title={<Trans>This chatbot cannot be shown just now</Trans>}
      lede={<Trans>Our chatbots are unavailable at the moment. Please try again shortly.</Trans>}
    >
      <OthersLink />
    </UnavailableScreen>
  );
}

function OthersLink() {
  return (
    <ButtonLink to="/services/chatbot" size="small">
      <Trans>Other chatbots</Trans>
    </ButtonLink>
  );
}
