import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { MessageTopic } from '../contact';

/** The name of each topic, and what to write of it. */
export const topicWords: Record<MessageTopic, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  demo: { name: msg`A demo`, hint: msg`What you sell, to whom, and what you would like to see.` },
  project: {
    name: msg({ context: 'topic', message: 'A project' }),
    hint: msg`The aim, the deadline, and what you have tried already.`,
  },
  problem: {
    name: msg`A problem`,
    hint: msg`What you expected, what you got, and the link to the pitch if we may read it.`,
  },
  other: { name: msg`Something else`, hint: msg`Your question, and what the answer is for.` },
};
