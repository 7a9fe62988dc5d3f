import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { Callout } from '#app/components/ui/callout';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { ShownChatbot } from './chatbot';
import { chatbotsQuery } from './chatbot.queries';
import { ChatbotPortrait } from './chatbot-portrait';
import styles from './directory-screen.module.css';

/** `/services/chatbot`: the guide of the site, then the chatbots of general knowledge. */
export function DirectoryScreen() {
  const { data } = useSuspenseQuery(chatbotsQuery());
  return (
    <div className={joinClasses(layout.wrap, styles.chatbots)}>
      <Breadcrumbs current={<Trans>Chatbots</Trans>} />
      <header className={styles.head}>
        <h1 className={typography.title}>
          <Trans>Chatbots to talk to</Trans>
        </h1>
        <p className={typography.lede}>
          <Trans>
            One knows this site by heart, the others have read widely. None of them is a person, and each says
            so.
          </Trans>
        </p>
      </header>
      {data.ok ? <Directory chatbots={data.chatbots} /> : <Away />}
    </div>
  );
}

function Directory({ chatbots }: { chatbots: ShownChatbot[] }) {
  if (chatbots.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No results</Trans>
      </p>
    );
  }
  return (
    <>
      <Group title={<Trans>The guide</Trans>} chatbots={chatbots.filter(({ guide }) => guide)} />
      <Group title={<Trans>General knowledge</Trans>} chatbots={chatbots.filter(({ guide }) => !guide)} />
    </>
  );
}

function Group({ title, chatbots }: { title: ReactNode; chatbots: ShownChatbot[] }) {
  if (chatbots.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {chatbots.map((chatbot) => (
          <Entry key={chatbot.slug} chatbot={chatbot} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ chatbot }: { chatbot: ShownChatbot }) {
  const { t } = useLingui();
  const { slug, name, description, image, active, lang } = chatbot;
  return (
    <li className={styles.entry}>
      <ChatbotPortrait image={image} />
      <div>
        <h3 lang={lang} dir="auto">
          <Link to="/services/chatbot/$chatbotSlug" params={{ chatbotSlug: slug }}>
            {name}
          </Link>
        </h3>
        <p lang={lang} dir="auto">
          {description}
        </p>
        <p className={styles.state}>{active ? t`Opens soon` : t`Currently disabled`}</p>
      </div>
    </li>
  );
}

function Away() {
  return (
    <Callout>
      <Trans>The chatbots cannot be shown just now. Please come back in a moment.</Trans>
    </Callout>
  );
}
