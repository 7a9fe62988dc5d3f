import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

import { listenOnLoopback } from './loopback.ts';

/** `refuse-now` is 451 and `refuse-for-good` 550 at the recipient; `drop` and `hang` come after the message. */
export type SmtpMode = 'accept' | 'refuse-now' | 'refuse-for-good' | 'drop' | 'hang';

export type ReceivedMail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** By lower-case name, each on one line. */
  headers: Record<string, string>;
  /** Whom the server was told that it is from and to, in SMTP's own commands. */
  envelope: { from: string; to: string[] };
  /** Whether it came through TLS. */
  secure: boolean;
  /** As it came. */
  raw: string;
};

export type FakeSmtp = {
  /** For `SMTP_URL`. */
  url: string;
  /** How it behaves from the next command on. */
  mode: SmtpMode;
  /** Those it has accepted, in the order in which they came. */
  mails: ReceivedMail[];
  /** Those that came whole and had no answer, as `drop` and `hang` have it. */
  unanswered: ReceivedMail[];
  /** The first accepted mail, to that address or to any, that this has not returned yet; waits for it. */
  nextMail(to?: string): Promise<ReceivedMail>;
  /** Waits until it has taken a message that it leaves without an answer. */
  tookUnanswered(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  mode?: SmtpMode;
  /** 0 or unset: any free one. */
  port?: number;
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  tls?: boolean;
};

/** A mail server on loopback that keeps what it is sent, or plays a fault. */
export async function startFakeSmtp(options: Options = {}): Promise<FakeSmtp> {
  const sockets = new Map<number | undefined, Socket>();
  const returned = new Set<ReceivedMail>();
  let waiting: (() => void)[] = [];

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo(_address, _session, answer) {
      if (fake.mode === 'refuse-now') return answer(refusal(451, 'Try again later'));
      if (fake.mode === 'refuse-for-good') return answer(refusal(550, 'No such mailbox here'));
      answer();
    },
    onData(stream, session, answer) {
      buffer(stream)
        .then((raw) => readMail(raw, session))
        .then((mail) => take(mail, session, answer), answer);
    },
  });
  // A client that breaks off is part of the tests.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  const port = await listenOnLoopback(server.server, options.port);

  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    mode: options.mode ?? 'accept',
    mails: [],
    unanswered: [],
    async nextMail(to) {
      const mail = await arrival(() =>
        fake.mails.find((each) => !returned.has(each) && (to === undefined || each.to.includes(to))),
      );
      returned.add(mail);
      return mail;
    },
    async tookUnanswered() {
      await arrival(() => fake.unanswered.at(0));
    },
    async close() {
      const closed = new Promise<void>((done) => server.close(done));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
  return fake;

  function take(mail: ReceivedMail, session: SMTPServerSession, answer: () => void): void {
    const { mode } = fake;
    const kept = mode === 'drop' || mode === 'hang' ? fake.unanswered : fake.mails;
    kept.push(mail);
    if (mode === 'drop') sockets.get(session.remotePort)?.destroy();
    if (kept === fake.mails) answer();
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  }

  async function arrival<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>((arrived) => waiting.push(arrived));
    }
  }
}

async function readMail(raw: Buffer, session: SMTPServerSession): Promise<ReceivedMail> {
  const email = await PostalMime.parse(raw);
  const { mailFrom, rcptTo } = session.envelope;
  return {
    from: addressOf(email.from),
    to: (email.to ?? []).map(addressOf),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((each) => each.address) },
    secure: session.secure,
    raw: raw.toString('utf8'),
  };
}

function addressOf(address: Address | undefined): string {
  return address?.address ?? '';
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
