import * as z from 'zod';

import type { Log } from '#app/server/log';
import { readCapped } from './read-capped';
import { isSecret } from './same-secret';
import type { ContentSource, Purge } from './content-source';

const maxBytes = 1024 * 1024;

const notice = z.object({ event: z.string().max(100), model: z.string().max(100).optional() });

type Options = { secret: string | undefined; content: Pick<ContentSource, 'purge'>; log: Log };

/**
 * The content service says that something changed: `POST` with `Authorization: Bearer <CONTENT_WEBHOOK_SECRET>` and
 * Strapi's JSON, of which only `event` and `model` count. Answers 204, or 404 where no secret is configured, 401, 413,
 * 400; what it does not understand purges nothing.
 */
export async function receiveWebhook(request: Request, { secret, content, log }: Options): Promise<Response> {
  if (!secret) return answer(404);
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!isSecret(given, secret)) return answer(401);
  const text = await readCapped(request.body, maxBytes);
  if (text === undefined) return answer(413);
  const read = notice.safeParse(parseJson(text));
  if (!read.success) return answer(400);
  content.purge(purgeOf(read.data));
  log.info({ event: read.data.event, model: read.data.model }, 'the content service announced a change');
  return answer(204);
}

/**
 * What a change reaches. A card of an article stands in every list, and names its category, author and picture; whatever
 * is not known by name (a picture, a component, a user) may stand anywhere.
 */
function purgeOf({ event, model }: z.infer<typeof notice>): Purge {
  // What was unpublished or deleted may not be shown even while the service fails.
  const gone = /\.(unpublish|delete)$/.test(event);
  if (model === 'chatbot') return { kind: 'chatbots', gone };
  if (model === 'article' || model === 'category') return { kind: 'articles', gone };
  return { gone };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
