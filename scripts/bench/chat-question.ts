import { Agent, request } from 'node:http';
import type { Browser } from 'playwright';

const headers = {
  'x-tsr-serverfn': 'true',
  accept: 'application/x-tss-framed, application/x-ndjson, application/json',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
};

// A token of the timed model, in the text of a line.
const token = /(\d{13}) /g;

/** Asks once in a browser and keeps what it sent, to be repeated by the hundred without one. */
export async function recordQuestion(on: Browser, address: string) {
  const page = await on.newPage();
  await page.goto(address);
  const send = page.getByRole('button', { name: 'Send' });
  await page.locator('main form button[type=submit]:enabled').waitFor();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What does a project cost?');
  const asking = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('_serverFn'));
  await send.click();
  const sent = await asking;
  const { pathname } = new URL(sent.url());
  const body = sent.postData() ?? '';
  await page.context().close();
  return {
    ask: (origin: string, onToken: (sentAt: number, at: number) => void) =>
      ask(origin + pathname, body, onToken),
  };
}

/** A question under way; `ended` once its last word has come, or it was left. */
export type Asked = { ended: Promise<void>; leave: () => void };

/** `onToken` gets when a token was sent and when it came, in epoch ms. */
export function ask(url: string, body: string, onToken: (sentAt: number, at: number) => void): Asked {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
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
