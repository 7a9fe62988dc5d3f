import * as z from 'zod';

import { parseJson } from '#app/lib/parse-json';
import { emptyAnswer } from '#app/server/answers';
import type { Log } from '#app/server/log';
import { databaseRetryAfter, isDatabaseUnavailable } from '../db/database-unavailable';
import { errorFacts } from '../error-facts';
import { readCappedText } from '../read-capped';
import type { Purge } from './content-source';
import type { PurgeEverywhere } from './purge-everywhere';
import { isSecret } from '#app/server/secret';

const maxBytes = 1024 * 1024;

const notice = z.object({ event: z.string().max(100), model: z.string().max(100).optional() });

type Options = {
  secret: string | undefined;
  purgeEverywhere: PurgeEverywhere;
  log: Log;
};

/**
 * Takes Strapi's webhook. Answers 204; 404 without a configured secret, 401, 413, 400; 503 where the other processes could
 * not be told.
 */
export async function receiveWebhook(
  request: Request,
  { secret, purgeEverywhere, log }: Options,
): Promise<Response> {
  if (!secret) return emptyAnswer(404);
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!isSecret(token, secret)) return emptyAnswer(401);
  const text = await readCappedText(request.body, maxBytes);
  if (text === undefined) return emptyAnswer(413);
  const read = parseJson(text, notice);
  if (!read) return emptyAnswer(400);
  const { event, model } = read;
  log.info({ event, model }, 'the content service announced a change');
  try {
    await purgeEverywhere(purgeOf(read));
    return emptyAnswer(204);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn(errorFacts(error), 'the other processes were not told of a change');
    return emptyAnswer(503, { 'retry-after': databaseRetryAfter });
  }
}

/** Article cards stand in every list. What is not known by name (a picture, a user) may stand anywhere. */
function purgeOf({ event, model }: z.infer<typeof notice>): Purge {
  const removed = /\.(unpublish|delete)$/.test(event);
  if (/^media\.(update|delete)$/.test(event)) return { kind: 'media', removed };
  if (model === 'chatbot') return { kind: 'chatbots', removed };
  if (model === 'article' || model === 'category') return { kind: 'articles', removed };
  return { removed };
}
