import type { Fetch } from '../service';
import { type Collections, toCollections } from './entities';
import { readLibrary } from './library';
import { answerQuery } from './query';

/**
 * Answers the six calls from the bundled content as a Strapi 5 server would, so that whoever asks needs no other way.
 * The files are read at the first call.
 */
export function createBundledFetch(
  load: () => Promise<Collections> = async () => toCollections(await readLibrary()),
): Fetch {
  let loading: Promise<Collections> | undefined;
  return async (url) => {
    loading ??= load();
    const collections = await loading;
    const type = url.pathname.split('/').at(-1);
    if (type !== 'articles' && type !== 'chatbots') return refuse(404, 'NotFoundError', 'Not Found');
    const answer = answerQuery(collections[type], url.searchParams);
    return answer ? Response.json(answer) : refuse(400, 'ValidationError', 'Invalid parameter');
  };
}

function refuse(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}
