import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { type LimitName, limits } from '#app/server/http/rate-limits/rate-limits';
import { issueChallenge } from '#app/server/robot-check/challenge';
import { answerTo } from '#tests/fixtures/robot-check';
import {
  idIn,
  order,
  requestKey,
  type ScannedSite,
  secrets,
  type Visitor,
} from '#tests/integration/support/site-under-scan';
import { until } from '#tests/integration/support/until';

/** `spend` is called until the allowance is gone; `refused` is what would then change something. */
type Act = { spend: () => Promise<Response>; refused: () => Promise<Response> };

type Case = {
  name: string;
  limit: LimitName;
  site: 'whole' | 'failing';
  /** A table that `refused` would write to, were it not refused. */
  table: string;
  prepare: (visitor: Visitor, site: ScannedSite) => Promise<Act>;
};

const address = () => `${randomUUID()}@duck.com`;
const shorter = { kind: 'tone', tone: 'shorter' };

/** The limits of functions, with the pitches, forms and addresses that each needs. */
export const limitCases: Case[] = [
  {
    name: 'a pitch',
    limit: 'pitch',
    site: 'whole',
    table: 'pitches',
    prepare: async (visitor) => {
      const make = () => visitor.call('pitch.createPitch', order());
      return { spend: make, refused: make };
    },
  },
  {
    name: 'a refinement',
    limit: 'refinement',
    site: 'whole',
    table: 'pitch_versions',
    prepare: async (visitor, site) => {
      const call = await ownPitch(visitor, site);
      const refine = (from: number) => call('refinePitch', { from, refinement: shorter, insist: false });
      return { spend: () => refine(99), refused: () => refine(1) };
    },
  },
  {
    name: 'undo and redo',
    limit: 'undo',
    site: 'whole',
    table: 'pitches',
    prepare: async (visitor, site) => {
      const call = await ownPitch(visitor, site);
      const show = (version: number) => call('showVersion', { version });
      return { spend: () => show(99), refused: () => show(1) };
    },
  },
  {
    name: 'what others see of a pitch',
    limit: 'undo',
    site: 'whole',
    table: 'pitches',
    prepare: async (visitor, site) => {
      const call = await ownPitch(visitor, site);
      const sharing = { duration: null, hidesLonger: true, inPreview: true };
      return {
        spend: () => call('showVersion', { version: 99 }),
        refused: () => call('sharePitch', { sharing }),
      };
    },
  },
  {
    name: 'another try of a pitch that failed',
    limit: 'retry',
    site: 'failing',
    table: 'pitch_versions',
    prepare: async (visitor, site) => {
      const [first, second] = [await ownPitch(visitor, site), await ownPitch(visitor, site)];
      return { spend: () => first('retryPitch'), refused: () => second('retryPitch') };
    },
  },
  {
    name: 'an address left for a pitch that failed',
    limit: 'pitchMail',
    site: 'failing',
    table: 'pitch_recipients',
    prepare: async (visitor, site) => {
      const [first, second] = [await ownPitch(visitor, site), await ownPitch(visitor, site)];
      const leave = (call: typeof first) => call('leaveEmail', { email: address() });
      return { spend: () => leave(first), refused: () => leave(second) };
    },
  },
  {
    name: 'one address, left by many',
    limit: 'mailTo',
    site: 'failing',
    table: 'pitch_recipients',
    prepare: async (_, site) => {
      const email = address();
      const leave = async () => {
        const call = await ownPitch(site.visitor(), site);
        return call('leaveEmail', { email });
      };
      return { spend: leave, refused: leave };
    },
  },
  {
    name: 'feedback',
    limit: 'feedback',
    site: 'whole',
    table: 'pitch_feedback',
    prepare: async (visitor, site) => {
      const call = await ownPitch(visitor, site);
      const say = () => call('sendFeedback', { useful: true, comment: 'Clair et court.' });
      return { spend: say, refused: say };
    },
  },
  {
    name: 'a message to the company',
    limit: 'message',
    site: 'whole',
    table: 'messages',
    prepare: async (visitor) => {
      const answers = await robotChecks('contact', limits.message[0].points + 1);
      const write = () =>
        visitor.call('contact.sendMessage', {
          form: 'contact',
          content: {
            topic: 'other',
            firstName: 'Ada',
            lastName: 'Martin',
            email: address(),
            phoneNumber: '',
            message: 'Que faites-vous ?',
          },
          requestKey: requestKey(),
          robotCheck: answers.pop() ?? '',
          website: '',
        });
      return { spend: write, refused: write };
    },
  },
  {
    name: 'a subscription to the newsletter',
    limit: 'newsletter',
    site: 'whole',
    table: 'newsletter_subscribers',
    prepare: async (visitor) => {
      const answers = await robotChecks('newsletter', limits.newsletter[0].points + 1);
      const subscribe = () =>
        visitor.call('newsletter.subscribe', {
          email: address(),
          robotCheck: answers.pop() ?? '',
          website: '',
        });
      return { spend: subscribe, refused: subscribe };
    },
  },
  {
    name: 'the proof of a consent',
    limit: 'consent',
    site: 'whole',
    table: 'consent_proofs',
    prepare: async (visitor) => {
      const keep = () =>
        visitor.call('consent.keepProof', { id: requestKey(), version: 1, choice: 'refused' });
      return { spend: keep, refused: keep };
    },
  },
];

/** Answers to as many challenges, which can be given at once. */
async function robotChecks(form: 'contact' | 'newsletter', count: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, async () => answerTo(await issueChallenge({ form, secret: secrets.site }))),
  );
  // Faster than that, nobody fills in a form.
  await pause(3_100);
  return answers;
}

/** Whether the pitches of the site are made, and the mails about its messages are sent. */
export function isAtRest(site: ScannedSite): boolean {
  return pitchesUnderWay(site) === 0 && mailsUnderWay(site) === 0;
}

/** Calls of the browser that made a pitch, once it is ready or has failed. */
async function ownPitch(visitor: Visitor, site: ScannedSite) {
  const made = await visitor.call('pitch.createPitch', order());
  const [cookie = ''] = made.headers.getSetCookie();
  const id = await idIn(made);
  await until(async () => pitchesUnderWay(site) === 0);
  return (name: string, data: object = {}) =>
    visitor.call(`pitch.${name}`, { id, ...data }, { cookie: cookie.split(';')[0] ?? '' });
}

function pitchesUnderWay(site: ScannedSite): unknown {
  return site.stored(
    "select count(*) from pitch_versions where status = 'generating' or (status = 'ready' and score is null)",
  );
}

/** Of messages; their rows say when each was sent. */
function mailsUnderWay(site: ScannedSite): unknown {
  return site.stored('select count(*) from messages where forwarded_at is null or receipt_at is null');
}
