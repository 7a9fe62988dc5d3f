import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ShownChatbot } from './chatbot';
import { chatbotsQuery } from './chatbot.queries';
import { ChatbotEntry } from './chatbot-entry';
import { ChatbotPortrait } from './chatbot-portrait';
import { ChatbotTrail } from './chatbot-trail';
import styles from './closed-chatbot.module.css';

/** What it would have answered, and who answers instead. */
export function ClosedChatbot({ chatbot }: { chatbot: ShownChatbot }) {
  const { name, image, example, lang } = chatbot;
  return (
    <article className={joinClasses(layout.wrap, styles.closed)}>
      <ChatbotTrail name={name} />
      <header className={styles.head}>
        <ChatbotPortrait image={image} priority />
        <h1 className={typography.title}>
          <Trans>Chatbot {name} is currently disabled.</Trans>
        </h1>
        <p className={typography.lede}>
          <Trans>Try again later.</Trans>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.about}>
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
          <div className={layout.buttonRow}>
            <ButtonLink to="/services/chatbot">
              <Trans>Other chatbots</Trans>
            </ButtonLink>
          </div>
        </div>
        <OpenInstead />
      </div>
    </article>
  );
}

function OpenInstead() {
  const { data } = useQuery(chatbotsQuery());
  const open = data?.ok ? data.value.filter(({ active }) => active) : [];
  if (open.length === 0) return null;
  return (
    <section className={styles.instead}>
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
