import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

import { MailError } from './mail-error';
import type { Message } from './message';

/** Writes a file `<time>-<hash>.eml` a mail, mode 600, atomically; a repeat replaces the first. */
export function createOutbox(folder: string) {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox' as const,
    async deliver(message: Message): Promise<void> {
      const { message: content } = await composer.sendMail(message);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const name = await nameFor(message, folder);
        const draft = join(folder, `.${name}.${process.pid}`);
        await writeFile(draft, content, { mode: 0o600, flush: true });
        await rename(draft, join(folder, name));
      } catch {
        throw new MailError('storage');
      }
    },
    close(): void {},
  };
}

async function nameFor({ messageId }: Message, folder: string): Promise<string> {
  const end = `-${messageId.slice(1, messageId.indexOf('@'))}.eml`;
  const time = new Date().toISOString().replaceAll(/\W/g, '');
  const names = await readdir(folder);
  return names.find((name) => name.endsWith(end)) ?? `${time}${end}`;
}
