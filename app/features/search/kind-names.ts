import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { HitKind } from './search';

export const kindNames: Record<HitKind, MessageDescriptor> = {
  page: msg`Pages`,
  question: msg`Questions and answers`,
  article: msg`Articles`,
  chatbot: msg`Chatbots`,
};
