import { findMessage, listMessages, type MessageRecord } from '#app/features/contact/server/messages';
import { argument, type Command, limitOf, OpsError, timeOf } from './command';

export const messageCommands: Command[] = [
  {
    usage: 'messages list [--limit 50]',
    does: 'what was written to the company, the newest first',
    async run({ database }, call) {
      const messages = await listMessages(database, { limit: limitOf(call) });
      return messages.map((message) => ({
        id: message.id,
        written: timeOf(message.createdAt),
        from: message.content.email,
        about: message.form === 'team' ? message.content.object : firstLine(message.content.message),
      }));
    },
  },
  {
    usage: 'messages show <id>',
    does: 'a message, whole',
    async run({ database }, call) {
      const id = argument(call, 0, 'id');
      const message = await findMessage(database, id);
      if (!message) throw new OpsError(`There is no message ${id}`);
      return describe(message);
    },
  },
];

function describe({ id, form, locale, createdAt, content }: MessageRecord): Record<string, unknown> {
  return { id, form, language: locale, written: timeOf(createdAt), ...content };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
