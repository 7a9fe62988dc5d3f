import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { Callout } from '#app/components/ui/callout';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ShownChatbot } from './chatbot';
import { chatbotsQuery } from './chatbot.queries';
import { ChatbotEntry } from './chatbot-entry';
import styles from './directory-screen.module.css';

export function DirectoryScreen() {
  const { data } = useSuspenseQuery(chatbotsQuery());
  return (
    <div className={joinClasses(layout.wrap, styles.chatbots)}>
      <Breadcrumbs current={<Trans>Chatbots</Trans>} />
      <header className={styles.head}>
        <h1 className={typography.title}>
          <Trans>Ask our chatbots</Trans>
        </h1>
        <p className={typography.lede}>
          <Trans>
            The guide answers from the pages of this site. The others, each on a topic of its own, need a
            language model: the list says which are open. None of them is a person, and each says so before
            your first question.
          </Trans>
        </p>
      </header>
      {data.ok ? <Directory chatbots={data.value} /> : <Unavailable />}
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
      <Group title={<Trans>Open now</Trans>} chatbots={chatbots.filter(({ active }) => active)} />
      <Group title={<Trans>Closed for now</Trans>} chatbots={chatbots.filter(({ active }) => !active)} />
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
          <ChatbotEntry key={chatbot.slug} chatbot={chatbot} />
        ))}
      </ul>
    </section>
  );
}

function Unavailable() {
  return (
    <Callout>
      <Trans>The chatbots cannot be shown just now. Please come back in a moment.</Trans>
    </Callout>
  );
}
