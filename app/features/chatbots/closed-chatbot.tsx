import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { Page } from '#app/components/layout/page';
import { ScreenMark } from '#app/components/layout/screen-mark';
import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { ShownChatbot } from './chatbot';
import { chatbotsQuery } from './chatbot.queries';
import { ChatbotEntry } from './chatbot-entry';
import { ChatbotTrail } from './chatbot-trail';
import styles from './closed-chatbot.module.css';

/** What it would have answered, and who answers instead. */
export function ClosedChatbot({ chatbot }: { chatbot: ShownChatbot }) {
  const { name, example, lang } = chatbot;
  return (
    <Page
      breadcrumbs={<ChatbotTrail name={name} />}
      eyebrow={<ScreenMark />}
      title={<Trans>Chatbot {name} is currently disabled.</Trans>}
      lede={<Trans>Try again later.</Trans>}
    >
      <p lang={lang} dir="auto">
        {chatbot.description}
      </p>
      {example && (
        <section className={styles.example}>
          <h2 className={typography.label}>
            <Trans>An example, written by us</Trans>
          </h2>
          <div lang={lang} dir="auto">
            <h3>{example.question}</h3>
            <p>{example.answer}</p>
          </div>
        </section>
      )}
      <OpenInstead />
      <div className={layout.buttonRow}>
        <ButtonLink to="/services/chatbot">
          <Trans>Other chatbots</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}

function OpenInstead() {
  const { data } = useQuery(chatbotsQuery());
  const open = data?.ok ? data.value.filter(({ active }) => active) : [];
  if (open.length === 0) return null;
  return (
    <section>
      <h2>
        <Trans>Open now</Trans>
      </h2>
      <ul className={styles.open}>
        {open.map((chatbot) => (
          <ChatbotEntry key={chatbot.slug} chatbot={chatbot} />
        ))}
      </ul>
    </section>
  );
}
