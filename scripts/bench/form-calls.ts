import type { Challenge } from 'altcha-lib/types';
import type { Page, Request } from 'playwright';

import { answerTo } from '../../tests/fixtures/robot-check.ts';

/** One message to the company: its key is the same for every try. */
export type Letter = { email: string; requestKey: string; robotCheck: string };

/** What the contact form asks of the server, recorded once, to be repeated by the hundred without a browser. */
export type FormCalls = {
  /** Asks for a challenge and works it out. */
  answerChallenge(): Promise<string>;
  /** Whether the server says that it has the message; rejects where it gives no answer. */
  send(letter: Letter): Promise<boolean>;
};

const headers = {
  'x-tsr-serverfn': 'true',
  accept: 'application/x-tss-framed, application/x-ndjson, application/json',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
};

/** Sends a message by the form at `origin`, and keeps what the page sent. */
export async function recordForm(page: Page, origin: string): Promise<FormCalls> {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_serverFn')) seen.push(request);
  });
  const email = 'recorded@example.org';
  await page.goto(`${origin}/contact?lang=en`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Bench');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('A message of the bench');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await page.getByText('Thank you! Your message has been sent.').waitFor();

  const ask = seen.find((request) => decodeURIComponent(request.url()).includes('"contact"'));
  const send = seen.find((request) => request.method() === 'POST');
  const body = send?.postData() ?? '';
  const requestKey = /[0-9a-f]{32}/.exec(body)?.[0];
  const robotCheck = /"s":"(\{\\\\\\"challenge.*?\}\})"/.exec(body)?.[1];
  if (!ask || !send || !requestKey || !robotCheck) throw new Error('The page sent no message');

  return {
    async answerChallenge() {
      const answer = await fetch(ask.url(), { headers });
      return answerTo(challengeIn(await answer.json()));
    },
    async send(letter) {
      const answer = await fetch(send.url(), {
        method: 'POST',
        headers,
        body: body
          .replace(robotCheck, () => quoted(quoted(letter.robotCheck)))
          .replace(requestKey, letter.requestKey)
          .replace(email, letter.email),
      });
      return answer.ok && (await answer.text()).includes('"k":["ok","value"]');
    },
  };
}

/** As a string of JSON has it, without its quotes. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** A value as the framework sends it: of an object the names, and the values in the same order. */
type Sent = { s?: string | number; p?: { k: string[]; v: Sent[] } };

function challengeIn(answer: Sent): Challenge {
  return JSON.parse(JSON.stringify(plain(member(member(answer, 'result'), 'value'))));
}

function member({ p }: Sent, name: string): Sent {
  const value = p?.v[p.k.indexOf(name)];
  if (!value) throw new Error(`The server sent no ${name}`);
  return value;
}

function plain({ s, p }: Sent): unknown {
  return p ? Object.fromEntries(p.k.map((name, at) => [name, plain(p.v[at] ?? {})])) : s;
}
