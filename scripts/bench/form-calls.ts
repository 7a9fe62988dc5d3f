import type { Challenge } from 'altcha-lib/types';

import { answerTo } from '../../tests/fixtures/robot-check.ts';
import { siteCalls } from '../../tests/support/site-calls.ts';

/** One message to the company: its key is the same for every try. */
export type Letter = { email: string; requestKey: string; robotCheck: string };

/** Asks the site at `origin` for a challenge and works it out. */
export async function answerChallenge(origin: string): Promise<string> {
  const answer = await siteCalls(origin).call('contact.getChallenge', { form: 'contact' });
  return answerTo(challengeIn(await answer.json()));
}

/** Whether the server says that it has the message; rejects where it gives no answer. */
export async function sendLetter(origin: string, { email, ...proof }: Letter): Promise<boolean> {
  const answer = await siteCalls(origin).call('contact.sendMessage', {
    form: 'contact',
    content: {
      firstName: 'Ada',
      lastName: 'Bench',
      email,
      phoneNumber: '',
      message: 'A message of the bench',
    },
    ...proof,
    website: '',
  });
  return answer.ok && (await answer.text()).includes('"k":["ok","value"]');
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
