import * as z from 'zod';

import type { Log } from '#app/server/log';
import type { PageCache } from '../http/page-cache/page-cache';
import { readCapped } from '../http/read-capped';
import { isSecret } from './same-secret';
import type { ContentSource, Purge } from './content-source';

const maxBytes = 1024 * 1024;

const notice = z.object({ event: z.string().max(100), model: z.string().max(100).optional() });

type Options = {
  secret: string | undefined;
  content: Pick<ContentSource, 'purge'>;
  pageCache?: Pick<PageCache, 'purge'>;
  log: Log;
};

/** Takes Strapi's webhook. Answers 204; 404 without a configured secret, 401, 413, 400. */
export async function receiveWebhook(
  request: Request,
  { secret, content, pageCache, log }: Options,
): Promise<Response> {
  if (!secret) return answer(404);
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!isSecret(token, secret)) return answer(401);
  const text = await readCapped(request.body, maxBytes);
  if (text === undefined) return answer(413);
  const read = notice.safeParse(parseJson(text));
  if (!read.success) return answer(400);
  content.purge(purgeOf(read.data));
  // Titles and pictures stand on many pages.
  pageCache?.purge();
  log.info({ event: read.data.event, model: read.data.model }, 'the content service announced a change');
  return answer(204);
}

/** Article cards stand in every list. What is not known by name (a picture, a user) may stand anywhere. */
function purgeOf({ event, model }: z.infer<typeof notice>): Purge {
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
