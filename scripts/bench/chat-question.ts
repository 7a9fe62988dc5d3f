import { Agent, request } from 'node:http';

import { encoded, functionHeaders, siteCalls } from '../../tests/support/site-calls.ts';

// A token of the timed model, in the text of a line.
const token = /(\d{13}) /g;

type OnToken = (sentAt: number, at: number) => void;

/** A question under way; `ended` once its last word has come, or it was left. */
export type Asked = { ended: Promise<void>; leave: () => void };

/** Asks a chatbot of the site at `origin` one English question. */
export function askChatbot(origin: string, slug: string, onToken: OnToken): Asked {
  const body = encoded({ slug, question: 'What does a project cost?', history: [] });
  return ask(siteCalls(origin).addressOf('chatbot.askChatbot'), body, onToken);
}

/** `onToken` gets when a token was sent and when it came, in epoch ms. */
export function ask(url: string, body: string, onToken: OnToken): Asked {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const headers = { ...functionHeaders, 'x-language': 'en' };
  const call = request(url, { method: 'POST', headers, agent: new Agent() }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`The question was answered ${answer.statusCode}`));
    answer.setEncoding('latin1').on('data', (chunk: string) => {
      const at = Date.now();
      for (const [, sentAt] of chunk.matchAll(token)) onToken(Number(sentAt), at);
    });
    answer.on('end', resolve).on('error', () => resolve());
  });
  call.on('error', () => resolve());
  call.end(body);
  return { ended, leave: () => call.destroy() };
}
