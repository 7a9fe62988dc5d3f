import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import stretchedLink from '#app/components/ui/styles/stretched-link.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ShownChatbot } from './chatbot';
import { ChatbotPortrait } from './chatbot-portrait';
import styles from './chatbot-entry.module.css';

/** An item of a list; the whole of it leads to the chatbot. */
export function ChatbotEntry({ chatbot }: { chatbot: ShownChatbot }) {
  const { t } = useLingui();
  const { slug, name, description, image, guide, active, lang } = chatbot;
  return (
    <li className={styles.entry}>
      <ChatbotPortrait image={image} />
      <div>
        <p className={typography.eyebrow}>{guide ? t`This site` : t`General knowledge`}</p>
        <h3 className={stretchedLink.stretched} lang={lang} dir="auto">
          <Link to="/services/chatbot/$chatbotSlug" params={{ chatbotSlug: slug }}>
            {name}
          </Link>
        </h3>
        <p lang={lang} dir="auto">
          {description}
        </p>
        <p className={styles.state}>{active ? t`Open: ask a question` : t`Currently disabled`}</p>
      </div>
    </li>
  );
}
