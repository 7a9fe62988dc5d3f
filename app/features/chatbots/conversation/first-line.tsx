import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ShownChatbot } from '../chatbot';
import styles from './state/conversation.module.css';

/** Who answers, and what happens to the words, before the first question (AI Act, article 50(1)). */
export function FirstLine({ chatbot }: { chatbot: ShownChatbot }) {
  return (
    <div className={styles.firstLine}>
      {chatbot.answeredBy === 'model' ? <AboutModel modelIn={chatbot.modelIn} /> : <AboutSearch />}
    </div>
  );
}

function AboutSearch() {
  return (
    <>
      <p>
        <strong>
          <Trans>You are talking to a machine, not a person.</Trans>
        </strong>{' '}
        <Trans>It searches this site and quotes it: no generative AI writes the answers.</Trans>
      </p>
      <p>
        <Trans>
          Your questions are sent to our server to be answered, and kept only in this tab, until you close it.{' '}
          <Link to="/confidentialite">Privacy</Link>
        </Trans>
      </p>
    </>
  );
}

function AboutModel({ modelIn }: Pick<ShownChatbot, 'modelIn'>) {
  return (
    <>
      <p>
        <strong>
          <Trans>You are talking to an AI, not a person.</Trans>
        </strong>{' '}
        <Trans>It can be wrong: check what matters, and give it no personal data.</Trans>
      </p>
      <p>
        {modelIn ? (
          <Trans>
            Your latest messages go to the language model that answers, hosted in this country: {modelIn}.
          </Trans>
        ) : (
          <Trans>Your latest messages go to the language model that answers.</Trans>
        )}{' '}
        <Trans>
          We keep none of them: they stay in this tab, until you close it.{' '}
          <Link to="/confidentialite">Privacy</Link>
        </Trans>
      </p>
    </>
  );
}
